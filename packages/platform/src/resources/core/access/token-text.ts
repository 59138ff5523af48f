import { createHash, randomBytes } from "node:crypto";

/** A new bearer token: 32 random bytes, 43 characters of base64url. Never the product's call token, which has a dot. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be a token at all: 24 characters of base64url or more. Shorter ones could be guessed. */
export function couldBeToken(text: string): boolean {
  return /^[\w-]{24,200}$/.test(text);
}

/** What is stored of a token. It is random and long, so that one fast hash is enough. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A token as it is shown after the answer that made it. */
export function maskedToken(token: string): string {
  return `********${token.slice(-4)}`;
}
