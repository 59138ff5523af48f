import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CallStatus } from "./call-status.ts";
import { VoiceDock } from "./voice-dock.tsx";

const nothing = () => undefined;

function open(status: CallStatus): string {
  const { unmount } = render(
    <VoiceDock status={status} hint="Diga “seguir”" level={0} onStop={nothing} onDone={nothing}>
      {null}
    </VoiceDock>,
  );
  const shown = screen.getByRole("status").textContent ?? "";
  unmount();
  return shown;
}

test("while the line is away nobody is told that they are heard, or what to say", () => {
  expect(open("listening")).toBe("EscuchandoDiga “seguir”");
  expect(open("reconnecting")).toBe("Buscando la llamada");
});
