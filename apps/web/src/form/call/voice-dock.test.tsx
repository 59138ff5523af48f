import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CallStatus } from "./call-status.ts";
import { VoiceDock } from "./voice-dock.tsx";

afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;

function open(status: CallStatus): string {
  const { unmount } = render(
    <VoiceDock
      assistantName="Dilo"
      status={status}
      hint="Diga “seguir”"
      level={0}
      onStop={nothing}
      onWrite={nothing}
      onDone={nothing}
    >
      {null}
    </VoiceDock>,
  );
  const shown = screen.getByRole("status").textContent ?? "";
  unmount();
  return shown;
}

test("it is said who speaks, and while the line is away nobody is told that they are heard, or what to say", () => {
  expect(open("speaking")).toBe("Habla DiloDiga “seguir”");
  expect(open("listening")).toBe("Le escuchoDiga “seguir”");
  expect(open("reconnecting")).toBe("Buscando la llamada");
});

test("a line that stays away is told within five seconds, and writing is offered until it is back", () => {
  vi.useFakeTimers();
  const onWrite = vi.fn();
  const dock = (status: CallStatus) => (
    <VoiceDock
      assistantName="Dilo"
      status={status}
      hint=""
      level={0}
      onStop={nothing}
      onWrite={onWrite}
      onDone={nothing}
    >
      {null}
    </VoiceDock>
  );
  const { rerender } = render(dock("listening"));
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  pass(10_000);
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(dock("reconnecting"));
  pass(1000);
  expect(screen.queryByRole("alert")).toBeNull();
  pass(4000);
  expect(screen.getByRole("alert").textContent).toContain("Se cortó la llamada");
  fireEvent.click(screen.getByRole("button", { name: "Seguir por escrito" }));
  expect(onWrite).toHaveBeenCalledOnce();
  rerender(dock("listening"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Seguir por escrito" })).toBeNull();
});
