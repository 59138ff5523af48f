import { roomAudio } from "@dilo/api";
import { hasCode, retryAtOnce } from "@dilo/foundation";
import type { RawData } from "ws";
import { openRecorder } from "../../audio/recorder.ts";
import { PlatformError } from "../../platform-error.ts";
import { withTimeout } from "../timeout.ts";
import { type DeepgramConnection, openDeepgramConnection } from "./deepgram-connection.ts";
import { addMessage, emptyTranscript, type TurnTranscript, wordsOf } from "./deepgram-messages.ts";
import type { ListenOptions, Transcriber, TranscriptionStream } from "./transcriber.ts";

export interface DeepgramSettings {
  readonly key: string;
  /** "wss://api.deepgram.com" when left out. */
  readonly baseUrl?: string;
  readonly model?: string;
  readonly timeoutMs?: number;
  readonly confirmedWithinMs?: number;
}

/** Longest wait for the words of a turn. Milliseconds. */
const wordsWithinMs = 4500;

/** Deepgram does not always confirm a Finalize: after this long, what it has said so far counts. Milliseconds. */
const confirmedWithinMs = 1000;

/** Transcribes speech as it is spoken, through Deepgram's live `/v1/listen`: one connection a call. */
export function deepgramTranscriber(settings: DeepgramSettings): Transcriber {
  return { name: "Deepgram", listen: (options) => new DeepgramStream(settings, options) };
}

/** One call's live connection to Deepgram: it is opened with a turn, and again when it was lost. */
class DeepgramStream implements TranscriptionStream {
  readonly #settings: DeepgramSettings;
  readonly #options: ListenOptions;
  readonly #recorder: ReturnType<typeof openRecorder>;
  #connection: DeepgramConnection | undefined;
  #transcript: TurnTranscript = emptyTranscript;
  /** Finalizes sent on this connection. */
  #finalizes = 0;
  #isInTurn = false;
  #wake = () => {};

  constructor(settings: DeepgramSettings, options: ListenOptions) {
    this.#settings = settings;
    this.#options = options;
    this.#recorder = openRecorder(options.preRollFrames);
  }

  hear(frame: Int16Array): void {
    this.#recorder.add(frame);
    if (this.#isInTurn && this.#connection?.isUsable() === true) this.#connection.sound(frame);
  }

  begin(): void {
    this.#recorder.begin();
    // Words of the turn before may still be on their way: on a new connection they cannot be taken for this one's.
    if (this.#finalizes > this.#transcript.confirmations) this.close();
    this.#transcript = { ...emptyTranscript, confirmations: this.#transcript.confirmations };
    this.#isInTurn = true;
    if (this.#connection?.isUsable() === true) this.#connection.sound(this.#recorder.sound());
    else this.#connect();
  }

  transcribe(signal: AbortSignal): Promise<string> {
    const timeout = { signal, withinMs: this.#settings.timeoutMs ?? wordsWithinMs };
    return withTimeout(timeout, (either) =>
      retryAtOnce(() => this.#finalize(either), {
        attempts: 2,
        isWorthwhile: (failure) => hasCode(failure, PlatformError, "unreachable"),
      }),
    );
  }

  end(): void {
    this.#isInTurn = false;
    this.#recorder.reset();
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  /** Opens a connection where there is none, and sends it all that was said in this turn. */
  #connect(): DeepgramConnection {
    if (this.#connection?.isUsable() === true) return this.#connection;
    const opened = openDeepgramConnection(address(this.#settings, this.#options.language), this.#settings.key, {
      onMessage: (data) => {
        if (opened === this.#connection) this.#take(data);
      },
      onClose: () => this.#wake(),
    });
    this.#connection = opened;
    this.#transcript = emptyTranscript;
    this.#finalizes = 0;
    opened.sound(this.#recorder.sound());
    return opened;
  }

  #take(data: RawData): void {
    const before = wordsOf(this.#transcript);
    this.#transcript = addMessage(this.#transcript, String(data));
    const words = wordsOf(this.#transcript);
    if (this.#isInTurn && words !== before && words !== "") this.#options.onPartial(words);
    this.#wake();
  }

  async #finalize(signal: AbortSignal): Promise<string> {
    const current = this.#connect();
    current.finalize();
    this.#finalizes += 1;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#wake();
    }, this.#settings.confirmedWithinMs ?? confirmedWithinMs);
    try {
      for (;;) {
        signal.throwIfAborted();
        const transcript = this.#transcript;
        if (transcript.isNonsense) throw new PlatformError("malformed", "Deepgram's answer is not what it promises.");
        if (transcript.confirmations >= this.#finalizes || (isLate && transcript.hasResults))
          return wordsOf(transcript);
        const failure = current.failure();
        if (failure !== undefined) throw failure;
        await this.#changed(signal);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}

function address({ baseUrl = "wss://api.deepgram.com", model = "nova-3" }: DeepgramSettings, language: string): string {
  const url = new URL("/v1/listen", baseUrl);
  url.search = new URLSearchParams({
    model,
    language,
    encoding: "linear16",
    sample_rate: String(roomAudio.sampleRate),
    channels: "1",
    interim_results: "true",
    punctuate: "true",
    // The turn is ours to end.
    endpointing: "false",
  }).toString();
  return url.href;
}
