import type { AssistantMessage } from "@dilo/api";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longestThinkingMs, useUserTurn } from "./use-user-turn.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begins: AssistantMessage = { type: "speech-update", role: "user", status: "started" };
const ends: AssistantMessage = { type: "speech-update", role: "user", status: "stopped" };
const answer: AssistantMessage = {
  type: "transcript",
  role: "assistant",
  transcriptType: "final",
  transcript: "¿Cuál es su fecha de nacimiento?",
};

function follow() {
  const { result } = renderHook(() => useUserTurn());
  return {
    turn: () => result.current,
    onMessage: (message: AssistantMessage) => act(() => result.current.onMessage(message)),
    startThinking: () => act(() => result.current.startThinking()),
  };
}

test("a turn that ends without words leaves nobody waiting", () => {
  const page = follow();
  page.onMessage(begins);
  expect(page.turn()).toMatchObject({ isHearing: true, isThinking: false });
  page.onMessage(ends);
  expect(page.turn()).toMatchObject({ isHearing: false, isThinking: false });
});

test.each([
  ["the assistant's words", answer],
  ["new speech", begins],
])("what was said is thought about until %s", (_, message) => {
  const page = follow();
  page.onMessage(begins);
  page.startThinking();
  page.onMessage(ends);
  expect(page.turn().isThinking).toBe(true);
  page.onMessage(message);
  expect(page.turn().isThinking).toBe(false);
});

test("thinking ends by itself when no answer comes", () => {
  const page = follow();
  page.startThinking();
  act(() => void vi.advanceTimersByTime(longestThinkingMs));
  expect(page.turn().isThinking).toBe(false);
});
