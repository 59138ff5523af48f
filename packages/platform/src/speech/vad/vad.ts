/** Voice activity detection: separates speech from everything else, one frame at a time. Keeps state; one per call. */
export interface Vad {
  /** @param frame 20 ms of PCM, 16 kHz, mono */
  isSpeech(frame: Int16Array): boolean;
  /** How much of what was heard up to the frame judged last is surely the person who has spoken before. Milliseconds. */
  sureMs?(): number;
  /** The assistant begins the conversation: whoever was heard so far, or talks on, was not asked anything. */
  conversationBegins?(): void;
  /** Gives its memory back. */
  close(): void;
}

/** Opens a detector for one call. */
export type OpenVad = () => Vad;
