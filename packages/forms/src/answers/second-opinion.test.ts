import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerKind } from "./interpretation.ts";
import { maskNumbers } from "./masked.ts";
import { type Finder, secondOpinion } from "./second-opinion.ts";

const today = "2026-11-20";
const heard = "eso fue cuando se fue la luz, vendía 40, bueno la cosa es que yo nací el 3 de mayo de 1980";

/** A finder that answers as recorded, and keeps what it was asked. */
function recorded(pieces: readonly string[] | undefined): Finder & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    find: async ({ words }) => {
      asked.push(words);
      return pieces;
    },
  };
}

const opinion = (kind: AnswerKind, said: string, finder: Finder) => secondOpinion({ kind, heard: said, today }, finder);

describe("a second opinion", () => {
  test("is read by the same readers from words that were said, and is to be confirmed", async () => {
    expect(await opinion("date", heard, recorded(["[n2] de mayo de [n3]"]))).toMatchObject({
      words: "3 de mayo de 1980",
      reading: { status: "value", value: "1980-05-03", needsConfirmation: true },
    });
  });

  test("never shows a number", async () => {
    const finder = recorded(undefined);
    await opinion("date", heard, finder);
    expect(finder.asked).toEqual([
      "eso fue cuando se fue la luz, vendía [n1], bueno la cosa es que yo nací el [n2] de mayo de [n3]",
    ]);
  });

  test.each([
    ["another month", ["[n2] de junio de [n3]"]],
    ["digits of its own", ["3 de mayo de 1980"]],
    ["a slot there is not", ["[n2] de mayo de [n7]"]],
    ["half a word", ["[n2] de may", "de [n3]"]],
    ["the order turned round", ["[n3]", "[n2] de mayo"]],
    ["nothing", []],
    ["only marks", [", ."]],
  ])("is none where the finder copies %s", async (_what, pieces) => {
    expect(await opinion("date", heard, recorded(pieces))).toBeUndefined();
  });

  test("is none where a no before the words was left out", async () => {
    const said = "pues mire usted yo no soy casada todavía según la iglesia pero quién sabe";
    expect(await opinion("marital", said, recorded(["casada"]))).toBeUndefined();
  });

  test("is not asked for when the answer was understood", async () => {
    const finder = recorded(["nada"]);
    expect(await opinion("zip", "90012", finder)).toBeUndefined();
    expect(finder.asked).toEqual([]);
  });

  test("is none when the finder cannot be reached", async () => {
    expect(await opinion("date", heard, recorded(undefined))).toBeUndefined();
  });
});

test.each([
  ["A089345678", "A[n1]"],
  ["el tres cero cinco, doble cinco", "el [n1], doble [n2]"],
  ["trescerocinco y treintaycinco", "[n1] y [n2]"],
  ["vivo en el segundo piso", "vivo en el [n1] piso"],
  ["Concepción Sandoval", "Concepción Sandoval"],
])("numbers are masked: %s", (said, words) => expect(maskNumbers(said).words).toBe(words));

test("no digit of any text leaves", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      const slots = /\[n\d+\]/g;
      const { words } = maskNumbers(text.replaceAll(slots, ""));
      expect(words.replaceAll(slots, "")).not.toMatch(/\d/);
    }),
  );
});
