import { act, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showLanguage } from "../../words/dictionary.ts";
import { failuresEn } from "../../words/en/form.ts";
import { microphoneEn } from "../../words/en/microphone.ts";
import { failuresEs } from "../../words/es/form.ts";
import { microphoneEs } from "../../words/es/microphone.ts";
import type { Recognizer } from "./recognizer.ts";
import { VoiceStart } from "./voice-start.tsx";

const nothing = () => undefined;

afterEach(() => vi.restoreAllMocks());

function open(state: { isConnecting?: boolean; failure?: string; reason?: string; recognizer?: Recognizer }) {
  const recognizer = { kind: "server", name: "Oído Claro" } as const;
  const waits = { recognizer, isTestVoice: false, hasConsented: true, isTyping: false };
  const acts = { onPrepare: nothing, onStart: nothing, onWrite: nothing };
  render(<VoiceStart isConnecting={false} failure="" reason="" {...waits} {...acts} {...state} />);
}

test("says to allow the microphone beside the button that starts", () => {
  open({});
  expect(screen.getByText(/permiso para el micrófono/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Iniciar con su voz" })).toHaveProperty("disabled", false);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("while it is not known what the browser hears with, the place of the button is held, for nobody to press", () => {
  open({ recognizer: { kind: "unknown" } });
  expect(screen.queryByRole("button", { name: "Iniciar con su voz" })).toBeNull();
  const held = screen.getByText("Iniciar con su voz");
  expect([held.className, (held as HTMLButtonElement).disabled]).toEqual(["mic start held", true]);
  expect(screen.getByText(/permiso para el micrófono/).closest(".held")).not.toBeNull();
  screen.getByRole("button", { name: "Prefiero escribir" });
});

test("a question that is only written has no button, and says why", () => {
  open({ recognizer: { kind: "none", isWrittenOnly: true } });
  screen.getByText("Estas preguntas se contestan por escrito.");
  expect(screen.queryByRole("button", { name: "Iniciar con su voz" })).toBeNull();
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

test("under the page's sentence stands why the server began no call, in its own words", () => {
  open({ failure: "La voz no está disponible ahora.", reason: "No room for another call." });
  const reason = screen.getByText("No room for another call.");
  expect([screen.getByRole("alert").contains(reason), reason.lang]).toEqual([true, "en"]);
});

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";

test.each([
  ["iphoneSafari", `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["insideApp", `${iPhone} Mobile/15E148 [FBAN/FBIOS]`],
  ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"],
] as const)("under a refused microphone stand the steps for this browser: %s", async (browser, userAgent) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  open({ failure: failuresEs.permission });
  const steps = await screen.findByRole("list");
  expect(screen.getByRole("alert").compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(steps)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(microphoneEs.steps[browser]);
});

test("the steps follow the page's language", async () => {
  await act(() => showLanguage("en"));
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`);
  open({ failure: failuresEn.permission });
  await screen.findByText(microphoneEn.steps.iphoneSafari[0] ?? "");
  await act(() => showLanguage("es"));
});

test("another failure has no steps for the microphone", () => {
  open({ failure: failuresEs.noMicrophone });
  expect(screen.queryByRole("list")).toBeNull();
});
