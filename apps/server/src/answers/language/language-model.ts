import type { Asked } from "@dilo/forms";
import { retryAtOnce } from "@dilo/foundation";
import { z } from "zod";

/** Where an OpenAI-compatible model answers. */
export interface ModelSettings {
  /** The address before `/chat/completions`. */
  readonly url: string;
  /** "" where none is needed. */
  readonly key: string;
  readonly name: string;
}

/** A language model that points at words. */
export interface LanguageModel {
  /**
   * Copies the pieces of the words that answer the question, as far as the model can be believed: not at all.
   * @param signal gives it up
   * @throws ModelError
   */
  find(asked: Asked, signal?: AbortSignal): Promise<readonly string[]>;
}

/** The model could not be reached, or answered something else. It repeats nothing of what was asked or answered. */
class ModelError extends Error {
  override readonly name = "ModelError";
}

/** Both attempts together: nobody waits for an opinion that comes later. Milliseconds. */
const timeoutMs = 2500;
const attempts = 2;
/** Of an answer, more is not read. Bytes. */
const maxAnswerBytes = 16_384;

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const Pieces = z.object({ pieces: z.array(z.string().max(400)).max(12) });

const task =
  "You get a Spanish transcript in which numbers are masked as [n1], [n2]. Copy, character by character, the pieces " +
  'that answer a question of the callerSignal kind, in their order. Add nothing. Reply with JSON: {"pieces": ["..."]}. ' +
  'If nothing answers it, reply {"pieces": []}.';

/** Opens the model of these settings; it is reached only when asked. */
export function openLanguageModel({ url, key, name }: ModelSettings): LanguageModel {
  const address = `${url.replace(/\/$/, "")}/chat/completions`;
  const headers = { "content-type": "application/json", ...(key !== "" && { authorization: `Bearer ${key}` }) };
  return {
    async find({ kind, words }, callerSignal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = callerSignal ? AbortSignal.any([timeout, callerSignal]) : timeout;
      const body = JSON.stringify({
        model: name,
        temperature: 0,
        max_tokens: 300,
        response_format: { type: "json_object" },
        messages: [
          { role: "system", content: task },
          { role: "user", content: JSON.stringify({ kind, words }) },
        ],
      });
      // A redirect could lead the words to somebody else.
      const ask = async () => {
        const answer = await fetch(address, { method: "POST", headers, body, signal, redirect: "error" });
        return piecesIn(answer);
      };
      return retryAtOnce(ask, { attempts, isWorthwhile: () => !signal.aborted }).catch((cause) => {
        throw signal.aborted ? new ModelError("It took too long.") : failureOf(cause);
      });
    },
  };
}

async function piecesIn(answer: Response): Promise<readonly string[]> {
  const text = await bounded(answer);
  if (!answer.ok) throw new ModelError(`It answered with status ${answer.status}.`);
  const [choice] = Completion.parse(JSON.parse(text)).choices;
  return Pieces.parse(JSON.parse(choice?.message.content ?? "")).pieces;
}

/** What the answer says of its own length is not believed. */
async function bounded(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxAnswerBytes) throw new ModelError("Its answer is too long.");
  }
  return text + decoder.decode();
}

/** The words of a failed parse repeat the answer: only a failed connection keeps its cause. */
function failureOf(cause: unknown): ModelError {
  if (cause instanceof ModelError) return cause;
  const isConnection = cause instanceof TypeError && cause.cause !== undefined;
  return isConnection
    ? new ModelError("It cannot be reached.", { cause })
    : new ModelError("Its answer is not the JSON that was asked for.");
}
