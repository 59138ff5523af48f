import { unexplained } from "@dilo/testing/hard-words";
import { expect, test } from "vitest";
import { reviewItems } from "../../documents/review/review-items.ts";
import { samplePerson } from "../../documents/testing.ts";
import { codeLetter } from "./code-letter.ts";
import { letter } from "./letter.ts";

const to = {
  to: "rosa@example.com",
  expiresAt: "2026-11-23T16:00:00.000Z",
  publicOrigin: "https://dilo.example",
  operator: { name: "Dilo", contact: "ayuda@example.com" },
  messageId: "<form-1.job-1@dilo.example>",
};
const parts = { ...samplePerson, ...to, resumeCode: "481 205 937 164 028", fileName: "Formulario_N400_2026-11-20.pdf" };
const pdf = { bytes: Uint8Array.of(37, 80, 68, 70), toCheck: reviewItems(samplePerson.lines) };

test.each([
  ["with the answers", letter(parts)],
  ["with the form attached", letter({ ...parts, pdf: { ...pdf, hasForm: true } })],
  ["with the sheets attached", letter({ ...parts, pdf: { ...pdf, hasForm: false } })],
  ["with the code", codeLetter({ ...to, code: "481 205 937 164 028" })],
])("the letter %s has no word that has to be explained", (_, { text }) => {
  expect(text.length).toBeGreaterThan(200);
  expect(unexplained([text])).toEqual([]);
});

test("a hard word is seen, and one that is explained is none", () => {
  expect(unexplained(["Su cónyuge. Hola.", "Su cónyuge, o sea su esposo.", "Usted contestó: sí."])).toEqual([
    "Su cónyuge.",
    "Usted contestó: sí.",
  ]);
});
