import type { AssistantMessage } from "@dilo/api";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longestThinkingMs, useTurn } from "./use-turn.ts";

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
  const { result } = renderHook(() => useTurn());
  return {
    turn: () => result.current,
    hear: (message: AssistantMessage) => act(() => result.current.hear(message)),
    think: () => act(() => result.current.think()),
  };
}

test("a turn that ends without words leaves nobody waiting", () => {
  const page = follow();
  page.hear(begins);
  expect(page.turn()).toMatchObject({ isHearing: true, isThinking: false });
  page.hear(ends);
  expect(page.turn()).toMatchObject({ isHearing: false, isThinking: false });
});

test.each([
  ["the assistant's words", answer],
  ["new speech", begins],
])("what was said is thought about until %s", (_, message) => {
  const page = follow();
  page.hear(begins);
  page.think();
  page.hear(ends);
  expect(page.turn().isThinking).toBe(true);
  page.hear(message);
  expect(page.turn().isThinking).toBe(false);
});

test("thinking ends by itself when no answer comes", () => {
  const page = follow();
  page.think();
  act(() => void vi.advanceTimersByTime(longestThinkingMs));
  expect(page.turn().isThinking).toBe(false);
});
