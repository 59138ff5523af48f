import { roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import { openFrameReceiver } from "../../audio/frame-receiver.ts";
import type { LegListener, MediaLeg } from "../rtc/media.ts";
import type { RtcAudioReader, RtcAudioSource, RtcNode, RtcTrack } from "./livekit-packages.ts";

/** LiveKit's own rate, at which nothing is resampled before it comes to us. Hz. */
const liveKitRate = 48_000;

export interface LiveKitLegParts {
  readonly rtc: RtcNode;
  readonly clock: Clock;
  /** Of the track that we have published. */
  readonly source: RtcAudioSource;
  readonly listener: LegListener;
}

/** The sound of one call through LiveKit: our voice into the published track, the page's microphone out of its track. */
export class LiveKitLeg implements MediaLeg {
  readonly #parts: LiveKitLegParts;
  readonly #hear: (samples: Int16Array, sampleRate: number) => void;
  #queue: (Int16Array | number)[] = [];
  #isSpeaking = false;
  #isClosed = false;
  #reader: RtcAudioReader | undefined;

  constructor(parts: LiveKitLegParts) {
    this.#parts = parts;
    this.#hear = openFrameReceiver((frame) => parts.listener.heard(frame));
  }

  play(item: Int16Array | number): void {
    if (typeof item === "number") this.#queue.push(item);
    else {
      const { frameSamples } = roomAudio;
      for (let at = 0; at < item.length; at += frameSamples) this.#queue.push(item.slice(at, at + frameSamples));
    }
    if (!this.#isSpeaking) void this.#speak();
  }

  flush(): void {
    this.#queue = [];
    this.#parts.source.clearQueue();
  }

  /** Hears this track from now on; undefined when the page has taken it away. */
  listenTo(track: RtcTrack | undefined): void {
    this.#stopListening();
    if (track === undefined || this.#isClosed) return;
    const options = { sampleRate: liveKitRate, numChannels: 1, frameSizeMs: roomAudio.frameMs };
    const reader = new this.#parts.rtc.AudioStream(track, options).getReader();
    this.#reader = reader;
    void this.#listen(reader);
  }

  close(): void {
    this.#isClosed = true;
    this.flush();
    this.#stopListening();
  }

  async #speak(): Promise<void> {
    this.#isSpeaking = true;
    const { rtc, clock, source, listener } = this.#parts;
    try {
      for (let item = this.#queue.shift(); item !== undefined && !this.#isClosed; item = this.#queue.shift()) {
        const mark = item;
        if (typeof mark === "number") {
          clock.after(source.queuedDuration, () => {
            if (!this.#isClosed) listener.passed(mark);
          });
        } else await source.captureFrame(new rtc.AudioFrame(mark, roomAudio.sampleRate, 1, mark.length));
      }
    } catch {
      this.#lose();
    } finally {
      this.#isSpeaking = false;
    }
  }

  async #listen(reader: RtcAudioReader): Promise<void> {
    try {
      for (let next = await reader.read(); !next.done && reader === this.#reader; next = await reader.read()) {
        if (next.value) this.#hear(next.value.data, next.value.sampleRate);
      }
    } catch {
      if (reader === this.#reader) this.#lose();
    }
  }

  #stopListening(): void {
    const reader = this.#reader;
    this.#reader = undefined;
    reader?.cancel().catch(() => {});
  }

  /** The room's peer carries the sound in data packets from now on. */
  #lose(): void {
    if (this.#isClosed) return;
    this.close();
    this.#parts.listener.lost();
  }
}
