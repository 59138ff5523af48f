import { withoutTrailingSilence } from "../../audio/trim.ts";
import { EvenLoudness } from "./even-loudness.ts";
import type { SpokenFolder } from "./spoken-folder.ts";
import type { SpeakOptions, Voice } from "./voice.ts";

/** A voice that remembers what it has said. */
export interface CachedVoice extends Voice {
  /**
   * Speaks texts ahead of time, one after the other; one that fails is left for later. A folder keeps what these texts sound
   * like, and nothing else.
   */
  prepare(texts: Iterable<string>, options: SpeakOptions): Promise<void>;
}

interface Memory {
  readonly maxBytes?: number;
  /** Where prepared texts are kept beyond this process; in memory alone without it. */
  readonly folder?: SpokenFolder | undefined;
}

/** 16 MiB: eight minutes of speech. */
const defaultMaxBytes = 16 * 1024 * 1024;

/**
 * Remembers whole utterances by text, voice and rate, forgetting the least recently spoken ones. Trims the silence
 * at the end of each, and brings all to the same loudness. An utterance that failed or was cut short is not remembered.
 */
export function cachedVoice(voice: Voice, { maxBytes = defaultMaxBytes, folder }: Memory = {}): CachedVoice {
  const { known, remember } = openMemory(maxBytes);
  /** Another language is often another voice. */
  const loudnesses = new Map<string, EvenLoudness>();

  function evenLoudness(language = "es"): EvenLoudness {
    const even = loudnesses.get(language) ?? new EvenLoudness();
    loudnesses.set(language, even);
    return even;
  }

  function keyOf(text: string, { rate, language = "es" }: SpeakOptions): string {
    return JSON.stringify([voice.id, rate, language, text]);
  }

  /** What was said before, by this process or one before it. */
  async function recall(key: string, language: string | undefined): Promise<Int16Array | undefined> {
    const ready = known.get(key);
    if (ready !== undefined) return ready;
    const kept = await folder?.read(key);
    if (kept !== undefined) evenLoudness(language).resume(kept.gain);
    return kept?.sound;
  }

  async function* speak(text: string, options: SpeakOptions): AsyncGenerator<Int16Array> {
    const key = keyOf(text, options);
    const ready = await recall(key, options.language);
    if (ready !== undefined) {
      remember(key, ready);
      yield ready;
      return;
    }
    const even = evenLoudness(options.language);
    const spoken = withoutTrailingSilence(voice.speak(text, options));
    yield* even.live(spoken, (whole) => remember(key, even.whole(whole)));
  }

  async function prepareOne(text: string, options: SpeakOptions): Promise<void> {
    const key = keyOf(text, options);
    if (await folder?.has(key)) return;
    for await (const _ of speak(text, options));
    const sound = known.get(key);
    const { gain } = evenLoudness(options.language);
    if (sound !== undefined && gain !== undefined) await folder?.write(key, { sound, gain });
  }

  return {
    name: voice.name,
    id: voice.id,
    speak,
    close: () => voice.close?.(),
    prepare: async (texts, options) => {
      const all = [...texts];
      for (const text of all) {
        if (options.signal.aborted) return;
        try {
          await prepareOne(text, options);
        } catch {
          // The call that needs it will try again, and tell when that fails too.
        }
      }
      await folder?.keepOnly(all.map((text) => keyOf(text, options)));
    },
  };
}

/** What was said, by its key; the least recently remembered goes first. */
function openMemory(maxBytes: number) {
  const known = new Map<string, Int16Array>();
  let bytes = 0;

  function remember(key: string, sound: Int16Array): void {
    forget(key);
    known.set(key, sound);
    bytes += sound.byteLength;
    for (const oldest of known.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    bytes -= known.get(key)?.byteLength ?? 0;
    known.delete(key);
  }

  return { known, remember };
}
