/** Why a document was not made. `code` is a closed set. */
export type DocumentErrorCode = "failed" | "closed";

/** Everything that can go wrong while a document is made. Its message carries no answer. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
