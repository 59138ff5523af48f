/** Why a language model gave no whole answer. */
export type ResponderErrorCode = "timeout" | "unreachable" | "refused" | "malformed";

/** A language model failed. Its message repeats nothing of what was said. */
export class ResponderError extends Error {
  override readonly name = "ResponderError";
  readonly code: ResponderErrorCode;

  constructor(code: ResponderErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
