import type { AssistantMessage } from "@dilo/api";
import { roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import { estimatedSpeechMs } from "../calls/speech-output/utterance-queue.ts";
import { openPacer, type Pacer } from "../rooms/pacer.ts";
import type { PeerEvent, RoomPeer } from "../rooms/room-peer.ts";

/** The page's end of a room on a virtual clock: plays what it is sent at its own pace, and confirms it when it was heard. */
export class VirtualPage implements RoomPeer {
  readonly messages: AssistantMessage[] = [];
  /** What the page was told when its room ended or refused it. */
  closedBecause: string | undefined;
  readonly #clock: Clock;
  readonly #onEvent: (event: PeerEvent) => void;
  readonly #onMessage: (message: AssistantMessage) => void;
  readonly #pacer: Pacer;
  #playsUntil = 0;
  #cancels: (() => void)[] = [];

  constructor(clock: Clock, to: { onEvent(event: PeerEvent): void; onMessage(message: AssistantMessage): void }) {
    this.#clock = clock;
    this.#onEvent = to.onEvent;
    this.#onMessage = to.onMessage;
    this.#pacer = openPacer(clock);
  }

  /** Sound of the assistant is being heard. */
  get isPlaying(): boolean {
    return this.#playsUntil > this.#clock.now();
  }

  /** Sends an event of the person's side, as a real room would. */
  emit(event: PeerEvent): void {
    this.#onEvent(event);
  }

  play(_frame: Int16Array): Promise<number> {
    this.#extend(roomAudio.frameMs);
    return this.#pacer.sent(roomAudio.frameMs);
  }

  mark(mark: number): void {
    const inMs = Math.max(0, this.#playsUntil - this.#clock.now());
    this.#cancels.push(this.#clock.after(inMs, () => this.#onEvent({ kind: "played", mark })));
  }

  flush(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
    this.#playsUntil = 0;
    this.#pacer.reset();
  }

  speak({ mark, text, rate }: { readonly mark: number; readonly text: string; readonly rate: number }): void {
    this.#extend(estimatedSpeechMs(text, rate));
    this.mark(mark);
  }

  send(data: string): void {
    if (!data.startsWith("{")) return;
    const message = JSON.parse(data) as AssistantMessage;
    this.messages.push(message);
    this.#onMessage(message);
  }

  end(reason: string): void {
    this.closedBecause = reason;
    this.flush();
  }

  refuse(error: string): void {
    this.end(error);
  }

  #extend(durationMs: number): void {
    this.#playsUntil = Math.max(this.#playsUntil, this.#clock.now()) + durationMs;
  }
}
