import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formEs } from "../../words/es/form.ts";
import { StoppableButton } from "./stoppable-button.tsx";

const words = formEs.erase.button;
let isSure = true;
beforeEach(() => {
  isSure = true;
  vi.stubGlobal("confirm", () => isSure);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const onSure = vi.fn();
  const page = render(<StoppableButton words={words} state="open" onSure={onSure} />);
  return { onSure, ...page };
}
const press = () => fireEvent.click(screen.getByRole("button"));
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const button = () => screen.getByRole("button").textContent;

test("what was meant is done after ten seconds, once, and until then it is said how to stop it", () => {
  const { onSure } = open();
  press();
  expect(screen.getByRole("status").textContent).toBe(words.soon);
  expect(button()).toBe(`${words.stop} (10)`);
  pass(9.5);
  expect(button()).toBe(`${words.stop} (1)`);
  expect(onSure).not.toHaveBeenCalled();
  pass(1);
  expect(onSure).toHaveBeenCalledTimes(1);
  pass(30);
  expect(onSure).toHaveBeenCalledTimes(1);
});

test("it is stopped by the same button, by leaving the screen, and by a no to the first question", () => {
  const { onSure, unmount } = open();
  press();
  pass(9);
  press();
  expect(button()).toBe(words.ask);
  expect(screen.getByRole("status").textContent).toBe("");
  pass(20);
  press();
  pass(5);
  unmount();
  pass(20);
  isSure = false;
  const again = open();
  press();
  pass(20);
  expect([onSure, again.onSure].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("from the tap on there is room for every sentence, and a failure is told in the same box", () => {
  const { rerender, container } = open();
  press();
  const room = () => [...container.querySelectorAll(".turns > .held")].map(({ textContent }) => textContent);
  expect(room()).toEqual([words.soon, words.failed]);
  pass(10);
  rerender(<StoppableButton words={words} state="busy" onSure={vi.fn()} />);
  expect(room()).toEqual([words.soon, words.failed]);
  expect(screen.getByRole("status").textContent).toBe(words.busy);
  rerender(<StoppableButton words={words} state="failed" onSure={vi.fn()} />);
  expect(room()).toEqual([words.soon, words.failed]);
  expect(screen.getByRole("alert").textContent).toBe(words.failed);
});
