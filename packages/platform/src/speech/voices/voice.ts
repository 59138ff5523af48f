/** Turns text into speech. */
export interface Voice {
  /** The service as people know it; "" when it is this server itself. */
  readonly name: string;
  /** Names the engine, the voice and its settings: two voices with the same id sound the same. */
  readonly id: string;
  /**
   * Speaks one text.
   * @returns PCM, 16 kHz, mono, in chunks of any length
   * @throws PlatformError `timeout`, `unreachable`, `refused` or `malformed`; the signal's reason when it is aborted
   */
  speak(text: string, options: SpeakOptions): AsyncIterable<Int16Array>;
  /** Gives back what it holds, where it holds anything. */
  close?(): void;
}

export interface SpeakOptions {
  readonly signal: AbortSignal;
  /** 1 is the voice's own pace, 0.5 half of it. */
  readonly rate: number;
  /** Of the text, two letters; Spanish when left out. */
  readonly language?: string | undefined;
}
