import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findEspeakVoice } from "./via-espeak.ts";
import { findEspeakWasmVoice } from "./via-espeak-wasm.ts";
import type { Voice } from "./voice.ts";

/** Long enough for a process to start on a busy machine. */
const timeoutMs = 1500;

/** A program with espeak-ng's words that sends the head of a WAV and one sample, then nothing. */
const stuckProgram = `#!/bin/sh
if [ "$1" = --version ]; then exit 0; fi
printf 'RIFF\\377\\377\\377\\377WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000'
printf '\\042\\126\\000\\000\\104\\254\\000\\000\\002\\000\\020\\000data\\377\\377\\377\\377\\001\\001'
exec sleep 60
`;

/** A package with espeak-ng's shape: each word of a text takes as long as it says, in milliseconds. */
const slowPackage = `
export default async () => ({
  eSpeakNGWorker: class {
    set_voice() {}
    set_rate() {}
    get_samplerate() { return 16000; }
    synthesize(text, give) {
      for (const ms of text.split(" ")) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(ms));
        give(new Int16Array(1600));
      }
    }
  },
});
`;

let dir: string;
let wasm: Voice | undefined;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-voices-"));
  await writeFile(join(dir, "stuck"), stuckProgram, { mode: 0o755 });
  await writeFile(join(dir, "slow.mjs"), slowPackage);
  wasm = findEspeakWasmVoice({ packageName: join(dir, "slow.mjs"), timeoutMs });
});
afterAll(async () => {
  wasm?.close?.();
  await rm(dir, { recursive: true });
});

test("a program that gets stuck in mid-utterance is not waited for", async () => {
  const voice = await findEspeakVoice({ command: join(dir, "stuck"), timeoutMs });
  await expect(samplesOf(voice, "Hola.")).rejects.toMatchObject({ name: "PlatformError", code: "timeout" });
});

test("a text that hangs the WASM process takes no other with it", async () => {
  const hanging = expect(samplesOf(wasm, "0 60000")).rejects.toMatchObject({ name: "PlatformError", code: "timeout" });
  const others = [samplesOf(wasm, "0"), samplesOf(wasm, "0 0")];
  await hanging;
  expect(await Promise.all(others)).toEqual([1600, 3200]);
});

test("a text behind a long one waits its turn in the WASM process", async () => {
  const texts = ["700 700 700", "0"];
  expect(await Promise.all(texts.map((text) => samplesOf(wasm, text)))).toEqual([4800, 1600]);
});

async function samplesOf(voice: Voice | undefined, text: string): Promise<number> {
  if (voice === undefined) throw new Error("The voice was not found.");
  let samples = 0;
  for await (const chunk of voice.speak(text, { signal: new AbortController().signal, rate: 1 }))
    samples += chunk.length;
  return samples;
}
