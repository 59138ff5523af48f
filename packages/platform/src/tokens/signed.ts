import { createHmac, timingSafeEqual } from "node:crypto";

/** What a token is for; a token of one purpose is worth nothing for another. */
export type Purpose = "call" | "room";

export interface Claims {
  /** Whom or what the token names. */
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type Reading =
  | { readonly kind: "valid"; readonly claims: Claims }
  | { readonly kind: "expired" }
  | { readonly kind: "forged" };

/** Makes a URL-safe token: base64url of the claims, a dot, HMAC-SHA256 over purpose and claims. */
export function sign(secret: Uint8Array, purpose: Purpose, claims: Claims): string {
  const body = Buffer.from(JSON.stringify([claims.subject, claims.expiresAt])).toString("base64url");
  return `${body}.${seal(secret, purpose, body).toString("base64url")}`;
}

/** Reads a token of this purpose. */
export function readSigned(secret: Uint8Array, purpose: Purpose, token: string, now: number): Reading {
  const [body, mark, ...more] = token.split(".");
  if (!body || !mark || more.length > 0) return { kind: "forged" };
  const given = Buffer.from(mark, "base64url");
  const expected = seal(secret, purpose, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: "forged" };
  const [subject, expiresAt] = JSON.parse(Buffer.from(body, "base64url").toString()) as [string, number];
  return now < expiresAt ? { kind: "valid", claims: { subject, expiresAt } } : { kind: "expired" };
}

function seal(secret: Uint8Array, purpose: Purpose, body: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}\n${body}`).digest();
}
