import fc from "fast-check";
import { expect, test } from "vitest";
import { situationOf } from "../situation.ts";
import { idsOf, person, sample, upTo } from "../testing.ts";

/** What people say beside an answer, and whether it wants a sentence of its own. */
const asides: readonly (readonly [words: string, isAnswered?: true])[] = [
  ["¿cuántas faltan?", true],
  ["oiga, ¿y esto lo ve la migra?", true],
  ["¿cuánto me van a cobrar?", true],
  ["¿y si me equivoco lo puedo cambiar?", true],
  ["¿usted es una persona o una máquina?", true],
  ["tengo mucho miedo", true],
  ["ay, qué nervios"],
  ["disculpe, es que estoy manejando"],
  ["perdone la voz, estoy ronca"],
  ["aquí está haciendo mucho calor"],
  ["fíjese que me duele la cabeza"],
  ["mi hija me está ayudando"],
  ["tengo tres hijos"],
  ["ya llevo veinte años aquí"],
  ["ahorita son las cuatro y media"],
  ["trabajo hasta las seis"],
  ["mijo, bájale a la tele"],
  ["gracias"],
];

/** Fields whose answers tell no life, of which a remark may be a part. */
const fields = idsOf("N-400").filter((id) => id !== "estado_civil");

/** What an interview has of a field in the end, and all that was said before it agreed. */
function told(id: string, text: string, channel: "spoken" | "written") {
  const rosa = person("N-400", upTo(id));
  if (channel === "written") rosa.writes(text);
  else rosa.says(text);
  const said = JSON.stringify(rosa.now().reply.prompts);
  const situation = situationOf(rosa.now());
  for (let turns = 0; rosa.at() === id && situationOf(rosa.now()) === "confirming" && turns < 3; turns += 1)
    rosa.says("sí");
  return { value: rosa.english(id), said, situation };
}

const beside = (aside: string, text: string, isBefore: boolean) =>
  isBefore ? `${aside}${aside.endsWith("?") ? "" : ","} ${text}` : `${text}, ${aside}`;

test("an answer survives whatever is said beside it, and what is asked is answered", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.constantFrom(...asides),
      fc.boolean(),
      fc.constantFrom("spoken", "written"),
      (id, [aside, isAnswered], isBefore, channel) => {
        const plain = sample[id] ?? "";
        const alone = told(id, plain, channel);
        const both = told(id, beside(aside, plain, isBefore), channel);
        expect(both.value).toBe(alone.value);
        if (isAnswered) expect(both.said.length).toBeGreaterThan(alone.said.length);
      },
    ),
    { numRuns: 120 },
  );
});

test("a yes to a read-back survives whatever is said beside it", { timeout: 120_000 }, () => {
  const remarks = [...asides.map(([words]) => words), "así dice mi acta", "lo tengo aquí en la tarjeta"];
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.constantFrom(...remarks),
      fc.boolean(),
      fc.constantFrom("sí", "así es", "correcto", "sí, está bien"),
      (id, remark, isBefore, yes) => {
        const rosa = person("N-400", upTo(id));
        rosa.says(sample[id] ?? "");
        if (situationOf(rosa.now()) !== "confirming") return;
        rosa.says(beside(remark, yes, isBefore));
        expect(rosa.at()).not.toBe(id);
      },
    ),
    { numRuns: 120 },
  );
});

test("a no to a read-back is never taken for a yes, whatever is said beside it", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.constantFrom(...asides),
      fc.boolean(),
      fc.constantFrom("no", "así no es", "no, está mal"),
      (id, [aside], isBefore, no) => {
        const rosa = person("N-400", upTo(id));
        rosa.says(sample[id] ?? "");
        if (situationOf(rosa.now()) !== "confirming") return;
        rosa.says(beside(aside, no, isBefore));
        expect(rosa.at()).toBe(id);
        expect(rosa.asking().answers[id]).toBeUndefined();
      },
    ),
    { numRuns: 120 },
  );
});
