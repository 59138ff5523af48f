import { type Interview, type InterviewEvent, next, startOf } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import * as readers from "../session/readers.ts";
import { isPaused } from "./interview-facts.ts";
import { type ScreenView, screenView } from "./screen-view.ts";

const at = "2026-01-01T10:00:00.000Z";
const typed = (text: string): InterviewEvent => ({ kind: "typed", text, at });

function after(...events: readonly InterviewEvent[]): Interview {
  let interview = startOf("smart", 1);
  for (const event of [{ kind: "form-chosen", formType: "N-400" } as const, ...events])
    [interview] = next(interview, event);
  return interview;
}

function viewAfter<Kind extends ScreenView["kind"]>(kind: Kind, ...events: readonly InterviewEvent[]) {
  const view = screenView(after(...events), readers);
  if (view.kind !== kind) throw new Error(`This is ${view.kind}.`);
  return view as Extract<ScreenView, { kind: Kind }>;
}

test("a pause lasts until something is said in it", () => {
  const pause = { kind: "command", command: "pause", at } as const;
  const heard = { text: "ya la tengo", isFinal: true, beganOverAssistant: false, at };
  expect(isPaused(after(pause))).toBe(true);
  expect(isPaused(after(pause, { kind: "heard", heard }))).toBe(false);
});

describe("the answer in writing", () => {
  test("says nothing that the question's heading says", () => {
    expect(viewAfter("asking").reply).toMatchObject({ shown: "", unseen: "" });
  });

  test("says what is wrong, and is another one each time", () => {
    const once = viewAfter("asking", typed("Rosa Prado"), typed("xyzzy")).reply;
    const twice = viewAfter("asking", typed("Rosa Prado"), typed("xyzzy"), typed("xyzzy")).reply;
    expect(once.shown).toMatch(/no entend|no entiendo/i);
    expect(twice.shown).not.toBe("");
    expect(twice.number).toBeGreaterThan(once.number);
  });

  test("answers what was asked in writing", () => {
    for (const question of ["ayuda", "¿por qué?", "¿esto es del gobierno?"])
      expect(viewAfter("asking", typed(question)).reply.shown, question).not.toBe("");
    expect(viewAfter("asking", typed("no sé")).reply.shown).toContain("la dejamos para después");
  });
});

test("what was typed and not understood stays open; what was taken or asked does not", () => {
  expect(viewAfter("asking", typed("Rosa Prado"), typed("xyzzy")).openSince).toBe(at);
  expect(viewAfter("asking", typed("Rosa Prado")).openSince).toBeUndefined();
  expect(viewAfter("asking", typed("Rosa Prado"), typed("ayuda")).openSince).toBeUndefined();
});

test("an answer that nobody could read waits for the person's decision", () => {
  const [name, ...words] = ["Rosa Prado", "xyzzy", "plugh", "qwerty"].map(typed);
  const { answer } = viewAfter("asking", name as InterviewEvent, ...words);
  expect(answer).toEqual({ kind: "unread", said: "qwerty" });
});
