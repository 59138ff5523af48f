/** The part of the browser's speech recognition API that we use; the DOM types lack some of it. */
export interface SpeechRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: RecognitionResults) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

export interface RecognitionResults {
  readonly resultIndex: number;
  readonly results: ArrayLike<{
    readonly isFinal: boolean;
    readonly [alternative: number]: { readonly transcript: string; readonly confidence: number };
  }>;
}

export interface SpeechRecogniserClass {
  new (): SpeechRecogniser;
  /** Newer Chrome: whether the language is available on the device. */
  available?(options: { readonly langs: readonly string[]; readonly processLocally: boolean }): Promise<string>;
}

/** The globals of the browser's speech API; tests pass their own. */
export interface SpeechWindow {
  readonly SpeechRecognition?: SpeechRecogniserClass;
  readonly webkitSpeechRecognition?: SpeechRecogniserClass;
  readonly speechSynthesis?: SpeechSynthesis;
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance;
  readonly navigator?: { readonly userAgent: string };
}
