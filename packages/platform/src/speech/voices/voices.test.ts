import { describe, expect, test } from "vitest";
import { openStubService, toneAt } from "../../testing/stub-service.ts";
import { elevenLabsVoice } from "./via-elevenlabs.ts";
import { findEspeakVoice } from "./via-espeak.ts";
import { findEspeakWasmVoice } from "./via-espeak-wasm.ts";
import { openAiVoice } from "./via-openai.ts";
import { voiceContract, voiceServiceContract } from "./voice.contract.ts";

/** A process takes its time to start, and a service to answer, on a busy machine above all. */
const timeoutMs = 1500;
const espeak = await findEspeakVoice({ timeoutMs });

describe.skipIf(espeak === undefined)(
  `espeak-ng as Voice${espeak ? "" : " (not run: espeak-ng is not installed)"}`,
  () => {
    voiceContract(async () => {
      if (espeak === undefined) throw new Error("espeak-ng is not installed.");
      return { voice: espeak, timeoutMs };
    });

    test("keeps its pace when told to be slow", async () => {
      const length = async (rate: number) => {
        let samples = 0;
        const options = { signal: new AbortController().signal, rate };
        for await (const chunk of espeak?.speak("una dos tres cuatro cinco", options) ?? []) samples += chunk.length;
        return samples;
      };
      expect(await length(0.7)).toBeGreaterThan((await length(1)) * 1.2);
    });
  },
);

/** Its first words wait until a process has read and compiled it. Milliseconds. */
const wasmTimeoutMs = 6000;
const wasm = findEspeakWasmVoice({ timeoutMs: wasmTimeoutMs });

describe.skipIf(wasm === undefined)(
  `espeak-ng WASM as Voice${wasm ? "" : " (not run: the package is not installed)"}`,
  () => {
    voiceContract(async () => {
      if (wasm === undefined) throw new Error("The package is not installed.");
      return { voice: wasm, timeoutMs: wasmTimeoutMs, close: async () => wasm.close?.() };
    });

    test("is slower when told to be", async () => {
      const length = async (rate: number) => {
        let samples = 0;
        const options = { signal: new AbortController().signal, rate };
        for await (const chunk of wasm?.speak("una dos tres cuatro cinco", options) ?? []) samples += chunk.length;
        return samples;
      };
      expect(await length(0.7)).toBeGreaterThan((await length(1)) * 1.2);
    });

    test("speaks two texts at once, each to its own listener", async () => {
      const signal = new AbortController().signal;
      const length = async (text: string) => {
        let samples = 0;
        for await (const chunk of wasm?.speak(text, { signal, rate: 1 }) ?? []) samples += chunk.length;
        return samples;
      };
      const alone = [await length("uno"), await length("uno dos tres cuatro cinco")];
      const together = await Promise.all([length("uno"), length("uno dos tres cuatro cinco")]);
      // The synthesiser breathes a little differently each time.
      for (const [at, samples] of together.entries()) expect(samples / (alone[at] ?? 0)).toBeCloseTo(1, 1);
    });

    test("starts again after its process has died, and reports the failure to its listener", async () => {
      const signal = new AbortController().signal;
      const sound = wasm?.speak("uno dos tres", { signal, rate: 1 })[Symbol.asyncIterator]();
      const first = sound?.next();
      wasm?.close?.();
      await expect(first).rejects.toMatchObject({ name: "PlatformError", code: "unreachable" });
      const again = wasm?.speak("uno", { signal, rate: 1 })[Symbol.asyncIterator]();
      expect((await again?.next())?.done).toBe(false);
      await again?.return?.();
    });
  },
);

describe("a package that is not installed", () => {
  test("is no voice", () => {
    expect(findEspeakWasmVoice({ packageName: "@dilo/no-such-package" })).toBeUndefined();
  });
});

describe("a program that is not there", () => {
  test("is no voice", async () => {
    expect(await findEspeakVoice({ command: "no-such-program" })).toBeUndefined();
  });
});

describe("an OpenAI-compatible service as Voice", () => {
  const open = async (timeoutMs: number) => {
    const service = await openStubService("audio/pcm", () => toneAt(24_000));
    const voice = openAiVoice({
      baseUrl: `${service.url}/v1`,
      key: "secret-key",
      model: "m",
      voice: "v",
      name: "S",
      timeoutMs,
    });
    return { voice, timeoutMs, become: service.become, close: service.close };
  };
  voiceContract(open);
  voiceServiceContract(open);

  test("is asked in its own words", async () => {
    const service = await openStubService("audio/pcm", () => toneAt(24_000));
    const voice = openAiVoice({ baseUrl: `${service.url}/v1`, key: "secret-key", model: "m", voice: "v", name: "S" });
    for await (const _ of voice.speak("Hola.", { signal: new AbortController().signal, rate: 0.9 }));
    const [asked] = service.requests;
    expect(asked).toMatchObject({
      method: "POST",
      url: "/v1/audio/speech",
      headers: { authorization: "Bearer secret-key" },
    });
    expect(JSON.parse(String(asked?.body))).toEqual({
      model: "m",
      voice: "v",
      input: "Hola.",
      response_format: "pcm",
      speed: 0.9,
    });
    await service.close();
  });
});

describe("ElevenLabs as Voice", () => {
  const open = async (timeoutMs: number) => {
    const service = await openStubService("audio/pcm", () => toneAt(16_000));
    const voice = elevenLabsVoice({ baseUrl: service.url, key: "secret-key", voiceId: "v", timeoutMs });
    return { voice, timeoutMs, become: service.become, close: service.close };
  };
  voiceContract(open);
  voiceServiceContract(open);

  test("is asked in its own words", async () => {
    const service = await openStubService("audio/pcm", () => toneAt(16_000));
    const voice = elevenLabsVoice({ baseUrl: service.url, key: "secret-key", voiceId: "a/b" });
    for await (const _ of voice.speak("Hola.", { signal: new AbortController().signal, rate: 0.5 }));
    const [asked] = service.requests;
    expect(asked).toMatchObject({
      method: "POST",
      url: "/v1/text-to-speech/a%2Fb/stream?output_format=pcm_16000",
      headers: { "xi-api-key": "secret-key" },
    });
    expect(JSON.parse(String(asked?.body))).toMatchObject({
      text: "Hola.",
      language_code: "es",
      voice_settings: { speed: 0.7 },
    });
    await service.close();
  });
});
