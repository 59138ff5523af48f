import { createHash, randomBytes } from "node:crypto";

/** A secret only its holder knows: 256 random bits, safe in a cookie or an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What we store of a secret. It has too many bits to be guessed, so no salt is needed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** What the id of an order begins with that somebody is to pay. */
export const orderPrefix = "order";

/** An id that reveals nothing and cannot be guessed: 128 random bits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString("base64url")}`;
}
