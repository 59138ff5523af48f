/** Turns speech into words. */
export interface Transcriber {
  /** The service as people know it; "" when it is this server itself. */
  readonly name: string;
  /** Starts to transcribe one call. */
  listen(options: ListenOptions): TranscriptionStream;
}

export interface ListenOptions {
  /** Two letters: "es"; or `anyLanguage`. */
  readonly language: string;
  /** Frames kept from before a turn begins. */
  readonly preRollFrames: number;
  /** The words of the turn so far, not yet certain. Many transcribers never tell. */
  readonly onPartial: (text: string) => void;
}

/** The transcription of one call, turn by turn. */
export interface TranscriptionStream {
  /** @param frame 20 ms of PCM, 16 kHz, mono; every frame of the call, speech or not */
  hear(frame: Int16Array): void;
  /** A turn begins, a little before the last frame. */
  begin(): void;
  /**
   * Transcribes the turn so far; it may go on, and be transcribed again.
   * @returns the words, "" when there are none
   * @throws PlatformError `timeout`, `unreachable`, `refused` or `malformed`; the signal's reason when it is aborted
   */
  transcribe(signal: AbortSignal): Promise<string>;
  /** The turn is over. */
  end(): void;
  /** The call is over. */
  close(): void;
}
