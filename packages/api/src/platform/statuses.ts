import type { CallSpec } from "../call-spec.ts";

/** The status of a call that succeeds: what a POST makes is 201, nothing to tell is 204. */
export function statusOf(call: CallSpec): 200 | 201 | 204 {
  if (call.answer === "empty") return 204;
  return call.method === "POST" ? 201 : 200;
}

/**
 * The statuses a call can fail with, in order. 400: the request is not as the schemas say; 401: no valid token;
 * 403: the token's role or kind may not do this; 404: no such row in this org; 409: an idempotency key is another
 * request's, or the row was changed meanwhile; 413: the body is too long; 429: too much at once; 503: the first request
 * with this idempotency key is still being answered; the others are the call's own.
 */
export function failuresOf(call: CallSpec): readonly number[] {
  const takes = call.body !== undefined || call.query !== undefined || call.parameters !== undefined;
  const statuses = [
    ...(takes ? [400] : []),
    ...(call.body === undefined ? [] : [413]),
    ...(call.access === "open" ? [] : [401, 403]),
    ...(call.path.includes("{") ? [404] : []),
    ...(["POST", "PATCH", "PUT"].includes(call.method) ? [409] : []),
    429,
    ...(call.method === "POST" ? [503] : []),
    ...(call.failures ?? []),
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}
