import { describe, expect, test } from "vitest";
import { digitsHeard } from "../answers/digits/digits-heard.ts";
import { anyQuestions, dateQuestions, digitQuestions, nameQuestions } from "../answers/questions.texts.ts";
import { whichOf } from "../answers/reading.ts";
import { extraFields } from "../forms/extra.ts";
import { formTypes } from "../forms/form-types.ts";
import { furtherFields } from "../forms/parts/parts.ts";
import { forms } from "../forms/registry.ts";
import { inWriting } from "./in-writing.ts";
import { labelOf, theLabel } from "./labels.ts";
import { render } from "./prompt.ts";
import { questionPrompt } from "./question.ts";
import { handOffAnswer, termAnswers, topicAnswers } from "./topics.ts";
import { type Wording, type WordingKey, wordings } from "./wordings.ts";

const fields = formTypes.flatMap((formType) => [...forms[formType].fields, ...extraFields[formType]]);
const keys = Object.keys(wordings) as readonly WordingKey[];

/** Everything that may be said or shown, each sentence by sentence with its slots as short words. */
const texts: readonly string[] = [
  ...keys.flatMap((key) => {
    const { spoken, written }: Wording = wordings[key];
    return [...spoken, ...(written ?? [])];
  }),
  ...fields.flatMap((field) => [0, 1, 2].map((level) => render(questionPrompt(field, level), "spoken", level))),
  ...fields.flatMap(({ help }) => [help.why, help.where]),
  ...[...Object.values(topicAnswers), ...Object.values(termAnswers), handOffAnswer].map(({ spanish }) => spanish),
  ...[anyQuestions, dateQuestions, digitQuestions, nameQuestions].flatMap((some) => Object.values(some)),
].map((text) => text.replace(/\{\w+\}/g, "Luz"));

/** Syllables of a Spanish word: a strong vowel each, a weak one with an accent, and weak ones that stand alone. */
function syllablesOf(word: string): number {
  const nuclei = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, "k")
    .match(/[iuü]*[aeoáéó](?:[iuüy](?![aeoáéó]))?|[íú]|[iuüy]+/g);
  return Math.max(1, nuclei?.length ?? 0);
}

/** The INFLESZ scale (Barrio-Cantalejo 2008): the Szigriszt-Pazos index of how easily a text is read. */
function inflesz(text: string): number {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const sentences = text.split(/[.?!:;]+(?:\s|$)/).filter((one) => /\p{L}/u.test(one)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences;
}

test.each([
  ["formulario", 4],
  ["respuesta", 3],
  ["día", 2],
  ["ciudad", 2],
  ["quiere", 2],
  ["cuídese", 4],
])("'%s' has %i syllables", (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

/** The reasons as the official form lists them: its words are not ours to make plainer. */
const ofTheForm = /^La lista del formulario/;

const isLong = (text: string) => (text.match(/[\p{L}\d]+/gu) ?? []).length >= 20;
const long = [...new Set(texts)].filter((text) => !ofTheForm.test(text) && isLong(text));

test.each(long)("'%s' is easy to follow", (text) => {
  expect(inflesz(text)).toBeGreaterThanOrEqual(75);
});

/** The parts' questions hold what the official form says, and so words of the law; in all their wordings, said and written. */
const ofParts = formTypes
  .flatMap((formType) => furtherFields[formType])
  .flatMap((field) => [field, ...(field.wordings ?? []).map(({ question }) => ({ ...field, question }))])
  .flatMap((field) => [0, 1].map((level) => [questionPrompt(field, level), level] as const))
  .flatMap(([prompt, level]) => (["spoken", "written"] as const).map((channel) => render(prompt, channel, level)));

test.each([...new Set(ofParts)].filter(isLong))("'%s', of a part, is quite easy to follow", (text) => {
  expect(inflesz(text)).toBeGreaterThanOrEqual(65);
});

describe("what was said wrong before is said by no sentence of its class", () => {
  test.each([...new Set(texts)])("'%s' asks for one thing, in whole sentences", (text) => {
    // No list of ways to answer: what is wanted, and one way out.
    expect(text.match(/\bdiga\b/gi)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(text).not.toMatch(/\bO diga\b/);
    expect(text).not.toMatch(/sigo sin|necesito la|más casillas|como usted lo dijo|no se lo sé|ya me dio|también oí/i);
  });

  test.each(fields.map(({ id, help }) => [id, help.where] as const))("where %s is found is a sentence", (_, where) => {
    expect(where).not.toMatch(/^(?:En|De|Junto) /);
  });

  test.each([1, 2, 8])("%i digits are counted in words that agree", (count) => {
    expect(digitsHeard(count)).toMatch(count === 1 ? /^Oí un solo número$/ : /^Oí (?:dos|ocho) números$/);
  });

  test.each(fields.map((field) => [theLabel(field), field] as const))("'%s' has its article", (label, field) => {
    expect(label).toMatch(/^(?:el|la|los|las|su) /);
    expect(labelOf(field)).not.toMatch(/de usted/);
  });

  test("options of two words each are asked apart", () => {
    expect(whichOf(["esposo o esposa", "hijo o hija"])).toBe("¿esposo o esposa? ¿O hijo o hija?");
    expect(whichOf(["Prado", "Pardo"])).toBe("¿Prado, o Pardo?");
  });

  test.each(fields.map((field) => [field.id, field] as const))(
    "%s asks no one to be two persons",
    (_, { question }) => {
      // "Por ejemplo: soy soltera, o soy casado."
      expect(question).not.toMatch(/(?:soltera|casada|viuda)\b.*\b(?:soltero|casado|viudo)\b(?!.*\bo\b)/);
    },
  );

  test.each([...new Set(texts)])("'%s' in writing asks nobody to speak", (text) => {
    expect(inWriting(text)).not.toMatch(/¿Me (?:l[oa]s? )?dice\b|arroba\b.*punto com/);
  });
});

describe("in English too", () => {
  test.each(keys)("'%s' has the slots that the Spanish has, and no other", (key) => {
    const { spoken, written, english }: Wording = wordings[key];
    expect(english).toMatch(/[.?}]$/);
    const slots = new Set([...spoken, ...(written ?? [])].flatMap((text) => text.match(/\{\w+\}/g) ?? []));
    for (const slot of english.match(/\{\w+\}/g) ?? []) expect(slots).toContain(slot);
  });

  test.each(fields.map((field) => [field.id, field] as const))("%s has its question and its help", (_, field) => {
    expect(field.questionEnglish).toMatch(/[?.]$/);
    expect(field.help.whyEnglish).toMatch(/\.$/);
    expect(field.help.whereEnglish).toMatch(/\.$/);
    if (field.notAsked) expect(field.notAsked.english).toMatch(/\.$/);
  });
});
