import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { samePressMs, useOncePressed } from "./use-once-pressed.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Buttons({ onPress }: { onPress: (name: string) => void }) {
  const press = useOncePressed(onPress);
  return ["Atrás", "Repetir"].map((name) => (
    <button key={name} type="button" onClick={() => press(name)}>
      {name}
    </button>
  ));
}

test("a button pressed twice at once does its work once; later, or another one, it does it again", () => {
  const pressed: string[] = [];
  render(<Buttons onPress={(name) => pressed.push(name)} />);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Atrás");
  press("Atrás");
  expect(pressed).toEqual(["Atrás"]);
  press("Repetir");
  expect(pressed).toEqual(["Atrás", "Repetir"]);
  vi.advanceTimersByTime(samePressMs);
  press("Repetir");
  expect(pressed).toEqual(["Atrás", "Repetir", "Repetir"]);
});
