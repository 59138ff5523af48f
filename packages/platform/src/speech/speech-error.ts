/** How a speech service can fail: too slow, not there, said no, or answered nonsense. */
export type SpeechErrorCode = "timeout" | "unreachable" | "refused" | "malformed";

/** A speech service that failed. The message never carries what was said, nor a key. */
export class SpeechError extends Error {
  override readonly name = "SpeechError";
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
