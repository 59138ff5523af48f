import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormType } from "../../answers/answer.ts";
import type { Field } from "../../forms/definition.ts";
import { printAnswers } from "../../forms/english.ts";
import { forms } from "../../forms/registry.ts";
import type { InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { at, plainAnswer } from "../testing.ts";

/** What can come between a question and its answer without changing it. */
const ways = [
  "said",
  "written",
  "said again after 'corregir'",
  "said wrong, then right",
  "asked to repeat, slower and why",
  "after a pause",
  "the line cut at the read-back",
  "a silence",
  "skipped nothing",
  "gone back and on",
  "written after a tap on 'Escribir'",
] as const;

/** Names and a street that hold the words of commands. */
const names = ["Esperanza López", "Juan Saltillo", "Socorro Ayuda", "Consuelo Parada", "Rosa Elena Prado"] as const;
const streets = ["1200 Back Bay Road, Boston, MA 02116", "1234 Main Street, Los Angeles, CA 90012"] as const;

const plan = fc.record({
  formType: fc.constantFrom<FormType>("N-400", "I-130"),
  ways: fc.array(fc.constantFrom(...ways), { minLength: 11, maxLength: 11 }),
  name: fc.constantFrom(...names),
  street: fc.constantFrom(...streets),
  corrected: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never;

function answerTo(field: Field, { name, street }: Plan): string {
  if (field.kind === "name") return name;
  return field.kind === "address" ? street : plainAnswer(field);
}

/** Another answer to the same field, to be taken back. */
function wrongAnswer(field: Field): string {
  const wrong: Partial<Record<Field["kind"], string>> = {
    name: "Marta Ríos Vega",
    date: "3 de mayo de 1979",
    "alien-number": "123456789",
    phone: "7135550188",
    address: "99 Lake Road, Houston, TX 77002",
    country: "Colombia",
    marital: "viuda",
    relation: "mi hijo",
    email: "rosa@example.com",
  };
  return wrong[field.kind] ?? "Marta Ríos";
}

/** A person who fills a whole form by one plan. */
function fill(given: Plan): Interview {
  const { formType, ways: chosen, corrected } = given;
  const { fields } = forms[formType];
  let interview: Interview = next(startOf("smart"), { kind: "form-chosen", formType })[0];
  let turns = 0;
  const send = (event: InterviewEvent): void => {
    const [after, effects] = next(interview, event);
    interview = after;
    for (const effect of effects) if (effect.kind === "ask") send({ kind: "spoken", text: effect.text });
  };
  const say = (text: string): void => {
    turns += 1;
    send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: `t${turns}` } });
  };
  const isReadBack = () => interview.phase === "asking" && interview.turn.kind === "confirming";
  /** What happens before the answer is said, by way. */
  const before: Record<(typeof ways)[number], (field: Field, text: string) => void> = {
    said: () => undefined,
    written: (_, text) => send({ kind: "typed", text, at }),
    "written after a tap on 'Escribir'": (_, text) => {
      send({ kind: "command", command: "write", at });
      send({ kind: "typed", text, at });
    },
    // A cheap answer is stored by now: its correction asks it once more and comes back.
    "said again after 'corregir'": (_, text) => {
      say(text);
      say("corregir");
    },
    "said wrong, then right": (field) => {
      say(wrongAnswer(field));
      say(isReadBack() ? "no" : "corrige");
    },
    "asked to repeat, slower and why": () => {
      for (const words of ["repita", "más despacio", "¿por qué?", "más rápido"]) say(words);
    },
    "after a pause": () => {
      for (const words of ["pausa", "oye, pásame la tarjeta", "seguir"]) say(words);
    },
    "the line cut at the read-back": (_, text) => {
      say(text);
      send({ kind: "call-ended" });
      send({ kind: "call-started" });
    },
    "a silence": (_, text) => {
      send({ kind: "silence" });
      say(text);
      send({ kind: "silence" });
    },
    "skipped nothing": (field) => {
      if (field.required) say("saltar");
      if (currentField(interview)?.id !== field.id) send({ kind: "command", command: "back", at });
    },
    "gone back and on": (field) => {
      say("atrás");
      if (currentField(interview)?.id !== field.id) say("saltar");
    },
  };
  const answerBy = (way: (typeof ways)[number], field: Field): void => {
    const text = answerTo(field, given);
    before[way](field, text);
    if (currentField(interview)?.id === field.id && !isReadBack()) say(text);
    if (isReadBack()) say("sí, está bien");
  };
  send({ kind: "call-started" });
  for (const [index, field] of fields.entries()) answerBy(chosen[index] ?? "said", field);
  for (const index of corrected) {
    const field = fields[index];
    if (field === undefined) continue;
    for (const text of [wrongAnswer(field), answerTo(field, given)]) {
      send({ kind: "correct", field: field.id });
      say(text);
      if (isReadBack()) say("sí, está bien");
    }
  }
  // Each open point takes one more press.
  for (let presses = 0; presses < fields.length && interview.phase === "reviewing"; presses += 1)
    send({ kind: "review-accepted" });
  return interview;
}

test("the same answers in any mixture of voice, typing and correction give the same saved form", {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(plan, (given) => {
      const filled = fill(given);
      const typed = fill({ ...given, ways: given.ways.map(() => "written"), corrected: [] });
      expect([filled.phase, typed.phase]).toEqual(["complete", "complete"]);
      expect(printed(filled)).toEqual(printed(typed));
    }),
    { numRuns: 60 },
  );
});

function printed(interview: Interview): readonly string[] {
  if (interview.phase === "choosing") return [];
  return printAnswers(interview.formType, interview.answers).map(({ field, english }) => `${field.id}: ${english}`);
}
