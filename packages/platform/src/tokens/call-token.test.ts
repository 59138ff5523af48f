import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mintCallToken, readCallToken } from "./call-token.ts";
import { readSigned, sign } from "./signed.ts";

const secret = new Uint8Array(32).fill(1);
const now = 1_000_000;

describe("a call token", () => {
  test("names its subject until it expires", () => {
    const token = mintCallToken({ secret, subject: "cs_test_ñ", now, ttlMs: 1000 });
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(readCallToken(secret, token, now + 999)).toBe("cs_test_ñ");
    expect(readCallToken(secret, token, now + 1000)).toBeUndefined();
  });

  test("is worth nothing with another secret, changed, or made for a room", () => {
    const token = mintCallToken({ secret, subject: "one", now, ttlMs: 1000 });
    expect(readCallToken(new Uint8Array(32), token, now)).toBeUndefined();
    const [, mark] = token.split(".");
    const forged = Buffer.from(JSON.stringify(["two", now + 1000])).toString("base64url");
    expect(readCallToken(secret, `${forged}.${mark}`, now)).toBeUndefined();
    expect(readCallToken(secret, sign(secret, "room", { subject: "one", expiresAt: now + 1000 }), now)).toBeUndefined();
  });

  test("needs a subject", () => {
    expect(() => mintCallToken({ secret, subject: "", now, ttlMs: 1 })).toThrow();
  });

  test("is not read out of any other text", () => {
    const anyText = fc.property(fc.string(), (text) => {
      expect(readSigned(secret, "call", text, now)).toEqual({ kind: "forged" });
    });
    fc.assert(anyText);
  });
});
