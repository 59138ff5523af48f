import { expect, test } from "vitest";
import { greeting, phrases } from "./phrases.ts";

/** Every phrase once, its places filled with an invented value. */
const spoken: readonly string[] = [
  ...Object.values(phrases).flatMap((phrase) => {
    if (typeof phrase === "string") return [phrase];
    if (typeof phrase === "object") return Object.values(phrase);
    return phrase === phrases.spell
      ? [phrases.spell("name"), phrases.spell("phone")]
      : [(phrase as (...given: string[]) => string)("María Paz", "Paz")];
  }),
  greeting("Dilo"),
  greeting("Dilo", "I-130"),
];

test.each(spoken)("'%s' is short, polite and whole", (phrase) => {
  for (const sentence of phrase.split(/[.?!]/)) expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(20);
  expect(phrase.match(/¿/g)?.length).toBe(phrase.match(/\?/g)?.length);
  expect(phrase).not.toMatch(/!|¡|\b(tú|tu|tus|dime|repite|sin errores|oficial)\b/i);
  expect(phrase).toMatch(/([.?]|María Paz)$/);
});
