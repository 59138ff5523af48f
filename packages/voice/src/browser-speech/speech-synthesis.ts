import type { BrowserVoice } from "../rooms/media-room.ts";
import { sentences } from "./sentences.ts";
import type { SpeechWindow } from "./speech-api.ts";

/** Browsers load their voices late. Milliseconds. */
const voicesWithinMs = 1000;
/** Regions our users know best first. */
const regions = ["es-us", "es-mx", "es-419"];

/** A sentence may take this long before the voice is taken for stuck. Milliseconds. */
function patience(text: string, rate: number): number {
  return 3000 + (text.length * 120) / rate;
}

/** The browser's own Spanish voice, or undefined where it has none. */
export async function findVoice(from: SpeechWindow): Promise<BrowserVoice | undefined> {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = from;
  if (synthesis === undefined || Utterance === undefined) return undefined;
  const voice = bestSpanish(await voicesOf(synthesis));
  return voice && new Voice(synthesis, Utterance, voice);
}

function voicesOf(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length > 0) return Promise.resolve(synthesis.getVoices());
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener("voiceschanged", done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, voicesWithinMs);
    synthesis.addEventListener("voiceschanged", done);
  });
}

/** A voice on the device before one from the network: it answers at once, and the questions stay here. */
export function bestSpanish(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = (voice: SpeechSynthesisVoice) => {
    const region = regions.indexOf(voice.lang.toLowerCase().replace("_", "-"));
    return (voice.localService ? 0 : 10) + (region < 0 ? regions.length : region);
  };
  return voices.filter((voice) => /^es\b/i.test(voice.lang.replace("_", "-"))).sort((a, b) => rank(a) - rank(b))[0];
}

class Voice implements BrowserVoice {
  readonly #synthesis: SpeechSynthesis;
  readonly #Utterance: new (
    text: string,
  ) => SpeechSynthesisUtterance;
  readonly #voice: SpeechSynthesisVoice;
  #cancels = 0;
  /** Ends the sentence being spoken; the browser may never tell its end. */
  #finish: (() => void) | undefined;

  constructor(
    synthesis: SpeechSynthesis,
    Utterance: new (text: string) => SpeechSynthesisUtterance,
    voice: SpeechSynthesisVoice,
  ) {
    this.#synthesis = synthesis;
    this.#Utterance = Utterance;
    this.#voice = voice;
  }

  unlock(): void {
    this.#synthesis.speak(new this.#Utterance(""));
  }

  /** One sentence an utterance: longer ones stop by themselves in some browsers, without a word. */
  async speak(text: string, rate: number): Promise<void> {
    const cancels = this.#cancels;
    for (const sentence of sentences(text)) {
      if (cancels !== this.#cancels) return;
      await this.#say(sentence, rate);
    }
  }

  cancel(): void {
    this.#cancels += 1;
    this.#synthesis.cancel();
    this.#finish?.();
  }

  #say(sentence: string, rate: number): Promise<void> {
    const utterance = new this.#Utterance(sentence);
    utterance.voice = this.#voice;
    utterance.lang = this.#voice.lang;
    utterance.rate = rate;
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(watchdog);
        utterance.onend = null;
        utterance.onerror = null;
        this.#finish = undefined;
        resolve();
      };
      const watchdog = setTimeout(
        () => {
          this.#synthesis.cancel();
          finish();
        },
        patience(sentence, rate),
      );
      this.#finish = finish;
      utterance.onend = finish;
      utterance.onerror = finish;
      this.#synthesis.speak(utterance);
    });
  }
}
