import type { Finder } from "@dilo/forms";
import { z } from "zod";

/** Where an OpenAI-compatible model answers. */
export interface ModelSettings {
  /** The address before `/chat/completions`. */
  readonly url: string;
  readonly key?: string;
  readonly name: string;
}

/** A model that takes longer is not waited for. */
const patienceMs = 2500;
const attempts = 2;

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const Pieces = z.object({ pieces: z.array(z.string()).max(12) });

const task =
  "You get a Spanish transcript in which numbers are masked as [n1], [n2]. Copy, character by character, the pieces " +
  'that answer a question of the given kind, in their order. Add nothing. Reply with JSON: {"pieces": ["..."]}. ' +
  'If nothing answers it, reply {"pieces": []}.';

/** Finds the words of an answer with a language model. Any failure is "nothing found": the person is asked instead. */
export function finderViaModel({ url, key, name }: ModelSettings): Finder {
  return {
    async find(asked) {
      const body = JSON.stringify({
        model: name,
        temperature: 0,
        response_format: { type: "json_object" },
        messages: [
          { role: "system", content: task },
          { role: "user", content: JSON.stringify(asked) },
        ],
      });
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const pieces = await ask(`${url.replace(/\/$/, "")}/chat/completions`, key, body);
        if (pieces !== undefined) return pieces;
      }
      return undefined;
    },
  };
}

async function ask(url: string, key: string | undefined, body: string): Promise<readonly string[] | undefined> {
  try {
    const headers = {
      "content-type": "application/json",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const answer = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return undefined;
    const [choice] = Completion.parse(await answer.json()).choices;
    return Pieces.parse(JSON.parse(choice?.message.content ?? "")).pieces;
  } catch {
    return undefined;
  }
}
