import type { BrowserRecognition, RecognitionListeners } from "../rooms/media-room.ts";
import { FinalResultFilter } from "./final-result-filter.ts";
import type { SpeechRecogniser, SpeechRecogniserClass, SpeechWindow } from "./speech-api.ts";

/** US Spanish: the words and numbers our users speak. */
const defaultLanguage = "es-US";
/** A run shorter than this counts as a failure. Milliseconds. */
const shortRunMs = 1000;
/** Delay before restarting after one short run, two, ...; after the last one recognition fails. Milliseconds. */
const restartDelaysMs = [0, 250, 500, 1000, 2000, 4000] as const;

/** Finds the browser's own recognition; on the device where the browser supports that. Undefined where there is none. */
export async function findRecognition(
  from: SpeechWindow,
  language = defaultLanguage,
): Promise<BrowserRecognition | undefined> {
  const Recogniser = from.SpeechRecognition ?? from.webkitSpeechRecognition;
  if (Recogniser === undefined) return undefined;
  const isAndroid = /android/i.test(from.navigator?.userAgent ?? "");
  return new ContinuousRecognition(Recogniser, {
    isLocal: await canBeLocal(Recogniser, language),
    isAndroid,
    language,
  });
}

async function canBeLocal(Recogniser: SpeechRecogniserClass, language: string): Promise<boolean> {
  try {
    return (await Recogniser.available?.({ langs: [language], processLocally: true })) === "available";
  } catch {
    return false;
  }
}

interface RecognitionSettings {
  readonly isLocal: boolean;
  /** Android has no continuous recognition, and repeats its finals. */
  readonly isAndroid: boolean;
  readonly language: string;
}

/**
 * Keeps recognition running although browsers end it after each pause. Each run has its own recogniser, so that late
 * events of an ended run change nothing.
 */
class ContinuousRecognition implements BrowserRecognition {
  readonly #Recogniser: SpeechRecogniserClass;
  readonly #isAndroid: boolean;
  readonly #language: string;
  readonly isLocal: boolean;
  #listeners: RecognitionListeners | undefined;
  #running: SpeechRecogniser | undefined;
  #restart: ReturnType<typeof setTimeout> | undefined;
  #shortRuns = 0;

  constructor(Recogniser: SpeechRecogniserClass, { isLocal, isAndroid, language }: RecognitionSettings) {
    this.#Recogniser = Recogniser;
    this.isLocal = isLocal;
    this.#isAndroid = isAndroid;
    this.#language = language;
  }

  start(listeners: RecognitionListeners): void {
    this.#listeners = listeners;
    this.#shortRuns = 0;
    this.resume();
  }

  pause(): void {
    clearTimeout(this.#restart);
    const running = this.#running;
    this.#running = undefined;
    running?.abort();
  }

  resume(): void {
    if (this.#listeners !== undefined && this.#running === undefined) this.#run(this.#listeners);
  }

  stop(): void {
    this.pause();
    this.#listeners = undefined;
  }

  #run(listeners: RecognitionListeners): void {
    clearTimeout(this.#restart);
    const recogniser = new this.#Recogniser();
    const finals = new FinalResultFilter(this.#isAndroid);
    const startedAt = Date.now();
    let hasFailed = false;
    recogniser.lang = this.#language;
    recogniser.continuous = !this.#isAndroid;
    recogniser.interimResults = true;
    if (this.isLocal) recogniser.processLocally = true;
    recogniser.onresult = (event) => {
      if (this.#running !== recogniser) return;
      this.#shortRuns = 0;
      for (const { text, isFinal } of finals.read(event)) listeners.heard(text, isFinal);
    };
    recogniser.onerror = ({ error }) => {
      if (this.#running !== recogniser) return;
      hasFailed = error === "network";
      this.#handleError(error, listeners);
    };
    recogniser.onend = () => {
      if (this.#running === recogniser) this.#handleEnd(hasFailed ? 0 : Date.now() - startedAt, listeners);
    };
    this.#running = recogniser;
    try {
      recogniser.start();
    } catch {
      this.#handleEnd(0, listeners);
    }
  }

  /** The browser ended a run, as it does after each pause. */
  #handleEnd(lastedMs: number, listeners: RecognitionListeners): void {
    this.#running = undefined;
    this.#shortRuns = lastedMs < shortRunMs ? this.#shortRuns + 1 : 0;
    const delayMs = restartDelaysMs[this.#shortRuns];
    if (delayMs === undefined) this.#giveUp("network", listeners);
    else this.#restart = setTimeout(() => this.resume(), delayMs);
  }

  /** The browser ends the run after an error; recognition fails only when another run cannot help. */
  #handleError(error: string, listeners: RecognitionListeners): void {
    if (error === "not-allowed" || error === "service-not-allowed") this.#giveUp("permissions", listeners);
    if (error === "audio-capture") this.#giveUp("not-found", listeners);
    // Never from the device's own recogniser to the browser's service: nobody consented to send the audio there.
    if (error === "language-not-supported") this.#giveUp("language", listeners);
  }

  #giveUp(reason: Parameters<RecognitionListeners["failed"]>[0], listeners: RecognitionListeners): void {
    this.stop();
    listeners.failed(reason);
  }
}
