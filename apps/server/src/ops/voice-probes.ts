import type { Transcriber, Voice } from "@dilo/platform";
import { ServerError } from "../server-error.ts";
import type { Probe } from "./probe.ts";

/** 20 ms at 16 kHz. */
const frameSamples = 320;

/** What is said, and must be transcribed again: common words, which any voice says well enough. */
const phrase = "Hola, buenos días";

/** Who speaks and who hears; "browser" and undefined: the page does it. */
interface VoiceServices {
  readonly speaker: Voice | undefined;
  readonly transcriber: Transcriber | "browser";
}

/** Tries the voice with a few words, and the transcriber with the same words said by that voice. */
export function voiceProbes({ speaker, transcriber }: VoiceServices): readonly Probe[] {
  return [
    speaker === undefined
      ? { service: "speaking", by: "the browser's voice" }
      : { service: "speaking", by: nameOf(speaker), attempt: (signal) => sayWords(speaker, signal) },
    transcriber === "browser"
      ? { service: "hearing", by: "the browser's recognition" }
      : {
          service: "hearing",
          by: nameOf(transcriber),
          attempt: (signal) => hearWords({ transcriber, speaker, signal }),
        },
  ];
}

function nameOf({ name }: { readonly name: string }): string {
  return name || "this machine";
}

async function sayWords(voice: Voice, signal: AbortSignal): Promise<string> {
  const sound = await soundOf(voice, signal);
  if (isSilent(sound)) throw new ServerError("check-failed", "It sent only silence.");
  return `said three words, ${(sound.length / 16_000).toFixed(1)} s`;
}

async function hearWords(context: VoiceServices & { readonly transcriber: Transcriber; readonly signal: AbortSignal }) {
  const { transcriber, speaker, signal } = context;
  const aSecondOfSilence = new Int16Array(16_000);
  // The voice's own line says that it failed.
  const said = speaker === undefined ? aSecondOfSilence : await soundOf(speaker, signal).catch(() => aSecondOfSilence);
  const text = await writeDown(transcriber, said, signal);
  if (isSilent(said)) return "answers; there was no voice to say a word to it";
  const heard = wordsOf(text);
  const known = wordsOf(phrase).filter((word) => heard.includes(word));
  if (known.length === 0)
    throw new ServerError("check-failed", "It answered, but wrote down none of the words said to it.");
  return `wrote down ${known.length} of three words`;
}

async function writeDown(transcriber: Transcriber, sound: Int16Array, signal: AbortSignal): Promise<string> {
  const stream = transcriber.listen({ language: "es", preRollFrames: 0, onPartial: () => {} });
  try {
    stream.begin();
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
      stream.hear(sound.subarray(at, at + frameSamples));
    }
    return await stream.transcribe(signal);
  } finally {
    stream.end();
    stream.close();
  }
}

async function soundOf(voice: Voice, signal: AbortSignal): Promise<Int16Array> {
  const samples: number[] = [];
  for await (const chunk of voice.speak(phrase, { signal, rate: 1 })) samples.push(...chunk);
  return Int16Array.from(samples);
}

function isSilent(sound: Int16Array): boolean {
  return sound.every((sample) => sample === 0);
}

/** Small letters without accents: how a service writes them is its own affair. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^a-z]+/).filter((word) => word !== "");
}
