import { pronounce } from "@dilo/forms";
import { type SampleLine, sampleTalk } from "@dilo/forms/sample-talk";
import { Resampler } from "@dilo/foundation";
import { joinSamples, type Voice } from "@dilo/platform";
import { muLawWav } from "./mu-law.ts";

const rate = 16_000;
/** Between two lines. Milliseconds. */
const pauseMs = 700;
/** The person's lines are spoken by the same voice: played so much faster, it is somebody else's. */
const personsPitch = 1.18;

/** The sample conversation as it sounds. */
export interface SampleCall {
  /** 16 kHz, mono. */
  readonly wav: Uint8Array;
  /** WebVTT: a cue for each line, named by its number, from 1. */
  readonly captions: string;
}

/**
 * Speaks the sample conversation with the voice of the calls.
 * @throws what the voice throws
 */
export async function makeSampleCall(voice: Voice, signal: AbortSignal): Promise<SampleCall> {
  const pause = new Int16Array((pauseMs * rate) / 1000);
  const parts: Int16Array[] = [];
  const cues: string[] = [];
  let length = 0;
  for (const [index, line] of sampleTalk.entries()) {
    const sound = await speak(voice, line, signal);
    cues.push(`${index + 1}\n${timeOf(length)} --> ${timeOf(length + sound.length)}\n${line.text}\n`);
    parts.push(sound, pause);
    length += sound.length + pause.length;
  }
  return { wav: muLawWav(joinSamples(parts), rate), captions: `WEBVTT\n\n${cues.join("\n")}` };
}

async function speak(voice: Voice, { speaker, text }: SampleLine, signal: AbortSignal): Promise<Int16Array> {
  const isPerson = speaker === "person";
  const chunks: number[] = [];
  // Slower first, so that it keeps its pace.
  for await (const chunk of voice.speak(pronounce(text), { signal, rate: isPerson ? 1 / personsPitch : 1 })) {
    for (const sample of chunk) chunks.push(sample);
  }
  if (!isPerson) return Int16Array.from(chunks);
  return Int16Array.from(new Resampler(rate * personsPitch, rate).push(chunks), Math.round);
}

/** A place in the sound as WebVTT writes it. */
function timeOf(samples: number): string {
  const seconds = samples / rate;
  return `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
