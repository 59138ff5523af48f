import { ApiError, type ProductOperations } from "@dilo/api";

/** What the product specification calls a failure of these operations (section 7). */
const quoted: Partial<Record<keyof ProductOperations, string>> = {
  submitForm: "Failed to submit form",
  reviseForm: "Failed to submit form",
  getForm: "Failed to fetch form",
  emailForm: "Failed to email form",
  generatePdf: "Failed to generate PDF",
};

/**
 * Gives a failed operation the message that the product specification quotes; its code and status stay, and the server's
 * own message is in the cause.
 */
export function quotedFailure(operation: string, failure: unknown): unknown {
  const message = quoted[operation as keyof ProductOperations];
  if (message === undefined || !(failure instanceof ApiError)) return failure;
  const { statusCode, code, body, requestId, retryAfterMs } = failure;
  return new ApiError({ statusCode, code, message }, { cause: failure, body, requestId, retryAfterMs });
}
