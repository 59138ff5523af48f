import { z } from "zod";
import { OperationError } from "../core/operations/operation-error.ts";

/** ElevenLabs answers within this. Milliseconds. */
const longestMs = 20_000;

const FailedAnswer = z.object({ detail: z.object({ status: z.string().regex(/^[a-z_]{1,60}$/) }) });

/** What is sent: nothing is read, JSON is made or, by PATCH, changed, and a form is made. */
interface Sent {
  readonly method?: "POST" | "PATCH";
  readonly body: FormData | object;
}

/**
 * Asks ElevenLabs with the key of an account.
 * @param path its parts by `pathOf`
 * @throws OperationError that says what it answered, and repeats no value
 */
export type AskElevenLabs = <Answer>(path: string, shape: z.ZodType<Answer>, sent?: Sent) => Promise<Answer>;

/** Opens the account that a key belongs to. @param baseUrl ends before "/v1" */
export function openElevenLabs(key: string, baseUrl = "https://api.elevenlabs.io"): AskElevenLabs {
  return async (path, shape, sent) => {
    const { method = "POST", body } = sent ?? {};
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseUrl}${path}`, {
      method: body === undefined ? "GET" : method,
      headers: { "xi-api-key": key, ...(body !== undefined && !isForm && { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(longestMs),
      redirect: "error",
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new OperationError("not-available", "ElevenLabs could not be reached.", { cause, retryAfterSeconds: 5 });
    });
    const read: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw failureOf(answer.status, read);
    const { data } = shape.safeParse(read);
    if (data === undefined) throw new OperationError("not-available", "ElevenLabs answered what nobody can read.");
    return data;
  };
}

/** A path of names that others chose: none leads elsewhere. @throws OperationError bad-request */
export function pathOf(...names: readonly string[]): string {
  if (names.some((name) => /^\.{0,2}$/.test(name)))
    throw new OperationError("bad-request", "ElevenLabs has nothing of that name.");
  return names.map((name) => `/${encodeURIComponent(name)}`).join("");
}

/** Its own fault may be over soon; what it refuses it would refuse again. Of its words only the code is told. */
function failureOf(status: number, answer: unknown): OperationError {
  const code = FailedAnswer.safeParse(answer).data?.detail.status;
  const told = code === undefined ? String(status) : `${status}, ${code}`;
  if (status >= 500 || status === 429)
    return new OperationError("not-available", `ElevenLabs cannot do it now (${told}).`, { retryAfterSeconds: 5 });
  if (status === 404) return new OperationError("not-found", `ElevenLabs has nothing of that name (${told}).`);
  if (status === 401 || status === 403)
    return new OperationError("bad-request", `ElevenLabs does not let the key of its credential do this (${told}).`);
  return new OperationError("bad-request", `ElevenLabs refused it (${told}).`);
}
