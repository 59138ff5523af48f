import { createHmac } from "node:crypto";

/** The version of the API that the official SDK asks for. */
export const apiVersion = "2026-10-28.endive";

export type Answer = [status: number, body: unknown];

/** Every parameter that a checkout of ours may carry. Another one is answered as Stripe does: 400, by name. */
export const knownParameters = [
  "mode",
  "line_items[0][price]",
  "line_items[0][quantity]",
  "success_url",
  "cancel_url",
  "client_reference_id",
  "allowed_payment_method_types[0]",
  "adaptive_pricing[enabled]",
  "locale",
];

/** An answer that refuses, as Stripe words it. */
export function refusal(status: number, error: Record<string, string>): Answer {
  return [status, { error: { type: "invalid_request_error", message: "Refused.", ...error } }];
}

/**
 * Signs as Stripe documents it: HMAC-SHA256 of the time, a full stop and the bytes.
 * @param options `at`: seconds since 1970
 */
export function signedBody(
  event: object,
  { at, secret }: { at: number; secret: string },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event, null, 2);
  const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${at},v1=${mac}` },
  };
}
