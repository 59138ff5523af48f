import { describe, expect, test } from "vitest";
import { spellNumber } from "../../answers/numbers/spell.ts";
import { tokensOf } from "../../answers/words/tokens.ts";
import { aloudInEnglish, greetingInEnglish } from "../../english.ts";
import { formTypes } from "../../forms/form-types.ts";
import { furtherFields } from "../../forms/parts/parts.ts";
import { forms } from "../../forms/registry.ts";
import { inEnglish } from "../../prompts/english/in-english.ts";
import { inSpeech } from "../../prompts/english/in-speech.ts";
import { questionsInEnglish } from "../../prompts/english/questions-in-english.table.ts";
import { questionInEnglish } from "../../prompts/english/questions-in-english.ts";
import { spokenWordings } from "../../prompts/english/spoken-wordings.table.ts";
import { handOffAnswer, termAnswers, topicAnswers } from "../../prompts/topics.ts";
import { type Wording, wordings } from "../../prompts/wordings.ts";
import { person, sample, upTo } from "../testing.ts";

const own = formTypes.flatMap((formType) => forms[formType].fields.map((field) => ({ formType, field })));
const further = formTypes.flatMap((formType) => furtherFields[formType].map((field) => ({ formType, field })));

/** Every text that has an English beside it, wherever it stands. */
function englishIn(value: unknown, name = ""): readonly string[] {
  if (typeof value === "string") return /english$/i.test(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => englishIn(one, key));
}

const texts = [
  ...Object.values<Wording>(wordings).map(({ english }) => english),
  ...Object.values(questionsInEnglish),
  ...englishIn({ topicAnswers, termAnswers, handOffAnswer, own, further }),
];

/** Letters and little words that English has not; "A" to "G" and the state codes are none of them. */
const spanish =
  /[¿¡áéíóúñ]|(?<!\p{L})(?:el|los|las|del|que|sus?|usted|diga|escriba|toque|para|con|una|mi|tengo|aplica|soy|por)(?!\p{L})/iu;

test("all of the English is in English", () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => spanish.test(text))).toEqual([]);
  expect(spanish.test("If you have none, write: no tengo.")).toBe(true);
});

/** What an English text tells one to write. */
const toldToWrite = (english: string) => [...english.matchAll(/write: ([^.{]+)\./gi)].map(([, words = ""]) => words);

describe("what the English tells one to write is understood", () => {
  const asked = own.flatMap(({ formType, field }) =>
    [...toldToWrite(field.questionEnglish), ...examplesIn(field.questionEnglish)].map(
      (words) => [field.id, words, formType] as const,
    ),
  );
  test.each(asked)("%s: '%s'", (id, words, formType) => {
    const rosa = person(formType, upTo(id, formType));
    rosa.writes(words);
    expect(rosa.asking().answers[id]?.said).toBe(words);
  });

  const more = further.flatMap(({ field }) =>
    toldToWrite(field.questionEnglish).map((words) => [words, field] as const),
  );
  test.each(more)("'%s', beyond a form's own questions", (words, { kind, extra }) => {
    const rosa = person("N-400", upTo("email"));
    rosa.writes(words);
    const { status } = extra?.reader.read(tokensOf(words), { kind, today: "2026-11-20" }) ?? {};
    // What says that there is nothing is understood at any question.
    expect(rosa.english("email") === "None" || status === "value").toBe(true);
  });

  test("what can be written instead of an answer", () => {
    const steering = Object.values<Wording>(wordings).flatMap(({ english }) => toldToWrite(english));
    expect([...new Set(steering)].sort()).toEqual(["I don't know", "later", "leave it"]);
    for (const words of ["I don't know", "later"]) {
      const rosa = person("N-400", upTo("telefono"));
      rosa.writes(words);
      expect(rosa.at(), words).toBe("email");
    }
    const rosa = person("N-400", upTo("email"));
    rosa.send({ kind: "correct", field: "telefono" });
    rosa.writes("leave it");
    expect(rosa.at()).toBe("email");
  });
});

/** The examples of a question, which no comma parts. */
function examplesIn(english: string): readonly string[] {
  const [, examples = ""] = /For example: ([^.]+)\./.exec(english) ?? [];
  return examples.split(/, or |, /).filter((example) => example !== "");
}

/** What the assistant answers to words that are written, in English. */
function answered(id: string, ...written: readonly string[]): string {
  const rosa = person("N-400", upTo(id));
  for (const words of written) rosa.writes(words);
  return rosa
    .now()
    .reply.prompts.map((prompt) => inEnglish(prompt, questionInEnglish))
    .join(" ");
}

describe("what an answer told stands in it as it is printed", () => {
  test.each([
    ["fecha_nacimiento", "quince de marzo", "15 of March, of which year?"],
    ["estado_civil", "vivimos juntos", "Did you marry by law, yes or no?"],
  ])("%s: '%s'", (id, words, english) => expect(answered(id, words)).toContain(english));

  test("a value that is read back", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("quince de marzo de mil novecientos ochenta y cinco");
    const [prompt] = rosa.now().reply.prompts;
    expect(prompt && inEnglish(prompt)).toBe("I understood: 03/15/1985. Is that right?");
  });
});

