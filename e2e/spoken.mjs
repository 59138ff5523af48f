import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const call = promisify(execFile);

/** Sound in the stories: 16-bit mono at this rate, as the fake microphone plays it. */
const sampleRate = 48_000;

/** Why spoken stories cannot run here; undefined when they can. */
export async function lacksSpeech() {
  try {
    await call("espeak-ng", ["--version"]);
    await call("sox", ["--version"]);
    return undefined;
  } catch {
    return "espeak-ng and sox make the spoken answers, and one of them is not installed";
  }
}

/**
 * Speaks a Spanish text.
 * @returns {Promise<{ text: string, wav: Buffer, samples: Int16Array, seconds: number }>}
 */
export async function speak(text) {
  const folder = await mkdtemp(join(tmpdir(), "dilo-spoken-"));
  try {
    const [raw, wav] = [join(folder, "raw.wav"), join(folder, "out.wav")];
    await call("espeak-ng", ["-v", "es-419", "-s", "140", "-w", raw, text]);
    await call("sox", [raw, "-b", "16", "-r", String(sampleRate), "-c", "1", wav]);
    const bytes = await readFile(wav);
    const samples = samplesOf(bytes);
    return { text, wav: bytes, samples, seconds: samples.length / sampleRate };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function samplesOf(wav) {
  const start = wav.indexOf("data") + 8;
  return new Int16Array(
    wav.buffer.slice(wav.byteOffset + start, wav.byteOffset + wav.length - ((wav.length - start) % 2)),
  );
}

/**
 * Writes a microphone's recording: each part is silence in seconds, or samples.
 * @param {readonly (number | Int16Array)[]} parts
 * @returns {Promise<{ path: string, seconds: number, remove: () => Promise<void> }>}
 */
export async function recordMicrophone(parts) {
  const pieces = parts.map((part) => (typeof part === "number" ? new Int16Array(Math.round(part * sampleRate)) : part));
  const data = Buffer.concat(pieces.map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)));
  const folder = await mkdtemp(join(tmpdir(), "dilo-microphone-"));
  const path = join(folder, "microphone.wav");
  await writeFile(path, Buffer.concat([header(data.length), data]));
  return { path, seconds: data.length / 2 / sampleRate, remove: () => rm(folder, { recursive: true, force: true }) };
}

function header(dataBytes) {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + dataBytes, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(dataBytes, 40);
  return head;
}

/** Chromium's flags for a microphone that plays a file once. */
export function microphoneFlags(path) {
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${path}%noloop`,
    "--autoplay-policy=no-user-gesture-required",
  ];
}
