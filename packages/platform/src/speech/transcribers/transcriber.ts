/** Turns one segment of speech into words. */
export interface Transcriber {
  /** The service as people know it; "" when it is this server itself. */
  readonly name: string;
  /**
   * Writes down one segment.
   * @param audio PCM, 16 kHz, mono
   * @returns the words, "" when there are none
   * @throws SpeechError `timeout`, `unreachable`, `refused` or `malformed`; the signal's reason when it is aborted
   */
  transcribe(audio: Int16Array, options: TranscribeOptions): Promise<string>;
}

export interface TranscribeOptions {
  readonly signal: AbortSignal;
  /** Two letters: "es". */
  readonly language: string;
}
