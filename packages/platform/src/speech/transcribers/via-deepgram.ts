import { roomAudio } from "@dilo/api";
import type { RawData } from "ws";
import { openRecorder } from "../../audio/recorder.ts";
import { PlatformError } from "../../platform-error.ts";
import { withTimeout } from "../timeout.ts";
import { type Line, openLine } from "./deepgram-connection.ts";
import { emptyNotes, type Notes, noteDown, wordsOf } from "./deepgram-messages.ts";
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

/** Deepgram does not always confirm a Finalize: what it said before then stands. Milliseconds. */
const confirmedWithinMs = 1000;

/** Writes speech down as it is spoken, through Deepgram's live `/v1/listen`: one connection a call. */
export function deepgramTranscriber(settings: DeepgramSettings): Transcriber {
  return { name: "Deepgram", listen: (options) => listen(settings, options) };
}

function listen(settings: DeepgramSettings, options: ListenOptions): TranscriptionStream {
  const recorder = openRecorder(options.preRollFrames);
  let line: Line | undefined;
  let notes: Notes = emptyNotes;
  /** Finalizes sent on this line. */
  let asked = 0;
  let isInTurn = false;
  let wake = () => {};

  /** Opens a line where there is none, and sends it all that was said in this turn. */
  function connect(): Line {
    if (line?.isUsable() === true) return line;
    const opened = openLine(address(settings, options.language), settings.key, {
      onMessage: (data) => {
        if (opened === line) take(data);
      },
      onClose: () => wake(),
    });
    line = opened;
    notes = emptyNotes;
    asked = 0;
    opened.sound(recorder.sound());
    return opened;
  }

  function drop(): void {
    line?.close();
    line = undefined;
  }

  function take(data: RawData): void {
    const before = wordsOf(notes);
    notes = noteDown(notes, String(data));
    const words = wordsOf(notes);
    if (isInTurn && words !== before && words !== "") options.onPartial(words);
    wake();
  }

  async function words(signal: AbortSignal): Promise<string> {
    const current = connect();
    current.finalize();
    asked += 1;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      wake();
    }, settings.confirmedWithinMs ?? confirmedWithinMs);
    try {
      for (;;) {
        signal.throwIfAborted();
        if (notes.isNonsense) throw new PlatformError("malformed", "Deepgram's answer is not what it promises.");
        if (notes.confirmations >= asked || (isLate && notes.hasResults)) return wordsOf(notes);
        const failure = current.failure();
        if (failure !== undefined) throw failure;
        await changed(signal);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  function changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  }

  return {
    hear: (frame) => {
      recorder.add(frame);
      if (isInTurn && line?.isUsable() === true) line.sound(frame);
    },
    begin: () => {
      recorder.begin();
      // Words of the turn before may still be on their way: on a new line they cannot be taken for this one's.
      if (asked > notes.confirmations) drop();
      notes = { ...emptyNotes, confirmations: notes.confirmations };
      isInTurn = true;
      if (line?.isUsable() === true) line.sound(recorder.sound());
      else connect();
    },
    transcribe: (signal) => {
      const timeout = { signal, withinMs: settings.timeoutMs ?? wordsWithinMs };
      return withTimeout(timeout, async (either) => {
        try {
          return await words(either);
        } catch (error) {
          if (!(error instanceof PlatformError) || error.code !== "unreachable") throw error;
          return words(either);
        }
      });
    },
    end: () => {
      isInTurn = false;
      recorder.reset();
    },
    close: drop,
  };
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
