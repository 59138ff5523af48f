// What the end-to-end tests' page scripts and the benches put on a page's global object.

interface RecordedCallEvent {
  readonly event: string;
  readonly heard: readonly { readonly type?: string; readonly role?: string }[];
}

declare var told: RecordedCallEvent[];
declare var sound: { way(): string; untilSilent(): Promise<number> };
declare var sdk: { readonly call: { send(message: unknown): void } };
declare var onsetOfSpeech: number;
declare var sayIntoMicrophone: (wav: string) => Promise<unknown>;
/** When each moment of a spoken turn happened, in milliseconds of the page's clock; 0 before. */
declare var moments: {
  clickedAt: number;
  listeningAt: number;
  quietAt: number;
  lastWordAt: number;
  endpointAt: number;
  replyAt: number;
};
