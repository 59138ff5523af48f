import type { BrowserVoice } from "../rooms/media-room.ts";
import type { SpeechWindow } from "./speech-api.ts";

/** How long to wait for the browser's list of voices, which loads late. Milliseconds. */
const voicesTimeoutMs = 1000;
/** Regional variants, the ones our users know best first. */
const regions = ["es-us", "es-mx", "es-419"];

/** Sentences longer than this are cut at commas: browsers stop long utterances. Characters. */
const maxSentenceLength = 160;

/** How long a sentence may take before the voice counts as stuck. Milliseconds. */
function speakTimeoutMs(text: string, rate: number): number {
  return 3000 + (text.length * 120) / rate;
}

/** Finds a voice of the browser for a language, Spanish by default; undefined where it has none. */
export async function findVoice(from: SpeechWindow, language?: string): Promise<BrowserVoice | undefined> {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = from;
  if (synthesis === undefined || Utterance === undefined) return undefined;
  const voice = bestVoice(await voicesOf(synthesis), language);
  return voice && new SynthesisVoice(synthesis, Utterance, voice);
}

function voicesOf(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length > 0) return Promise.resolve(synthesis.getVoices());
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener("voiceschanged", done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, voicesTimeoutMs);
    synthesis.addEventListener("voiceschanged", done);
  });
}

/**
 * Prefers a voice on the device over one from the network: it answers at once, and the questions stay on the device.
 * Then the wanted region, then those our users know best.
 */
export function bestVoice(voices: readonly SpeechSynthesisVoice[], language = "es"): SpeechSynthesisVoice | undefined {
  const wanted = language.toLowerCase();
  const preferred = [wanted, ...regions];
  const codeOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace("_", "-");
  const rank = (voice: SpeechSynthesisVoice) => {
    const region = preferred.indexOf(codeOf(voice));
    return (voice.localService ? 0 : 10) + (region < 0 ? preferred.length : region);
  };
  const [spoken = ""] = wanted.split("-");
  return voices.filter((voice) => codeOf(voice).split("-")[0] === spoken).sort((a, b) => rank(a) - rank(b))[0];
}

class SynthesisVoice implements BrowserVoice {
  readonly #synthesis: SpeechSynthesis;
  readonly #Utterance: new (
    text: string,
  ) => SpeechSynthesisUtterance;
  readonly #voice: SpeechSynthesisVoice;
  #cancellations = 0;
  /** Finishes the sentence being spoken; the browser may never report its end. */
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

  /** Speaks one sentence per utterance: some browsers stop longer ones without an event. */
  async speak(text: string, rate: number): Promise<void> {
    const cancellations = this.#cancellations;
    for (const sentence of splitSentences(text)) {
      if (cancellations !== this.#cancellations) return;
      await this.#speakSentence(sentence, rate);
    }
  }

  cancel(): void {
    this.#cancellations += 1;
    this.#synthesis.cancel();
    this.#finish?.();
  }

  #speakSentence(sentence: string, rate: number): Promise<void> {
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
        speakTimeoutMs(sentence, rate),
      );
      this.#finish = finish;
      utterance.onend = finish;
      utterance.onerror = finish;
      this.#synthesis.speak(utterance);
    });
  }
}

/** Splits a text into sentences, and a long sentence at its commas; nothing is lost. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…:])\s+/)
    .flatMap((sentence) => (sentence.length > maxSentenceLength ? sentence.split(/(?<=[,;])\s+/) : [sentence]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
