/**
 * An error with a code that a program compares and a sentence that a developer reads. Each kind of error extends this
 * class with the closed set of its codes.
 */
export class CodedError<Code extends string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** Whether something thrown is an error of this kind with one of these codes. */
export function hasCode<Kind extends CodedError<string>>(
  error: unknown,
  kind: abstract new (...input: never) => Kind,
  ...codes: readonly Kind["code"][]
): error is Kind {
  return error instanceof kind && codes.includes(error.code);
}
