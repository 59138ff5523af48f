import { createRequire } from "node:module";
import { addAbortSignal } from "node:stream";
import { pathToFileURL } from "node:url";
import { roomAudio } from "@dilo/api";
import { openResampler, type PcmResampler } from "../../audio/resample.ts";
import { toSamples } from "../../audio/samples.ts";
import { PlatformError } from "../../platform-error.ts";
import { EspeakProcess } from "./espeak-process.ts";
import { espeakVoice } from "./espeak-voices.ts";
import type { SpeakOptions, Voice } from "./voice.ts";

export interface EspeakWasmSettings {
  /** The package that holds espeak-ng; it is optional and may not be installed. */
  readonly packageName?: string;
  /** Longest time without a piece of sound once a text has its turn. Milliseconds. */
  readonly timeoutMs?: number;
}

/** As fast as the system's espeak-ng speaks here. Words a minute at rate 1. */
const wordsPerMinute = 160;

/** espeak-ng as WASM, for machines without the program; undefined when the optional package is not installed. */
export function findEspeakWasmVoice(settings: EspeakWasmSettings = {}): Voice | undefined {
  const { packageName = "@echogarden/espeak-ng-emscripten", timeoutMs = 8000 } = settings;
  const path = findPackage(packageName);
  if (path === undefined) return undefined;
  const espeak = new EspeakProcess(pathToFileURL(path).href, timeoutMs);
  return {
    name: "espeak-ng",
    id: `espeak-ng-wasm/${espeakVoice("es")}`,
    speak: (text, options) => speak(espeak, { text, voice: espeakVoice(options.language ?? "es") }, options),
    close: () => espeak.kill(),
  };
}

function findPackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

interface Job {
  readonly text: string;
  readonly voice: string;
}

async function* speak(espeak: EspeakProcess, job: Job, { signal, rate }: SpeakOptions): AsyncGenerator<Int16Array> {
  signal.throwIfAborted();
  const { sound, sampleRate } = espeak.order({ ...job, rate: Math.round(wordsPerMinute * rate) });
  addAbortSignal(signal, sound);
  let resampler: PcmResampler | undefined;
  try {
    for await (const samples of toSamples(sound)) {
      resampler ??= openResampler(sampleRate(), roomAudio.sampleRate);
      yield resampler.push(samples);
    }
    if (resampler === undefined) throw new PlatformError("malformed", "espeak-ng made no sound.");
    yield resampler.end();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    sound.destroy();
  }
}
