import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { configExample } from "../../testing/config-example.ts";
import { showLanguage } from "../../words/dictionary.ts";
import type { ProductApi } from "../session/product-api.ts";
import { Hear, HearContext, HearDuring, Heard } from "./hear.tsx";
import { openHearer } from "./hearer.ts";

beforeAll(async () => void (await Promise.all([import("./hear-button.tsx"), import("./spoken-sound.ts")])));
afterEach(() => vi.unstubAllGlobals());

/** A browser that plays what it is given until `end` is called, or it is closed. */
function stubSound() {
  const played: { end: () => void; isClosed: boolean }[] = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      destination = {};
      #sound: { end: () => void; isClosed: boolean } = { end: () => undefined, isClosed: false };
      resume = async () => undefined;
      async close() {
        this.#sound.isClosed = true;
      }
      decodeAudioData = async (file: ArrayBuffer) => file;
      createBufferSource() {
        const source = { onended: () => undefined, connect: () => undefined, start: () => played.push(this.#sound) };
        this.#sound.end = () => source.onended();
        return source;
      }
    },
  );
  return played;
}

const voiceOf = (speaker: { kind: "server" | "browser" | "none"; name: string }) => ({
  ...configExample.voice,
  speaker: { ...speaker, isTest: false },
});
const own = { kind: "server", name: "" } as const;
const speechOf = (...voices: { lang: string; localService: boolean }[]) =>
  ({ speechSynthesis: { getVoices: () => voices } }) as unknown as typeof globalThis;

function show(speak: (input: { body: { text: string } }) => Promise<Uint8Array>) {
  const hearing = { api: { speak } as unknown as ProductApi, voice: voiceOf(own) };
  return render(
    <HearContext value={hearing}>
      <Hear what="question" text="¿Cuál es su nombre?" />
      <Hear what="answer" text="Rosa Prado." isOwn />
    </HearContext>,
  );
}
const tap = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("a tap reads a text by the server's voice, a second one stops it, and another text stops the first", async () => {
  const played = stubSound();
  const speak = vi.fn(async () => new Uint8Array([1, 2]));
  show(speak);
  await tap("Oír la pregunta");
  await vi.waitFor(() => expect(played).toHaveLength(1));
  expect(speak).toHaveBeenCalledWith({ body: { text: "¿Cuál es su nombre?", language: "es" } });
  await tap("Oír esta respuesta");
  await vi.waitFor(() => expect(played).toHaveLength(2));
  expect(played[0]?.isClosed).toBe(true);
  await tap("Parar la voz");
  expect(played[1]?.isClosed).toBe(true);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Oír la pregunta",
    "Oír esta respuesta",
  ]);
});

test("a text that was read to its end is silent again", async () => {
  const played = stubSound();
  show(async () => new Uint8Array([1]));
  await tap("Oír la pregunta");
  await screen.findByRole("button", { name: "Parar la voz" });
  await vi.waitFor(() => expect(played).toHaveLength(1));
  act(() => played[0]?.end());
  await screen.findByRole("button", { name: "Oír la pregunta" });
});

test("what is no longer shown is no longer read", async () => {
  const played = stubSound();
  const { unmount } = show(async () => new Uint8Array([1]));
  await tap("Oír la pregunta");
  await vi.waitFor(() => expect(played).toHaveLength(1));
  unmount();
  expect(played[0]?.isClosed).toBe(true);
});

test("a voice that cannot be had is said, and the same tap tries again", async () => {
  const played = stubSound();
  const speak = vi.fn(async (): Promise<Uint8Array> => new Uint8Array([1]));
  speak.mockRejectedValueOnce(new Error("away"));
  show(speak);
  await tap("Oír la pregunta");
  await screen.findByText("No se pudo oír. Toque otra vez.");
  await tap("Oír la pregunta");
  await vi.waitFor(() => expect(played).toHaveLength(1));
  expect(screen.queryByText("No se pudo oír. Toque otra vez.")).toBeNull();
});

test("without a network a voice of the device reads what the server's would", async () => {
  const said: string[] = [];
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [{ lang: "es-MX", localService: true, name: "es-MX", voiceURI: "es-MX" }],
    addEventListener: () => undefined,
    cancel: () => undefined,
    resume: () => undefined,
    speak: (utterance: { text: string; onend?: () => void }) => {
      said.push(utterance.text);
      utterance.onend?.();
    },
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  stubSound();
  show(async () => Promise.reject(new Error("away")));
  await tap("Oír la pregunta");
  await vi.waitFor(() => expect(said).toEqual(["¿Cuál es su nombre?"]));
  await screen.findByRole("button", { name: "Oír la pregunta" });
  expect(screen.queryByText("No se pudo oír. Toque otra vez.")).toBeNull();
});

