import { CodedError, retryAtOnce } from "@dilo/foundation";

/** Everything that can go wrong in the platform. `code` is public API: adding one is minor, renaming one is major. */
export type PlatformErrorCode =
  /** The bearer is missing, forged or expired. */
  | "unauthorized"
  /** The body is not a web call this platform can serve. */
  | "bad-request"
  /** The subject has a call with somebody in the room. */
  | "one-call-at-a-time"
  /** The subject has used up its calls. */
  | "call-limit"
  /** No more calls fit on this machine now. */
  | "at-capacity"
  /** The platform is closing or closed. */
  | "closed"
  /** A speech service or language model did not answer in time. */
  | "timeout"
  /** It could not be reached, or had an internal error: another attempt may succeed. */
  | "unreachable"
  /** It refused what was asked. */
  | "refused"
  /** It answered something else than it promises. */
  | "malformed";

/**
 * The platform refused a call, or a service it uses failed. `message` is for developers, never for people; it carries
 * neither what was said nor a key.
 */
export class PlatformError extends CodedError<PlatformErrorCode> {
  override readonly name = "PlatformError";
}

/** Tries a service once more when it was unreachable or had an internal error; a refusal is final. @throws the last failure */
export function retryUnreachable<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retryAtOnce(attempt, { attempts: 2, isWorthwhile: isUnreachable });
}

function isUnreachable(failure: unknown): boolean {
  return !(failure instanceof PlatformError) || failure.code === "unreachable";
}
