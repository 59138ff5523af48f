import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VoiceStart } from "./voice-start.tsx";

const nothing = () => undefined;

function open(state: { isConnecting?: boolean; failure?: string }) {
  const recognizer = { kind: "server", name: "Oído Claro" } as const;
  const waits = { recognizer, isTestVoice: false, hasConsented: true, isTyping: false };
  const acts = { onPrepare: nothing, onStart: nothing, onWrite: nothing };
  render(<VoiceStart isConnecting={false} failure="" {...waits} {...acts} {...state} />);
}

test("says to allow the microphone beside the button that starts", () => {
  open({});
  expect(screen.getByText(/permiso para el micrófono/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Iniciar con su voz" })).toHaveProperty("disabled", false);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("is a disabled button while the call connects", () => {
  open({ isConnecting: true });
  expect(screen.getByRole("button", { name: "Conectando..." })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Iniciar con su voz" })).toBeNull();
});

test("shows why a call failed in the box labelled 'Error:', and can be pressed again", () => {
  open({ failure: "El micrófono está bloqueado." });
  const box = screen.getByRole("alert");
  expect(box.textContent).toBe("Error: El micrófono está bloqueado.");
  expect(box.className).toBe("error-box");
  expect(screen.getByRole("button", { name: "Iniciar con su voz" })).toHaveProperty("disabled", false);
});
