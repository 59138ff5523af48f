/** Invented people's voices, synthesised by espeak-ng when a test needs them and cached on disk. */
import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The same words sound the same each time, and each program takes a moment to start. */
const cache = fileURLToPath(new URL("../../../node_modules/.cache/dilo/speech", import.meta.url));

/**
 * Why recordings cannot be made on this machine; undefined when they can.
 * @returns {string | undefined}
 */
export function whyNoSpeech() {
  const missing = ["espeak-ng", "sox"].filter((program) => spawnSync(program, ["--version"]).error !== undefined);
  return missing.length === 0 ? undefined : `${missing.join(" and ")} not installed`;
}

/**
 * Records a text.
 * @param {string} text
 * @param {{ voice?: string, wordsPerMinute?: number, sampleRate?: number }} [options]
 * @returns {Buffer} WAV, 16-bit, mono, 16 kHz unless told otherwise
 */
export function record(text, { voice = "es-419", wordsPerMinute = 175, sampleRate = 16_000 } = {}) {
  return toWav(synthesise(text, { voice, wordsPerMinute }), { sampleRate, effects: [] });
}

/**
 * Speaks a text as raw samples, 16-bit, little-endian, mono.
 * @param {string} text
 * @param {{ sampleRate: number, wordsPerMinute: number }} options
 * @returns {Buffer}
 */
export function speech(text, { sampleRate, wordsPerMinute }) {
  const wav = synthesise(text, { voice: "es-419", wordsPerMinute });
  return run(
    "sox",
    ["-t", "wav", "-", "-t", "raw", "-r", `${sampleRate}`, "-b", "16", "-e", "signed", "-c", "1", "-"],
    wav,
  );
}

/**
 * Passes a recording through sox.
 * @param {Buffer} wav
 * @param {readonly string[]} effects as sox takes them: ["pad", "0.5", "0.7"]
 * @returns {Buffer} WAV, 16-bit, mono, 16 kHz
 */
export function sox(wav, effects) {
  return toWav(wav, { sampleRate: 16_000, effects });
}

/**
 * Makes two seconds of noise.
 * @param {"whitenoise" | "pinknoise" | "brownnoise"} kind
 * @returns {Buffer} WAV, 16-bit, 16 kHz
 */
export function noise(kind) {
  return run(
    "sox",
    ["-n", "-r", "16000", "-b", "16", "-t", "wav", "-", "synth", "2", kind, "vol", "0.3"],
    Buffer.alloc(0),
  );
}

/**
 * @param {Buffer} wav
 * @param {{ sampleRate: number, effects: readonly string[] }} how
 */
function toWav(wav, { sampleRate, effects }) {
  return run(
    "sox",
    ["-t", "wav", "-", "-r", `${sampleRate}`, "-b", "16", "-c", "1", "-t", "wav", "-", ...effects],
    wav,
  );
}

/**
 * @param {string} text
 * @param {{ voice: string, wordsPerMinute: number }} how
 */
function synthesise(text, { voice, wordsPerMinute }) {
  return run("espeak-ng", ["-v", voice, "-s", `${wordsPerMinute}`, "--stdin", "--stdout"], Buffer.from(text));
}

/**
 * Runs a program on some input, or returns what it gave for the same input before.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Buffer} input
 * @returns {Buffer}
 */
function run(program, args, input) {
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
