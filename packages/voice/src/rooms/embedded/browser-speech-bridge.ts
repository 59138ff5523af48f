import type { ClientSignal, RoomSignal } from "@dilo/api";
import { limits } from "../../limits.ts";
import type { BrowserSpeech } from "../media-room.ts";

/** Recognition resumes this long after the assistant stops, so that the last sounds of the loudspeaker are not recognised. */
const resumeDelayMs = 300;
/** The level reported while the browser's voice speaks; the browser gives none to read. */
const speakingLevel = limits.volumeDivisor / 2;

type SpeakSignal = Extract<RoomSignal, { readonly type: "speak" }>;

interface BridgeListener {
  send(signal: ClientSignal): void;
  /** Recognition cannot go on; the person has to type. */
  recognitionFailed(): void;
}

/**
 * Connects the browser's own recognition and voice to the room. Half-duplex, because the recogniser would hear the
 * assistant. Recognised text goes to the room as `recognised`; finished speech is acknowledged with `played`.
 */
export class BrowserSpeechBridge {
  readonly #speech: BrowserSpeech;
  readonly #listener: BridgeListener;
  #isAssistantPlaying = false;
  /** Texts being spoken or waiting to be, since the last cancellation. */
  #pendingTexts = 0;
  #cancellations = 0;
  #isMuted = false;
  #isListening = false;
  #isPaused = false;
  #resumeTimer: ReturnType<typeof setTimeout> | undefined;
  #utteranceQueue: Promise<void> = Promise.resolve();

  constructor(speech: BrowserSpeech, listener: BridgeListener) {
    this.#speech = speech;
    this.#listener = listener;
  }

  /** The level of the browser's voice, 0 to 1. */
  get level(): number {
    return this.#pendingTexts > 0 ? speakingLevel : 0;
  }

  /** Starts recognising what the person says. */
  listen(): void {
    const { recognition } = this.#speech;
    if (recognition === undefined) return;
    this.#isListening = true;
    recognition.start({
      heard: (text, isFinal) => {
        if (!this.#isPaused) this.#listener.send({ type: "recognised", text, isFinal });
      },
      failed: () => this.#listener.recognitionFailed(),
    });
    this.#updateRecognition();
  }

  /** Speaks after everything that is queued already. */
  speak({ text, rate, mark }: SpeakSignal): void {
    const { voice } = this.#speech;
    const cancellations = this.#cancellations;
    this.#pendingTexts += 1;
    this.#updateRecognition();
    this.#utteranceQueue = this.#utteranceQueue.then(async () => {
      if (cancellations !== this.#cancellations) return;
      await voice?.speak(text, rate);
      if (cancellations !== this.#cancellations) return;
      this.#pendingTexts -= 1;
      this.#updateRecognition();
      this.#listener.send({ type: "played", mark });
    });
  }

  /** Stops the browser's voice and drops everything that is queued. */
  stopSpeaking(): void {
    this.#cancelSpeech();
    this.#updateRecognition();
  }

  setAssistantPlaying(isPlaying: boolean): void {
    this.#isAssistantPlaying = isPlaying;
    this.#updateRecognition();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#updateRecognition();
  }

  close(): void {
    clearTimeout(this.#resumeTimer);
    this.#cancelSpeech();
    if (this.#isListening) this.#speech.recognition?.stop();
    this.#isListening = false;
  }

  #cancelSpeech(): void {
    this.#cancellations += 1;
    this.#pendingTexts = 0;
    this.#speech.voice?.cancel();
  }

  /** Pauses recognition while the assistant is audible or the person is muted. */
  #updateRecognition(): void {
    if (!this.#isListening) return;
    clearTimeout(this.#resumeTimer);
    if (this.#isMuted || this.#isAssistantPlaying || this.#pendingTexts > 0) this.#pause();
    else this.#resumeTimer = setTimeout(() => this.#resume(), resumeDelayMs);
  }

  #pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#speech.recognition?.pause();
  }

  #resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#speech.recognition?.resume();
  }
}
