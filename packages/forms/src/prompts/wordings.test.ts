import { describe, expect, test } from "vitest";
import type { Channel } from "../understanding/act.ts";
import { greeting } from "./greeting.ts";
import { render } from "./prompt.ts";
import { type Wording, type WordingKey, wordings } from "./wordings.ts";

const keys = Object.keys(wordings) as readonly WordingKey[];

/** Invented values for every slot, of everyday length. */
const slots: Readonly<Record<string, string>> = {
  value: "María Paz",
  spelled: "Paz, con zeta. ",
  label: "el nombre",
  labels: "el nombre, o el teléfono",
  question: "¿Es de Los Angeles?",
  options: "Serbia, o Croacia",
  form: "N-400",
  purpose: "renovar la tarjeta verde",
  where: "el consulado de su país",
  why: "Como no está casado, no le pregunto por el cónyuge.",
  example: "soy casada",
  answers: "Nombre: María Paz.",
  answer: "Nombre: María Paz.",
  name: "María Paz",
  family: "Paz",
  said: "el de mi vecina",
  done: "cinco",
  all: "diez",
  left: "cinco",
};

/** Every wording of a key on a channel, at every level. */
function textsOf(key: WordingKey, channel: Channel): readonly string[] {
  const wording: Wording = wordings[key];
  const levels = Math.max(wording.spoken.length, wording.written?.length ?? 0);
  return [...Array(levels).keys()].map((level) => render({ key, slots }, channel, level));
}

const spoken = [...keys.flatMap((key) => textsOf(key, "spoken")), greeting("Dilo"), greeting("Dilo", "I-130")];
const written = keys.flatMap((key) => textsOf(key, "written"));

test.each([...new Set([...spoken, ...written])])("'%s' is short, polite and whole", (phrase) => {
  for (const sentence of phrase.split(/[.?!]/)) expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(20);
  expect(phrase.match(/¿/g)?.length).toBe(phrase.match(/\?/g)?.length);
  expect(phrase).not.toMatch(/!|¡|\b(tú|tu|tus|dime|repite|sin errores|oficial)\b/i);
  expect(phrase).toMatch(/[.?]$/);
  expect(phrase).not.toMatch(/[{}]|undefined| {2}|\.\./);
});

/** Spanish is spoken at about fifteen characters a second. */
const charactersASecond = 15;

test.each(keys)("'%s' is said in under 12 seconds", (key) => {
  for (const text of textsOf(key, "spoken")) expect(text.length / charactersASecond).toBeLessThan(12);
});

/** Prompts that wait for an answer, and so stand again when none comes. */
const repeated: readonly WordingKey[] = [
  "which-form",
  "propose-form",
  "read-back",
  "read-back-early",
  "keep-unread",
  "which-field",
  "end-call",
  "review",
  "point-unread",
  "point-left",
];

describe("a prompt that stands again", () => {
  test.each(repeated)("'%s' is shorter the second time it is said", (key) => {
    const [first = "", second = ""] = textsOf(key, "spoken");
    expect(second).not.toBe("");
    expect(second).not.toBe(first);
    expect(second.length).toBeLessThan(first.length);
  });

  test.each([
    "not-understood",
    "once-more",
    "still-waiting",
    "listening",
    "noisy",
    "paused",
    "left-for-later",
    "choose-one",
    "family-name",
    "family-names",
  ] as const)("'%s' is not said twice in the same words", (key) => {
    const texts = textsOf(key, "spoken");
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("each channel has words of its own", () => {
  test.each(keys)("'%s' in writing speaks of no saying and no hearing", (key) => {
    for (const text of textsOf(key, "written"))
      expect(text).not.toMatch(
        /(?<!\p{L})(diga|dígal[oa]s?|oí|oír|oigo|oye|escucho|me l[oa]s? dice|decir|la voz baja)(?!\p{L})/iu,
      );
  });

  test.each(keys)("'%s' aloud never says only to tap", (key) => {
    for (const text of textsOf(key, "spoken"))
      if (/\b(?<!cuando )toque\b/i.test(text)) expect(text).toMatch(/en la pantalla/);
  });
});
