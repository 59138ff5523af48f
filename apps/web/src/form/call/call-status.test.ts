import { expect, test } from "vitest";
import { callStatus } from "./call-status.ts";

const quiet = {
  isInterrupted: false,
  isAssistantSpeaking: false,
  isHearing: false,
  isSpeechPending: false,
  isThinking: false,
};

test.each([
  ["listens when nothing else is", quiet, "listening"],
  ["speaks while sound comes", { ...quiet, isAssistantSpeaking: true, isHearing: true }, "speaking"],
  ["speaks in the gap between the greeting and the question", { ...quiet, isSpeechPending: true }, "speaking"],
  ["listens to a person who answers in that gap", { ...quiet, isSpeechPending: true, isHearing: true }, "listening"],
  ["looks for the line while it is away", { ...quiet, isInterrupted: true, isHearing: true }, "reconnecting"],
  ["thinks about what was said", { ...quiet, isThinking: true }, "thinking"],
] as const)("the page says that the call %s", (_, call, status) => {
  expect(callStatus(call)).toBe(status);
});
