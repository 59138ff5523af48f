import type { OperationSpec } from "../operation.ts";

/** The status of a operation that succeeds: what a POST makes is 201, nothing to tell is 204. */
export function statusOf(operation: OperationSpec): 200 | 201 | 204 {
  if (operation.answer === "empty") return 204;
  return operation.method === "POST" ? 201 : 200;
}

/**
 * The statuses a operation can fail with, in order. 400: the request is not as the schemas say; 401: no valid token;
 * 403: the token's role or kind may not do this; 404: no such row in this org; 409: an idempotency key is another
 * request's, or the row was changed meanwhile; 413: the body is too long; 429: too much at once; 503: the first request
 * with this idempotency key is still being answered; the others are the operation's own.
 */
export function failuresOf(operation: OperationSpec): readonly number[] {
  const takes = operation.body !== undefined || operation.query !== undefined || operation.parameters !== undefined;
  const statuses = [
    ...(takes ? [400] : []),
    ...(operation.body === undefined ? [] : [413]),
    ...(operation.access === "open" ? [] : [401, 403]),
    ...(operation.path.includes("{") ? [404] : []),
    ...(["POST", "PATCH", "PUT"].includes(operation.method) ? [409] : []),
    429,
    ...(operation.method === "POST" ? [503] : []),
    ...(operation.failures ?? []),
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}
