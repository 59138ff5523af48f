/**
 * Invented people's voices, synthesised by espeak-ng when a test needs them and cached on disk: by the program where it
 * is installed, else by the same program as WASM, from npm.
 */

import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Resampler } from "@dilo/foundation";
import type { Sound } from "./wav.ts";
import { readWav, toWav } from "./wav.ts";

/** The same words sound the same each time (sox adds the same noise each time with -R), and each program takes a moment to start. */
const cache = fileURLToPath(new URL("../../../node_modules/.cache/dilo/speech", import.meta.url));

/** `BARE=1` hides the programs of this machine, to show what tests do where nothing but npm is at hand. */
const isBare = process.env["BARE"] === "1";

/** Why recordings cannot be made on this machine; undefined when they can. */
export function whyNoSpeech(): string | undefined {
  return hasProgram("espeak-ng") || findWasm() !== undefined
    ? undefined
    : "espeak-ng is not installed (Debian package espeak-ng)";
}

/** Why recordings cannot be changed, and noise not be made; undefined when they can. */
export function whyNoSox(): string | undefined {
  return hasProgram("sox") ? undefined : "sox is not installed (Debian package sox)";
}

const installed: Map<string, boolean> = new Map();

function hasProgram(program: string) {
  const has = installed.get(program) ?? (!isBare && spawnSync(program, ["--version"]).error === undefined);
  installed.set(program, has);
  return has;
}

/** The module of espeak-ng as WASM; undefined where the platform's optional package is not installed. */
function findWasm() {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve("@echogarden/espeak-ng-emscripten")).href;
  } catch {
    return undefined;
  }
}

/**
 * Records a text.
 * @returns WAV, 16-bit, mono, 16 kHz unless told otherwise
 */
export function record(
  text: string,
  {
    voice = "es-419",
    wordsPerMinute = 175,
    sampleRate = 16_000,
  }: { voice?: string; wordsPerMinute?: number; sampleRate?: number } = {},
): Buffer {
  const wav = synthesise(text, { voice, wordsPerMinute });
  return hasProgram("sox") ? convert(wav, { sampleRate, effects: [] }) : toWav(resample(readWav(wav), sampleRate));
}

/** Speaks a text as raw samples, 16-bit, little-endian, mono. */
export function speech(
  text: string,
  { sampleRate, wordsPerMinute }: { sampleRate: number; wordsPerMinute: number },
): Buffer {
  const wav = synthesise(text, { voice: "es-419", wordsPerMinute });
  if (!hasProgram("sox")) return Buffer.from(resample(readWav(wav), sampleRate).samples.buffer);
  return run(
    "sox",
    ["-R", "-t", "wav", "-", "-t", "raw", "-r", `${sampleRate}`, "-b", "16", "-e", "signed", "-c", "1", "-"],
    wav,
  );
}

/**
 * Passes a recording through sox.
 * @param effects as sox takes them: ["pad", "0.5", "0.7"]
 * @returns WAV, 16-bit, mono, 16 kHz
 */
export function sox(wav: Buffer, effects: readonly string[]): Buffer {
  return convert(wav, { sampleRate: 16_000, effects });
}

/**
 * Makes two seconds of noise.
 * @returns WAV, 16-bit, 16 kHz
 */
export function noise(kind: "whitenoise" | "pinknoise" | "brownnoise"): Buffer {
  return run(
    "sox",
    ["-R", "-n", "-r", "16000", "-b", "16", "-t", "wav", "-", "synth", "2", kind, "vol", "0.3"],
    Buffer.alloc(0),
  );
}

/**
 * Brings a sound to another sample rate without sox.
 * @param sampleRate Hz
 */
function resample(sound: Sound, sampleRate: number): Sound {
  const resampler = new Resampler(sound.sampleRate, sampleRate);
  const made = [...resampler.push(sound.samples), ...resampler.end()];
  return { sampleRate, samples: Int16Array.from(made, (one) => Math.max(-32_768, Math.min(32_767, Math.round(one)))) };
}

function convert(wav: Buffer, { sampleRate, effects }: { sampleRate: number; effects: readonly string[] }) {
  return run(
    "sox",
    ["-R", "-t", "wav", "-", "-r", `${sampleRate}`, "-b", "16", "-c", "1", "-t", "wav", "-", ...effects],
    wav,
  );
}

function synthesise(text: string, { voice, wordsPerMinute }: { voice: string; wordsPerMinute: number }) {
  const wasm = hasProgram("espeak-ng") ? undefined : findWasm();
  if (wasm !== undefined) {
    const args = ["--input-type=module", "-e", wasmProgram, wasm, voice, `${wordsPerMinute}`];
    const samples = run(process.execPath, args, Buffer.from(text));
    return toWav({ sampleRate: wasmSampleRate, samples: new Int16Array(new Uint8Array(samples).buffer) });
  }
  return run("espeak-ng", ["-v", voice, "-s", `${wordsPerMinute}`, "--stdin", "--stdout"], Buffer.from(text));
}

/** Hz. */
const wasmSampleRate = 22_050;

/** Speaks its input to its output, as raw samples. It runs in a process of its own, because `record` waits for it. */
const wasmProgram = `
import { readFileSync } from "node:fs";
const [module, voice, wordsPerMinute] = process.argv.slice(1);
const { default: load } = await import(module);
const { eSpeakNGWorker } = await load();
const worker = new eSpeakNGWorker();
worker.set_voice(voice);
worker.set_rate(Number(wordsPerMinute));
const pieces = [];
worker.synthesize(readFileSync(0, "utf8"), (sound) => {
  if (sound !== null) pieces.push(Buffer.from(Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)));
  return false;
});
process.stdout.write(Buffer.concat(pieces));
`;

/** Runs a program on some input, or returns what it gave for the same input before. */
function run(program: string, args: readonly string[], input: Buffer): Buffer {
  const name = createHash("sha256")
    .update(JSON.stringify([program, args]))
    .update(input)
    .digest("hex");
  const path = join(cache, name);
  if (existsSync(path)) return readFileSync(path);
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  mkdirSync(cache, { recursive: true });
  // Two threads may make the same recording: each moves it into place whole.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, stdout);
  renameSync(unfinished, path);
  return stdout;
}
