import { perspicuity, wordsOf } from "@dilo/testing/readability";
import { describe, expect, test } from "vitest";
import { digitsHeard } from "../answers/digits/digits-heard.ts";
import { anyQuestions, dateQuestions, digitQuestions, nameQuestions } from "../answers/questions.texts.ts";
import { whichOf } from "../answers/reading.ts";
import { extraFields } from "../forms/extra.ts";
import { formTypes } from "../forms/form-types.ts";
import { furtherFields } from "../forms/parts/parts.ts";
import { forms } from "../forms/registry.ts";
import { promptByPhone } from "./by-phone.ts";
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

/** What is said by telephone, how often soever it was said. */
const byPhone: readonly string[] = [
  ...keys.flatMap((key) => [0, 1, 2].map((level) => promptByPhone({ key, level }))),
  ...Object.values(topicAnswers).map(({ spanish, english }) => promptByPhone({ text: spanish, english })),
].map((text) => text.replace(/\{\w+\}/g, "Luz"));

/** The parts' questions in all their wordings, said and written. */
const ofParts = formTypes
  .flatMap((formType) => furtherFields[formType])
  .flatMap((field) => [field, ...(field.wordings ?? []).map(({ question }) => ({ ...field, question }))])
  .flatMap((field) =>
    [0, 1].flatMap((level) =>
      (["spoken", "written"] as const).map(
        (channel) => [field.id, render(questionPrompt(field, level), channel, level)] as const,
      ),
    ),
  );

/** The reasons as the official form lists them: its words are not ours to make plainer. */
const ofTheForm = /^La lista del formulario/;
const listed = "the official form lists these very things, and each is one word of the law";
const allKinds = "the official form names every act that counts: to leave one out would change the answer";
/** Questions that stay harder than ours, and why. */
const exceptions: Readonly<Record<string, string>> = {
  race: listed,
  "petitioner_past_addresses.1.address": "an address has these six parts, and each has its one name",
  voted: allKinds,
  nonresident_tax: "who filed as a nonresident knows the form's own words, and nobody else has to",
  advocated_groups: listed,
  group_weapon: allKinds,
  torture: allKinds,
  sexual_force: allKinds,
  persecution: listed,
  detention_work: listed,
  weapon_group: allKinds,
  minors_recruited: allKinds,
  minors_hostilities: allKinds,
  crime_not_arrested: listed,
  arrested: listed,
  "offenses.1.crime": listed,
  prostitution: allKinds,
  drugs: listed,
};

const isLong = (text: string) => wordsOf(text).length >= 20;
const long = [...new Set([...texts, ...byPhone])].filter((text) => !ofTheForm.test(text) && isLong(text));
const longOfParts = [...new Map(ofParts.toReversed().map(([id, text]) => [text, id]))].filter(([text]) => isLong(text));

test.each(long)("'%s' is easy to follow", (text) => {
  expect(perspicuity(text)).toBeGreaterThanOrEqual(75);
});

test.each(longOfParts)("'%s', of a part, is easy to follow; what the official form words is quite easy", (text, id) => {
  expect(perspicuity(text)).toBeGreaterThanOrEqual(id in exceptions ? 65 : 75);
});

test("what is excepted needs it", () => {
  const hard = longOfParts.filter(([text]) => perspicuity(text) < 75).map(([, id]) => id);
  expect([...new Set(hard)].sort()).toEqual(Object.keys(exceptions).sort());
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
