import fc from "fast-check";
import { expect, test } from "vitest";
import { openVault, type SealContext } from "./vault.ts";

const key = new Uint8Array(32).fill(7);
const vault = openVault(key);
const place: SealContext = ["answers", "form_1", "telefono"];

test("what is sealed opens again, in its own place and with its own key only", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const sealed = vault.seal(text, place);
      expect(openVault(key).open(sealed, place)).toBe(text);
      expect(() => vault.open(sealed, ["answers", "form_2", "telefono"])).toThrow();
      expect(() => openVault(new Uint8Array(32)).open(sealed, place)).toThrow();
    }),
    { numRuns: 50 },
  );
});

test("one changed byte anywhere is noticed", () => {
  const sealed = vault.seal("3055550123", place);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open(changed, place)).toThrow();
  }
  expect(() => vault.open(sealed.subarray(0, 20), place)).toThrow("Not a sealed value.");
});

test("equal texts are sealed differently and have equal fingerprints", () => {
  expect(vault.seal("Rosa", place)).not.toEqual(vault.seal("Rosa", place));
  expect(vault.digest("Rosa")).toBe(vault.digest("Rosa"));
  expect(vault.digest("Rosa")).not.toBe(openVault(new Uint8Array(32)).digest("Rosa"));
});

test("a key has 32 bytes", () => {
  expect(() => openVault(new Uint8Array(16))).toThrow("32 bytes");
});
