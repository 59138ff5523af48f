import { roomAudio } from "@dilo/api";
import type { Transcriber, TranscriptionStream } from "../../speech/transcribers/transcriber.ts";
import type { UntimedEvent } from "../session/call-state.ts";
import type { CallPolicy } from "../session/policy.ts";

export interface TurnTranscriptionParts {
  readonly transcriber: Transcriber;
  /** Two letters: "es"; or any. */
  readonly language: string;
  readonly policy: CallPolicy;
  dispatch(event: UntimedEvent): void;
}

/** Transcribes the person's turns, one attempt at a time, and reports the words or the failure as events of the call. */
export class TurnTranscription {
  readonly #dispatch: TurnTranscriptionParts["dispatch"];
  readonly #stream: TranscriptionStream;
  #attempt = new AbortController();

  constructor({ transcriber, language, policy, dispatch }: TurnTranscriptionParts) {
    this.#dispatch = dispatch;
    this.#stream = transcriber.listen({
      language,
      preRollFrames: Math.round(policy.preRollMs / roomAudio.frameMs) + policy.startFrames,
      onPartial: (text) => dispatch({ kind: "partial", text }),
    });
  }

  /** Takes 20 ms of the microphone; every frame of the call. */
  hear(frame: Int16Array): void {
    this.#stream.hear(frame);
  }

  begin(): void {
    this.#stream.begin();
  }

  /** Transcribes the turn as far as it has come. */
  async transcribe({ turnId, attempt }: { readonly turnId: string; readonly attempt: number }): Promise<void> {
    const own = new AbortController();
    this.#attempt = own;
    try {
      const text = await this.#stream.transcribe(own.signal);
      this.#dispatch({ kind: "transcribed", turnId, attempt, text });
    } catch {
      if (!own.signal.aborted) this.#dispatch({ kind: "transcriber-failed", turnId, attempt });
    }
  }

  /** Nobody waits any longer for the words of the last attempt. */
  cancel(): void {
    this.#attempt.abort();
  }

  /** The turn is over. */
  end(): void {
    this.#stream.end();
  }

  /** The call is over. */
  close(): void {
    this.#stream.close();
  }
}
