/** Why a language model gave no whole answer. */
export type InterviewerErrorCode = "timeout" | "unreachable" | "refused" | "malformed";

/** A language model failed. Its message repeats nothing of what was said. */
export class InterviewerError extends Error {
  override readonly name = "InterviewerError";
  readonly code: InterviewerErrorCode;

  constructor(code: InterviewerErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
