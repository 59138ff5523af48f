import fc from "fast-check";
import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

test("a text is cut at its sentences, and what stands across a cut is whole in one passage", () => {
  const sentences = Array.from({ length: 60 }, (_, at) => `La frase número ${at} dice algo que importa a alguien.`);
  const passages = passagesOf(sentences.join(" "));
  expect(passages.length).toBeGreaterThan(2);
  for (const sentence of sentences) expect(passages.some((passage) => passage.includes(sentence))).toBe(true);
  for (const [index, passage] of passages.slice(1).entries()) {
    expect(passages[index]?.endsWith(passage.slice(0, passage.indexOf(".") + 1))).toBe(true);
  }
});

test("no word of any text is lost or torn, and no passage is long", () => {
  const word = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }).filter((text) => !/\s/.test(text));
  const space = fc.constantFrom(" ", "\n", "\n\n\n", ". ", "\t", "  ");
  const texts = fc.array(fc.tuple(word, space), { maxLength: 300 });
  fc.assert(
    fc.property(texts, (parts) => {
      const passages = passagesOf(parts.flat().join(""));
      const words = new Set(passages.flatMap((passage) => passage.split(/\s+/)));
      for (const one of parts.flat().join("").split(/\s+/).filter(Boolean)) {
        if (one.length <= 150) expect(words.has(one)).toBe(true);
      }
      for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(1300);
    }),
    { numRuns: 50 },
  );
});
