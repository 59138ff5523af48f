import { type InterviewEvent, next, startOf } from "@dilo/forms";
import { expect, test } from "vitest";
import { isPaused } from "./screen-view.ts";

test("what is said in a pause gets no answer, and before and after it does", () => {
  const at = "2026-01-01T10:00:00.000Z";
  let interview = startOf("smart", 1);
  const answersAfter = (event: InterviewEvent) => {
    [interview] = next(interview, event);
    return !isPaused(interview);
  };
  const heard = { text: "¿Dónde está mi pasaporte?", isFinal: true, beganOverAssistant: false, at };
  expect(answersAfter({ kind: "form-chosen", formType: "N-400" })).toBe(true);
  expect(answersAfter({ kind: "command", command: "pause", at })).toBe(false);
  expect(answersAfter({ kind: "heard", heard })).toBe(false);
  expect(answersAfter({ kind: "command", command: "resume", at })).toBe(true);
});
