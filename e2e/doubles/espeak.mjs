/** Invented people's voices, made by espeak-ng when a test needs them. */
import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What was made before is kept: the same words sound the same each time, and each program takes a moment to start. */
const cache = fileURLToPath(new URL("../../node_modules/.cache/dilo/speech", import.meta.url));

/** Why recordings cannot be made on this machine; undefined when they can. */
export function whyNoSpeech() {
  const missing = ["espeak-ng", "sox"].filter((program) => spawnSync(program, ["--version"]).error !== undefined);
  return missing.length === 0 ? undefined : `${missing.join(" and ")} not installed`;
}

/**
 * Records one text.
 * @param {string} text
 * @returns {Buffer} WAV, 16-bit, mono, 16 kHz
 */
export function record(text, { voice = "es-419", wordsPerMinute = 175 } = {}) {
  return sox(say(text, { voice, wordsPerMinute }), []);
}

/**
 * Speaks one text as raw samples, 16-bit, mono.
 * @param {string} text
 * @param {{ sampleRate: number, wordsPerMinute: number }} how
 * @returns {Buffer}
 */
export function speech(text, { sampleRate, wordsPerMinute }) {
  const wav = say(text, { voice: "es-419", wordsPerMinute });
  return run(
    "sox",
    ["-t", "wav", "-", "-t", "raw", "-r", `${sampleRate}`, "-b", "16", "-e", "signed", "-c", "1", "-"],
    wav,
  );
}

/**
 * Passes a recording through sox.
 * @param {Buffer} wav
 * @param {string[]} effects as sox takes them: ["pad", "0.5", "0.7"]
 * @returns {Buffer} WAV, 16-bit, mono, 16 kHz
 */
export function sox(wav, effects) {
  return run("sox", ["-t", "wav", "-", "-r", "16000", "-b", "16", "-c", "1", "-t", "wav", "-", ...effects], wav);
}

/**
 * Makes noise of a kind sox knows, two seconds of it.
 * @param {"whitenoise" | "pinknoise" | "brownnoise"} kind
 */
export function noise(kind) {
  return run(
    "sox",
    ["-n", "-r", "16000", "-b", "16", "-t", "wav", "-", "synth", "2", kind, "vol", "0.3"],
    Buffer.alloc(0),
  );
}

function say(text, { voice, wordsPerMinute }) {
  return run("espeak-ng", ["-v", voice, "-s", `${wordsPerMinute}`, "--stdin", "--stdout"], Buffer.from(text));
}

function run(program, words, input) {
  const name = createHash("sha256")
    .update(JSON.stringify([program, words]))
    .update(input)
    .digest("hex");
  const place = join(cache, name);
  if (existsSync(place)) return readFileSync(place);
  const done = spawnSync(program, words, { input, maxBuffer: 64 * 1024 * 1024 });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
  mkdirSync(cache, { recursive: true });
  // Two threads may make the same: each puts it in its place whole.
  const unfinished = `${place}.${randomUUID()}`;
  writeFileSync(unfinished, done.stdout);
  renameSync(unfinished, place);
  return done.stdout;
}
