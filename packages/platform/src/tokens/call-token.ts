import { readSigned, sign } from "./signed.ts";

/** Longest subject a token may name. Characters. */
const longestSubject = 200;

/**
 * Mints the bearer that lets one subject (a paid session) create web calls until it expires.
 * @param mint `secret` 32 bytes or more, shared with the platform; `now` milliseconds since 1970
 */
export function mintCallToken(mint: {
  readonly secret: Uint8Array;
  readonly subject: string;
  readonly now: number;
  readonly ttlMs: number;
}): string {
  if (mint.subject === "" || mint.subject.length > longestSubject) throw new Error("A call token needs a subject.");
  return sign(mint.secret, "call", { subject: mint.subject, expiresAt: mint.now + mint.ttlMs });
}

/** The subject a call token names; undefined when the token is forged or expired. */
export function readCallToken(secret: Uint8Array, token: string, now: number): string | undefined {
  const reading = readSigned(secret, "call", token, now);
  return reading.kind === "valid" ? reading.claims.subject : undefined;
}
