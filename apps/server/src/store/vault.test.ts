import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestKeys, type TestKeys } from "./keys/testing-keys.ts";
import { ifOpens, type Sealer } from "./vault.ts";

let under: TestKeys;
let sealer: Sealer;
beforeAll(async () => {
  under = await openTestKeys();
  sealer = await under.vault.create(["forms", "form_1"]);
});
afterAll(() => under.remove());

test("what is sealed opens again, in its own place and field only", async () => {
  const other = await under.vault.create(["forms", "form_2"]);
  const found = await under.vault.sealer(["forms", "form_1"]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const sealed = sealer.seal(text, "telefono");
      expect(found.open(sealed, "telefono")).toBe(text);
      expect(() => sealer.open(sealed, "nombre")).toThrow();
      expect(() => other.open(sealed, "telefono")).toThrow();
    }),
    { numRuns: 50 },
  );
});

test("one changed byte anywhere is noticed", () => {
  const sealed = sealer.seal("3055550123", "telefono");
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => sealer.open(changed, "telefono")).toThrow();
  }
  expect(() => sealer.open(sealed.subarray(0, 20), "telefono")).toThrow();
});

test("equal texts are sealed differently and have equal fingerprints, under each key others", async () => {
  const other = await under.vault.create(["forms", "form_2"]);
  expect(sealer.seal("Rosa", "a")).not.toEqual(sealer.seal("Rosa", "a"));
  expect(sealer.digest("Rosa")).toBe(sealer.digest("Rosa"));
  expect(sealer.digest("Rosa")).not.toBe(other.digest("Rosa"));
});

test("what was sealed with a destroyed key is gone, also when the place has a new key", async () => {
  const place = ["drafts", "order_1"] as const;
  const sealed = (await under.vault.create(place)).seal("Rosa", "nombre");
  expect(await under.vault.destroy([place])).toBe(1);
  expect(await under.vault.has(place)).toBe(false);
  expect(await ifOpens(() => under.vault.sealer(place))).toBeUndefined();
  const again = await under.vault.create(place);
  expect(await ifOpens(() => again.open(sealed, "nombre"))).toBeUndefined();
});
