import { withoutTrailingSilence } from "../../audio/trim.ts";
import { EvenLoudness } from "./even-loudness.ts";
import type { SpeakOptions, Voice } from "./voice.ts";

/** A voice that remembers what it has said. */
export interface CachedVoice extends Voice {
  /** Speaks texts ahead of time, one after the other; one that fails is left for later. */
  prepare(texts: Iterable<string>, options: SpeakOptions): Promise<void>;
}

/** 16 MiB: eight minutes of speech. */
const defaultMaxBytes = 16 * 1024 * 1024;

/**
 * Remembers whole utterances by text, voice and rate, forgetting the least recently spoken ones. Trims the silence
 * at the end of each, and brings all to the same loudness. An utterance that failed or was cut short is not remembered.
 */
export function cachedVoice(voice: Voice, { maxBytes = defaultMaxBytes } = {}): CachedVoice {
  const known = new Map<string, readonly Int16Array[]>();
  /** Another language is often another voice. */
  const loudnesses = new Map<string, EvenLoudness>();
  let bytes = 0;

  function evenLoudness(language = "es"): EvenLoudness {
    const even = loudnesses.get(language) ?? new EvenLoudness();
    loudnesses.set(language, even);
    return even;
  }

  function remember(key: string, chunks: readonly Int16Array[]): void {
    forget(key);
    known.set(key, chunks);
    bytes += sizeOf(chunks);
    for (const oldest of known.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    bytes -= sizeOf(known.get(key) ?? []);
    known.delete(key);
  }

  async function* speak(text: string, options: SpeakOptions): AsyncGenerator<Int16Array> {
    const key = JSON.stringify([voice.id, options.rate, options.language ?? "es", text]);
    const ready = known.get(key);
    if (ready !== undefined) {
      remember(key, ready);
      yield* ready;
      return;
    }
    const even = evenLoudness(options.language);
    const spoken = withoutTrailingSilence(voice.speak(text, options));
    yield* even.live(spoken, (whole) => remember(key, [even.whole(whole)]));
  }

  return {
    name: voice.name,
    id: voice.id,
    speak,
    close: () => voice.close?.(),
    prepare: async (texts, options) => {
      for (const text of texts) {
        if (options.signal.aborted) return;
        try {
          for await (const _ of speak(text, options));
        } catch {
          // The call that needs it will try again, and tell when that fails too.
        }
      }
    },
  };
}

function sizeOf(chunks: readonly Int16Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
}
