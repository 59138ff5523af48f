import type { AssistantMessage } from "@dilo/api";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longestGoodbyeMs, useGoodbye } from "./use-goodbye.ts";

const goodbye = "Sus respuestas quedan guardadas. Que le vaya bien.";
const said = (transcript: string): AssistantMessage => ({
  type: "transcript",
  role: "assistant",
  transcriptType: "final",
  transcript,
});
const stopped: AssistantMessage = { type: "speech-update", role: "assistant", status: "stopped" };

function open() {
  const hangUp = vi.fn();
  const { result } = renderHook(() => useGoodbye(hangUp));
  return { hangUp, goodbye: result.current };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the call ends when the goodbye was heard, and not when what came before it was", () => {
  const page = open();
  page.goodbye.begin(goodbye);
  page.goodbye.onMessage(stopped);
  expect(page.hangUp).not.toHaveBeenCalled();
  page.goodbye.onMessage(said(goodbye));
  page.goodbye.onMessage(stopped);
  page.goodbye.onMessage(stopped);
  vi.advanceTimersByTime(longestGoodbyeMs(goodbye));
  expect(page.hangUp).toHaveBeenCalledTimes(1);
});

test("a voice that tells nothing is waited for no longer than the goodbye may take", () => {
  const page = open();
  page.goodbye.begin(goodbye);
  vi.advanceTimersByTime(longestGoodbyeMs(goodbye) - 1);
  expect(page.hangUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.hangUp).toHaveBeenCalledTimes(1);
});

test("a voice that fails ends the call at once", () => {
  const page = open();
  page.goodbye.begin(goodbye);
  page.goodbye.onMessage({ type: "hang", reason: "voice-failed" });
  expect(page.hangUp).toHaveBeenCalledTimes(1);
});

test("whoever goes on is not hung up on", () => {
  const page = open();
  page.goodbye.begin(goodbye);
  page.goodbye.cancel();
  page.goodbye.onMessage(said(goodbye));
  page.goodbye.onMessage(stopped);
  vi.advanceTimersByTime(longestGoodbyeMs(goodbye));
  expect(page.hangUp).not.toHaveBeenCalled();
});
