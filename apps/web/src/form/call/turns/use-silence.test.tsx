import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silenceMs, useSilence } from "./use-silence.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  let silences = 0;
  const Listening = ({ isListening }: { isListening: boolean }) => {
    useSilence(isListening, () => {
      silences += 1;
    });
    return null;
  };
  const { rerender } = render(<Listening isListening />);
  return {
    silences: () => silences,
    pass: (ms: number): void => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    },
    listens: (isListening: boolean) => rerender(<Listening isListening={isListening} />),
  };
}

test("tells every silence while the assistant listens, and none while it speaks", () => {
  const page = listen();
  page.pass(silenceMs - 1);
  expect(page.silences()).toBe(0);
  page.pass(1 + silenceMs);
  expect(page.silences()).toBe(2);
  page.listens(false);
  page.pass(3 * silenceMs);
  expect(page.silences()).toBe(2);
});

test("who types or taps is not silent", () => {
  const page = listen();
  page.pass(silenceMs - 1);
  fireEvent.keyDown(window, { key: "a" });
  page.pass(silenceMs - 1);
  fireEvent.pointerDown(window);
  page.pass(silenceMs - 1);
  expect(page.silences()).toBe(0);
  page.pass(1);
  expect(page.silences()).toBe(1);
});
