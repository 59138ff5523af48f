import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { digitsHeard } from "../../answers/digits/digits-heard.ts";
import { addressParts } from "../../answers/questions.texts.ts";
import { inEnglish } from "./in-english.ts";
import { questionsInEnglish } from "./questions-in-english.table.ts";
import { questionInEnglish } from "./questions-in-english.ts";

const folder = fileURLToPath(new URL("../../answers/", import.meta.url));

/** The code of every reader, without its remarks. */
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.ts$/.test(name) && !/\.(?:test|table)\.ts$|testing/.test(name))
  .map((name) => readFileSync(`${folder}${name}`, "utf8").replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""));

/** Texts of a reader that hold no question to a person. */
const isNone = /^¿?$|^¿Luz\?$|;|\}/;

/** Every question that a reader may ask: a text with a question mark, what is told in it as a word. */
const asked = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/"([^"\n]*¿[^"\n]*)"|`([^`\n]*¿[^`\n]*)`/g)].map(
        ([, plain, template]) => plain ?? (template ?? "").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "Luz"),
      ),
    ),
  ),
].filter((text) => !isNone.test(text) && /\?/.test(text));

test("the readers' questions are found in their sources", () => {
  expect(asked.length).toBeGreaterThan(90);
  expect(asked).toContain("¿En qué estado está esa dirección?");
});

test.each(asked)("'%s' has its English", (question) => {
  const english = questionInEnglish(question);
  expect(english).toMatch(/[.?]$/);
  expect(english).not.toMatch(/\{\d\}/);
  expect(inEnglish({ asked: question }, questionInEnglish)).toBe(english);
});

describe("what was told stands in it", () => {
  test.each([
    ["¿Qué día de junio de 2006?", "Which day of June 2006?"],
    ["7 de marzo, ¿de qué año?", "7 of March, of which year?"],
    [
      `${digitsHeard(8)} y el teléfono lleva diez. ¿Me los dice uno por uno?`,
      "A telephone number has ten digits. Can you write them one by one?",
    ],
    [
      `¿Cuál es ${addressParts["city"]} y ${addressParts["zip"]}?`,
      "This is missing: the city and the ZIP code. What is it?",
    ],
    ["¿Prado, o Pardo?", "Prado, or Pardo?"],
  ])("'%s'", (question, english) => {
    expect(questionInEnglish(question)).toBe(english);
  });

  test("what nobody asks has none", () => {
    expect(questionInEnglish("Hola.")).toBeUndefined();
  });
});

test.each(Object.entries(questionsInEnglish))("'%s': no slot is in the English alone", (spanish, english) => {
  for (const slot of english.match(/\{\d\}/g) ?? []) expect(spanish).toContain(slot);
  expect(english).toMatch(/[.?]$/);
});
