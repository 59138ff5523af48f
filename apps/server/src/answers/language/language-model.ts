import type { Asked } from "@dilo/forms";
import { retryAtOnce } from "@dilo/foundation";
import { z } from "zod";
import { ServerError } from "../../server-error.ts";

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
   * @throws ServerError `model-failed`
   */
  find(asked: Asked, signal?: AbortSignal): Promise<readonly string[]>;
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
      return retryAtOnce(() => askOnce({ address, headers, body, signal }), {
        attempts,
        isWorthwhile: () => !signal.aborted,
      }).catch((cause: unknown) => {
        throw signal.aborted ? new ServerError("model-failed", "It took too long.") : failureOf(cause);
      });
    },
  };
}

interface Question {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

async function askOnce({ address, ...request }: Question): Promise<readonly string[]> {
  // A redirect could lead the words to somebody else.
  return piecesIn(await fetch(address, { method: "POST", redirect: "error", ...request }));
}

async function piecesIn(answer: Response): Promise<readonly string[]> {
  const text = await bounded(answer);
  if (!answer.ok) throw new ServerError("model-failed", `It answered with status ${answer.status}.`);
  const [choice] = Completion.parse(JSON.parse(text)).choices;
  return Pieces.parse(JSON.parse(choice?.message.content ?? "")).pieces;
}

/** The answer's content-length is not trusted. */
async function bounded(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxAnswerBytes) throw new ServerError("model-failed", "Its answer is too long.");
  }
  return text + decoder.decode();
}

/** The words of a failed parse repeat the answer: only a failed connection keeps its cause. */
function failureOf(cause: unknown): ServerError {
  if (cause instanceof ServerError) return cause;
  const isConnection = cause instanceof TypeError && cause.cause !== undefined;
  return isConnection
    ? new ServerError("model-failed", "It cannot be reached.", { cause })
    : new ServerError("model-failed", "Its answer is not the JSON that was asked for.");
}
