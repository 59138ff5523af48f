import { type InterviewEvent, next, startOf } from "@dilo/forms";
import { expect, test } from "vitest";
import { answersNow, callStatus } from "./call-status.ts";

const quiet = { isAssistantSpeaking: false, isHearing: false, isSpeechPending: false, isThinking: false };

test.each([
  ["listens when nothing else is", quiet, "listening"],
  ["speaks while sound comes", { ...quiet, isAssistantSpeaking: true, isHearing: true }, "speaking"],
  ["speaks in the gap between the greeting and the question", { ...quiet, isSpeechPending: true }, "speaking"],
  ["listens to a person who answers in that gap", { ...quiet, isSpeechPending: true, isHearing: true }, "listening"],
  ["thinks about what was said", { ...quiet, isThinking: true }, "thinking"],
] as const)("the page says that the call %s", (_, call, status) => {
  expect(callStatus(call)).toBe(status);
});

test("what is said in a pause gets no answer, and before and after it does", () => {
  const at = "2026-01-01T10:00:00.000Z";
  let interview = startOf("smart", 1);
  const answersAfter = (event: InterviewEvent) => {
    [interview] = next(interview, event);
    return answersNow(interview);
  };
  const heard = { text: "¿Dónde está mi pasaporte?", isFinal: true, beganOverAssistant: false, at };
  expect(answersAfter({ kind: "form-chosen", formType: "N-400" })).toBe(true);
  expect(answersAfter({ kind: "command", command: "pause", at })).toBe(false);
  expect(answersAfter({ kind: "heard", heard })).toBe(false);
  expect(answersAfter({ kind: "command", command: "resume", at })).toBe(true);
});
