import { spawn } from "node:child_process";
import { once } from "node:events";
import { roomAudio } from "@dilo/api";
import { openResampler } from "../../audio/resample.ts";
import { toSamples } from "../../audio/samples.ts";
import { readWavHeader } from "../../audio/wav.ts";
import { PlatformError } from "../../platform-error.ts";
import { startTimeout } from "../timeout.ts";
import { espeakVoice } from "./espeak-voices.ts";
import type { Voice } from "./voice.ts";

export interface EspeakSettings {
  /** The program; found on the PATH when left out. */
  readonly command?: string;
  /** Longest wait for a piece of sound; the listener's own time does not count. Milliseconds. */
  readonly timeoutMs?: number;
}

/** Words a minute at rate 1: espeak-ng's own 175 is hurried for a person who listens hard. */
const wordsPerMinute = 160;

/** The system's espeak-ng as a voice, one child process an utterance; undefined when it is not installed. */
export async function findEspeakVoice(settings: EspeakSettings = {}): Promise<Voice | undefined> {
  const { command = "espeak-ng", timeoutMs = 8000 } = settings;
  if (!(await runs(command))) return undefined;
  return {
    name: "espeak-ng",
    id: `espeak-ng/${espeakVoice("es")}`,
    speak: (text, { signal, rate, language = "es" }) => {
      const words = [
        "-v",
        espeakVoice(language),
        "-s",
        String(Math.round(wordsPerMinute * rate)),
        "--stdin",
        "--stdout",
      ];
      return speak({ command, words, text, timeoutMs, signal });
    },
  };
}

async function runs(command: string): Promise<boolean> {
  const child = spawn(command, ["--version"], { stdio: "ignore" });
  const outcome = once(child, "exit").then(
    ([code]) => code === 0,
    () => false,
  );
  return outcome;
}

interface Job {
  readonly command: string;
  readonly words: readonly string[];
  readonly text: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The text goes in by stdin, where no list of processes shows it. */
async function* speak(job: Job): AsyncGenerator<Int16Array> {
  job.signal.throwIfAborted();
  const clock = startTimeout({ signal: job.signal, withinMs: job.timeoutMs });
  const child = spawn(job.command, job.words, {
    stdio: ["pipe", "pipe", "ignore"],
    signal: clock.signal,
    killSignal: "SIGKILL",
  });
  const exit = once(child, "exit");
  exit.catch(() => {});
  child.stdin.on("error", () => {});
  child.stdin.end(job.text);
  try {
    for await (const samples of resampled(child.stdout)) {
      clock.stop();
      yield samples;
      clock.restart();
    }
    const [code] = await exit;
    if (code !== 0) throw new PlatformError("refused", `espeak-ng ended with ${code}.`);
  } catch (error) {
    throw clock.explain(error);
  } finally {
    clock.stop();
    child.kill("SIGKILL");
  }
}

async function* resampled(wav: AsyncIterable<Buffer>): AsyncGenerator<Int16Array> {
  const chunks = wav[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let header = readWavHeader(head);
  while (header === undefined) {
    const { value, done } = await chunks.next();
    if (done) throw new PlatformError("malformed", "espeak-ng made no sound.");
    head = Buffer.concat([head, value]);
    header = readWavHeader(head);
  }
  const resampler = openResampler(header.sampleRate, roomAudio.sampleRate);
  const body = head.subarray(header.dataAt);
  for await (const samples of toSamples(chain(body, chunks))) yield resampler.push(samples);
  yield resampler.end();
}

async function* chain(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let chunk = await rest.next(); !chunk.done; chunk = await rest.next()) yield chunk.value;
}