test.each([
  ["this server itself", own, [], { fixed: true, own: true }],
  ["a service", { kind: "server", name: "ElevenLabs" }, [], { fixed: true, own: false }],
  [
    "a service, and a voice of the device",
    { kind: "server", name: "ElevenLabs" },
    [{ lang: "es-MX", localService: true }],
    { fixed: true, own: true },
  ],
  [
    "a voice of the device",
    { kind: "browser", name: "" },
    [{ lang: "es-ES", localService: true }],
    { fixed: true, own: true },
  ],
  [
    "a voice that the browser asks elsewhere",
    { kind: "browser", name: "" },
    [{ lang: "es-ES", localService: false }],
    { fixed: false, own: false },
  ],
  [
    "an English voice",
    { kind: "browser", name: "" },
    [{ lang: "en-US", localService: true }],
    { fixed: false, own: false },
  ],
  ["nobody", { kind: "none", name: "" }, [], { fixed: false, own: false }],
] as const)("where %s can read, texts can be heard: %o", (_, speaker, voices, expected) => {
  const hearer = openHearer({} as never, voiceOf(speaker), speechOf(...voices));
  const canHear = (isOwn: boolean) => hearer.canHear({ isOwn, language: "es" });
  expect({ fixed: canHear(false), own: canHear(true) }).toEqual(expected);
});

/** A text of the page with its button, and what the server is asked to say when it is pressed. */
async function pressed(text: ReactNode, name = "Oír este texto"): Promise<unknown[]> {
  stubSound();
  const speak = vi.fn(async (_: unknown) => new Uint8Array([1]));
  const hearing = { api: { speak } as unknown as ProductApi, voice: voiceOf(own) };
  render(
    <HearContext value={hearing}>
      <section data-heard="">{text}</section>
    </HearContext>,
  );
  await tap(name);
  await vi.waitFor(() => expect(speak).toHaveBeenCalled());
  return speak.mock.calls.map(([asked]) => (asked as { body: object }).body);
}

test("a text is read as it is seen: its choices, not its other buttons, what is folded away or what was said", async () => {
  const body = await pressed(
    <>
      <Heard>
        <h2>Seleccione el tipo</h2>
      </Heard>
      <p>
        Cuesta <b>$9.99</b>
      </p>
      <p className="unseen">Cargando.</p>
      <button type="button" className="choice">
        <div>Ciudadano</div> <div>10 preguntas</div>
      </button>
      <button type="button">Enviar</button>
      <div data-own="">Rosa Prado</div>
      <details>
        <summary>¿Por qué?</summary>
        <p>Porque sí.</p>
      </details>
    </>,
  );
  expect(body).toEqual([
    { text: "Seleccione el tipo. Cuesta $9.99. Ciudadano. 10 preguntas. ¿Por qué?", language: "es" },
  ]);
});

test("an English page is read by an English voice", async () => {
  await act(() => showLanguage("en"));
  const body = await pressed(
    <Heard>
      <p>We keep no sound.</p>
    </Heard>,
    "Hear this text",
  );
  expect(body).toEqual([{ text: "We keep no sound.", language: "en" }]);
  await act(() => showLanguage("es"));
});

test("where only the device has a voice, an English text has its button only if that voice is English", () => {
  const spanishOnly = openHearer(
    {} as never,
    voiceOf({ kind: "browser", name: "" }),
    speechOf({ lang: "es-MX", localService: true }),
  );
  const both = ["es", "en"] as const;
  expect(both.map((language) => spanishOnly.canHear({ isOwn: false, language }))).toEqual([true, false]);
});

test("during a call nothing is read by a tap, but where nobody is heard everything is, until Dilo speaks", async () => {
  const played = stubSound();
  const hearing = { api: { speak: async () => new Uint8Array([1]) } as unknown as ProductApi, voice: voiceOf(own) };
  const during = (isUnheard: boolean, status: "listening" | "speaking") => (
    <HearContext value={hearing}>
      <HearDuring call={{ isActive: true, isUnheard, status }}>
        <Hear what="question" text="¿Cuál es su nombre?" />
      </HearDuring>
    </HearContext>
  );
  const { rerender } = render(during(false, "listening"));
  expect(screen.queryByRole("button")).toBeNull();
  rerender(during(true, "listening"));
  await tap("Oír la pregunta");
  await vi.waitFor(() => expect(played).toHaveLength(1));
  rerender(during(true, "speaking"));
  await vi.waitFor(() => expect(played[0]?.isClosed).toBe(true));
  await screen.findByRole("button", { name: "Oír la pregunta" });
});
