import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRange } from "./send-file.ts";

describe("readRange", () => {
  test.each([
    ["bytes=0-99", { first: 0, last: 99 }],
    ["bytes=900-", { first: 900, last: 999 }],
    ["bytes=-100", { first: 900, last: 999 }],
    ["bytes=900-5000", { first: 900, last: 999 }],
    ["bytes=-5000", { first: 0, last: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    [undefined, undefined],
    ["bytes=-", undefined],
    ["bytes=5-4", undefined],
    ["bytes=0-1,4-5", undefined],
    ["lines=0-1", undefined],
  ])("%s of 1000 bytes", (header, range) => expect(readRange(header, 1000)).toEqual(range));

  test("never reaches past the file", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5000 }), (text, from, to, length) => {
        for (const header of [text, `bytes=${from}-${to}`, `bytes=-${to}`]) {
          const range = readRange(header, length);
          if (typeof range !== "object") continue;
          expect(range.first).toBeGreaterThanOrEqual(0);
          expect(range.first).toBeLessThanOrEqual(range.last);
          expect(range.last).toBeLessThan(length);
        }
      }),
    );
  });
});
