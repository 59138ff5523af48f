// How loud and how clean the assistant's own voice is: all it always says, as a call gets it.
import { loudnessOf } from "../../packages/platform/src/audio/loudness.ts";
import { cachedVoice } from "../../packages/platform/src/speech/voices/cached-voice.ts";
import { findEspeakVoice } from "../../packages/platform/src/speech/voices/via-espeak.ts";
import { fixedPrompts } from "./product.ts";

export interface Prompt {
  /** LUFS */
  readonly loudness: number;
  /** samples at full scale */
  readonly clipped: number;
  readonly seconds: number;
}

/** @returns undefined without espeak-ng */
export async function measureVoice(): Promise<{ before: Prompt[]; after: Prompt[] } | undefined> {
  const voice = await findEspeakVoice();
  if (voice === undefined) return undefined;
  const even = cachedVoice(voice);
  const options = { signal: new AbortController().signal, rate: 1 };
  await even.prepare(fixedPrompts, options);
  const found: { before: Prompt[]; after: Prompt[] } = { before: [], after: [] };
  for (const text of fixedPrompts) {
    found.before.push(measured(await all(voice.speak(text, options))));
    found.after.push(measured(await all(even.speak(text, options))));
  }
  return found;
}

async function all(chunks: AsyncIterable<Int16Array>) {
  const samples: number[] = [];
  for await (const chunk of chunks) for (const sample of chunk) samples.push(sample);
  return Int16Array.from(samples);
}

function measured(samples: Int16Array): Prompt {
  return {
    loudness: loudnessOf(samples),
    clipped: samples.filter((sample) => sample >= 32_767 || sample <= -32_768).length,
    seconds: samples.length / 16_000,
  };
}