const english = new Set(smallWords(texts.join(" ")));
/** The words of everything that is said in Spanish, and of counts and answers, without those that are English too. */
const spanishWords = new Set(
  smallWords(
    [
      ...Object.values<Wording>(wordings).flatMap(({ spoken }) => spoken),
      ...own.flatMap(({ field }) => [
        field.question,
        field.help.why,
        field.help.where,
        field.labelSpanish.toLowerCase(),
      ]),
      ...Array.from({ length: 40 }, (_, count) => spellNumber(count)),
      "casada casado viuda viudo soltera soltero madre padre hijo hija no tiene y lo demás",
    ].join(" "),
  ).filter((word) => !english.has(word)),
);

/** Words of a page. What is on the screen, or is no more than offered, may be told. */
const ofPage = /\b(?:tap|press|box below|write|wrote|shown below)\b/i;
const onScreen = /need not read or write|to write it down|\b(?:tap|write|type) (?:it |your answer )?on the screen\b/gi;

describe("in a call", () => {
  const spoken = [...texts.map(inSpeech), ...Object.values(spokenWordings)];

  test("nobody is asked to write or to tap where nothing is said of the screen", () => {
    const replaced = new Set(
      Object.entries<Wording>(wordings).flatMap(([key, { english }]) =>
        key in spokenWordings ? [inSpeech(english)] : [],
      ),
    );
    const told = spoken.filter((text) => !replaced.has(text)).map((text) => text.replace(onScreen, ""));
    expect(told.filter((text) => ofPage.test(text))).toEqual([]);
  });

  test("all of it is in English", () => {
    expect(spoken.filter((text) => spanish.test(text))).toEqual([]);
    expect(greetingInEnglish("Dilo")).toContain("citizen");
    expect(greetingInEnglish("Dilo", "N-400")).toContain("N-400");
  });

  test("letters that are asked for are told", () => {
    const rosa = person("N-400");
    rosa.says("Rosa Elena Prado Luna");
    rosa.says("spell it");
    const said = aloudInEnglish(rosa.now(), rosa.asked());
    expect(said).toContain("I heard: Rosa Elena Prado Luna. It is spelled R, o, s, a; then E,");
    expect(said).not.toMatch(/erre|ese/);
  });

  test("what the questions tell one to say is understood in a call as well", () => {
    const rosa = person("N-400", upTo("telefono"));
    for (const words of ["later", "I don't know"]) rosa.says(words);
    expect(rosa.at()).toBe("fecha_residencia");
  });

  test.each(formTypes)("a whole %s: no prompt has a word of the Spanish ones", (formType) => {
    const rosa = person(formType);
    const said: string[] = [];
    const heard = (words: string) => {
      rosa.says(words);
      said.push(aloudInEnglish(rosa.now(), rosa.asked()));
    };
    for (let round = 0; rosa.now().phase === "asking" && round < 60; round += 1) {
      const field = rosa.at();
      const { kind } = rosa.asking().turn;
      if (kind === "confirming") heard(round % 5 === 0 ? "no, fix it" : "yes");
      else if (round % 4 === 0)
        heard(["help", "wait a moment", "slower please", "algo que no dice nada"][(round / 4) % 4] ?? "");
      else heard(sample[field] ?? "later");
    }
    for (const words of [
      "read my answers",
      "go on",
      "go on",
      "more questions",
      "no more questions",
      "fix it",
      "telephone",
      sample["telefono"] ?? "",
      "yes",
    ])
      heard(words);
    for (let round = 0; rosa.now().phase !== "complete" && round < 20; round += 1) heard("yes");
    expect(rosa.now().phase, said.join("\n")).toBe("complete");
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter(hasSpanishWord)).toEqual([]);
    expect(said.join(" ")).toContain("For example");
  });
});

/** Words in small letters: names are the person's own. */
function smallWords(text: string): readonly string[] {
  return text.match(/(?<![\p{L}.@])\p{Ll}+(?![\p{L}@])/gu) ?? [];
}

function hasSpanishWord(text: string): boolean {
  return smallWords(text).some((word) => spanishWords.has(word));
}
