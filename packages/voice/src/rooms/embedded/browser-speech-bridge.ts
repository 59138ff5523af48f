import type { ClientSignal, RoomSignal } from "@dilo/api";
import { limits } from "../../limits.ts";
import type { BrowserSpeech } from "../media-room.ts";

/** The recogniser stays deaf for this long after the assistant: the loudspeaker's last sounds are not an answer. */
const deafAfterMs = 300;
/** The browser's voice has no level to read; while it speaks it counts as half full. */
const spokenLevel = limits.volumeDivisor / 2;

type Speak = Extract<RoomSignal, { readonly type: "speak" }>;

interface BridgeListener {
  send(signal: ClientSignal): void;
  /** It cannot go on: typing must. */
  recognitionFailed(): void;
}

/**
 * The browser's own recognition and voice as the room uses them: half-duplex, because the recogniser would hear the
 * assistant. What is heard goes to the room as `recognised`; what was spoken is told as `played`.
 */
export class BrowserSpeechBridge {
  readonly #speech: BrowserSpeech;
  readonly #listener: BridgeListener;
  #isPlaying = false;
  /** Texts being spoken or waiting to be; a stopSpeaking begins a new count. */
  #speaking = 0;
  #cancellations = 0;
  #isMuted = false;
  #isListening = false;
  #isPaused = false;
  #resuming: ReturnType<typeof setTimeout> | undefined;
  #line: Promise<void> = Promise.resolve();

  constructor(speech: BrowserSpeech, listener: BridgeListener) {
    this.#speech = speech;
    this.#listener = listener;
  }

  /** How loud the browser's voice is; 0 to 1. */
  get level(): number {
    return this.#speaking > 0 ? spokenLevel : 0;
  }

  /** Begins to recognise what the person says. */
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
    this.#follow();
  }

  /** Speaks after whatever is being spoken. */
  speak({ text, rate, mark }: Speak): void {
    const { voice } = this.#speech;
    const cancellations = this.#cancellations;
    this.#speaking += 1;
    this.#follow();
    this.#line = this.#line.then(async () => {
      if (cancellations !== this.#cancellations) return;
      await voice?.speak(text, rate);
      if (cancellations !== this.#cancellations) return;
      this.#speaking -= 1;
      this.#follow();
      this.#listener.send({ type: "played", mark });
    });
  }

  /** Drops what was not spoken yet. */
  stopSpeaking(): void {
    this.#cancellations += 1;
    this.#speaking = 0;
    this.#speech.voice?.cancel();
    this.#follow();
  }

  setAssistantPlaying(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
    this.#follow();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#follow();
  }

  close(): void {
    clearTimeout(this.#resuming);
    this.#cancellations += 1;
    this.#speaking = 0;
    this.#speech.voice?.cancel();
    if (this.#isListening) this.#speech.recognition?.stop();
    this.#isListening = false;
  }

  #follow(): void {
    if (!this.#isListening) return;
    clearTimeout(this.#resuming);
    if (this.#isMuted || this.#isPlaying || this.#speaking > 0) this.#pause();
    else this.#resuming = setTimeout(() => this.#resume(), deafAfterMs);
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
