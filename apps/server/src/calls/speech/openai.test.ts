import { afterEach, expect, test, vi } from "vitest";
import type { Env } from "../../settings/env.ts";
import { openAiSpeech, openAiTranscription } from "./openai.ts";

afterEach(() => vi.unstubAllGlobals());

/** What leaves for a service, which answers this. */
function stubService(answer: string | Uint8Array<ArrayBuffer>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    return new Response(answer);
  });
  return asked;
}

test.each<[Env, string | null, object]>([
  [{ SPEECH_URL: "https://speaks.example/v1//" }, null, { model: "tts-1", voice: "alloy" }],
  [
    { SPEECH_URL: "https://speaks.example/v1", SPEECH_KEY: "k", SPEECH_MODEL: "m", SPEECH_VOICE: "v" },
    "Bearer k",
    { model: "m", voice: "v" },
  ],
])("speaks as the settings say: %o", async (env, authorization, body) => {
  const asked = stubService(new Uint8Array(320));
  const voice = openAiSpeech.read(env)?.open();
  for await (const _ of voice?.speak("Hola.", { signal: new AbortController().signal, rate: 1 }) ?? []);
  const [request] = asked;
  expect(request?.url).toBe("https://speaks.example/v1/audio/speech");
  expect(request?.headers.get("authorization")).toBe(authorization);
  expect(await request?.json()).toMatchObject(body);
});

test.each<[Env, string | null, string]>([
  [{ TRANSCRIBER_URL: "https://hears.example/v1/" }, null, "whisper-1"],
  [{ TRANSCRIBER_URL: "https://hears.example/v1", TRANSCRIBER_KEY: "k", TRANSCRIBER_MODEL: "m" }, "Bearer k", "m"],
])("transcribes as the settings say: %o", async (env, authorization, model) => {
  const asked = stubService(JSON.stringify({ text: "Hola" }));
  const stream = openAiTranscription
    .read(env)
    ?.open()
    .listen({ language: "es", preRollFrames: 0, onPartial: () => {} });
  stream?.begin();
  stream?.hear(new Int16Array(320));
  expect(await stream?.transcribe(new AbortController().signal)).toBe("Hola");
  const [request] = asked;
  expect(request?.url).toBe("https://hears.example/v1/audio/transcriptions");
  expect(request?.headers.get("authorization")).toBe(authorization);
  expect((await request?.formData())?.get("model")).toBe(model);
});
