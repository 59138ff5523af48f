import type { InterviewEvent } from "@dilo/forms";
import { startOf } from "@dilo/forms/questions";
import { expect, test } from "vitest";
import { addEarly, heldOf, noEvents } from "./early-events.ts";
import { at } from "./testing.ts";

const chosen: InterviewEvent = { kind: "form-chosen", formType: "N-400" };
const typed = (text: string): InterviewEvent => ({ kind: "typed", text, at });
const after = (...events: readonly InterviewEvent[]) => events.reduce(addEarly, noEvents(startOf("smart")));

test("a form that is chosen stands at its first question, and nothing is held", () => {
  const early = after(chosen);
  expect(early).toMatchObject({ isShown: true, interview: { phase: "asking", position: 0 } });
  expect(heldOf(early)).toBeUndefined();
});

test("of what a person answers to one question only the last is held", () => {
  const early = after(chosen, typed("Rosa"), { kind: "command", command: "help", at }, typed("Rosa Prado"));
  expect(early.events).toEqual([chosen, typed("Rosa Prado")]);
  expect(heldOf(early)).toBe("answer");
  expect(addEarly(early, { kind: "typing", text: "Rosa Prado L", at }).events).toEqual([chosen]);
  expect(heldOf(after(chosen, { kind: "command", command: "back", at }))).toBe("command");
});

test("a form that is tapped is meant in place of the words before it", () => {
  expect(after(typed("quiero traer a mi mamá"), chosen).events).toEqual([chosen]);
});

test("a call that begins keeps the order of what is said in it", () => {
  const heard: InterviewEvent = {
    kind: "heard",
    heard: { text: "Rosa Prado", isFinal: true, beganOverAssistant: false, at },
  };
  expect(after(chosen, { kind: "call-started" }, heard, heard).events).toHaveLength(4);
});

test("nobody is asked again for being silent before anything was asked", () => {
  const silence: InterviewEvent = { kind: "silence" };
  expect(after(chosen, { kind: "call-started" }, silence, silence).events).toEqual([chosen, { kind: "call-started" }]);
});

test("a question that hangs on the meaning of an answer, or is corrected, is not shown before that can be read", () => {
  const answers = { nombre_completo: { said: "Rosa Prado", heardAt: at } };
  const restored: InterviewEvent = { kind: "restored", formType: "N-400", answers };
  expect(after(restored).isShown).toBe(true);
  expect(after(restored, { kind: "correct", field: "nombre_completo" }).isShown).toBe(false);
  expect(after({ ...restored, saved: { id: "form-1", revision: 1 } }).isShown).toBe(false);
});
