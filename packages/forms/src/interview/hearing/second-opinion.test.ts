import { describe, expect, test } from "vitest";
import type { InterviewEffect, InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { candidatesOf, currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";

const at = "2026-11-20T12:00:00.000Z";
const later = "2026-11-20T12:00:09.000Z";
const said = "vendíamos cuarenta en la feria y yo nací el 3 de mayo de 1980";
const opinion = { kind: "second-opinion", answer: { said, heardAt: at }, words: "3 de mayo de 1980" } as const;

const heard = (text: string, when = at): InterviewEvent => ({
  kind: "heard",
  heard: { text, isFinal: true, beganOverAssistant: false, at: when },
});

/** The interview after some events, and the last one's effects. */
function stepped(events: readonly InterviewEvent[], from: Interview = startOf("smart")) {
  let effects: readonly InterviewEffect[] = [];
  let interview = from;
  for (const event of events) [interview, effects] = next(interview, event);
  if (interview.phase !== "asking") throw new Error("The interview is not asking.");
  return { interview, effects, field: currentField(interview)?.id };
}

const birthday: readonly InterviewEvent[] = [
  { kind: "form-chosen", formType: "N-400" },
  { kind: "call-started" },
  { kind: "typed", text: "Rosa Prado", at },
];
const inDoubt = [...birthday, heard(said)];

describe("a second opinion in the interview", () => {
  test("is asked for at once beside the question, never instead of it", () => {
    const { effects } = stepped(inDoubt);
    expect(effects.map(({ kind }) => kind)).toEqual(["ask", "ask-second-opinion"]);
    expect(effects.at(-1)).toMatchObject({ formType: "N-400", field: "fecha_nacimiento", answer: opinion.answer });
  });

  test.each<[string, InterviewEvent]>([
    ["what was typed", { kind: "typed", text: said, at }],
    ["two words", heard("ay señorita")],
    ["what was understood", heard("3 de mayo de 1980")],
    ["a doubt with readings of its own", heard("03/05/1990")],
  ])("is not asked for about %s", (_what, event) => {
    const { effects } = stepped([...birthday, event]);
    expect(effects.map(({ kind }) => kind)).not.toContain("ask-second-opinion");
  });

  test("is not asked for where answers are stored as they come", () => {
    const [, effects] = next(stepped(birthday, startOf("off")).interview, heard(said));
    expect(effects.map(({ kind }) => kind)).not.toContain("ask-second-opinion");
  });

  test("is a candidate to tap, spoken over nothing and stored by nothing", () => {
    const { interview, effects, field } = stepped([...inDoubt, opinion]);
    expect(field).toBe("fecha_nacimiento");
    expect(effects).toEqual([]);
    expect(interview.answers).not.toHaveProperty("fecha_nacimiento");
    expect(candidatesOf(interview.turn)).toMatchObject([{ value: "1980-05-03", english: "05/03/1980" }]);
  });

  test("that is tapped is stored", () => {
    const { interview, field } = stepped([...inDoubt, opinion, { kind: "picked", candidate: 0, at: later }]);
    expect(field).toBe("pais_nacimiento");
    expect(interview.answers["fecha_nacimiento"]?.said).toContain("1980");
  });

  test("that is answered with a yes is read back before it is stored", () => {
    const readBack = stepped([...inDoubt, opinion, heard("sí", later)]);
    expect(readBack.interview.turn).toMatchObject({ kind: "confirming", reading: { value: "1980-05-03" } });
    expect(stepped([heard("sí está bien", later)], readBack.interview).field).not.toBe("fecha_nacimiento");
  });

  test("is no way to answer for who says it again: their words count", () => {
    const { interview } = stepped([...inDoubt, opinion, heard("el 4 de mayo de 1981", later)]);
    expect(interview.turn).toMatchObject({ kind: "confirming", reading: { value: "1981-05-04" } });
  });

  test.each<[string, readonly InterviewEvent[], InterviewEvent]>([
    ["another answer is in doubt", [heard("pues la verdad no le sabría decir", later)], opinion],
    ["the answer was said again", [heard("el 4 de mayo de 1981", later)], opinion],
    ["a no followed the read-back", [heard("el 4 de mayo de 1981", later), heard("no", later)], opinion],
    ["it is about other words", [], { ...opinion, answer: { said: "otra cosa", heardAt: at } }],
    ["its words say nothing", [], { ...opinion, words: "mi tía" }],
    ["its words have no year", [], { ...opinion, words: "el 3 de mayo" }],
  ])("changes nothing when %s", (_what, between, late) => {
    const before = stepped([...inDoubt, ...between]).interview;
    expect(stepped([late], before).interview).toBe(before);
  });

  test("changes nothing when the question is another one", () => {
    const moved = next(stepped(inDoubt).interview, { kind: "command", command: "back", at: later })[0];
    expect(next(moved, opinion)[0]).toBe(moved);
  });
});
