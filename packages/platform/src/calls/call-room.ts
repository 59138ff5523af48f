import { type AssistantMessage, listening, type Numbered, playable } from "@dilo/api";
import { parseClientMessage, wrongFieldOf } from "../client-messages.ts";
import type { PlatformLog } from "../log.ts";
import type { PeerEvent, RoomPeer } from "../rooms/room-peer.ts";
import type { EndReason, UntimedEvent } from "./session/call-state.ts";

export interface CallRoomParts {
  readonly callId: string;
  /** A person who leaves may come back, as if the connection had been lost. */
  readonly keepsRoom: boolean;
  readonly log: PlatformLog;
  dispatch(event: UntimedEvent): void;
  onRinging(): void;
  onJoined(): void;
  onAudio(frame: Int16Array): void;
  /** The page has played everything up to a mark. */
  onPlayed(wireMark: number): void;
}

/** Messages kept for a person whose connection is lost. */
const maxUndeliveredMessages = 100;

/** Of each call: a page that only sends nonsense fills neither the log nor the room. */
const maxMisuses = 5;

/** The room as its call sees it: one peer at a time, its events as events of the call, and what it has not yet received. */
export class CallRoom {
  readonly #parts: CallRoomParts;
  #peer: RoomPeer | undefined;
  #undelivered: AssistantMessage[] = [];
  #misuseCount = 0;
  /** The last number taken from this page; what it sends again after a lost connection is taken once. */
  #lastNumber = 0;

  constructor(parts: CallRoomParts) {
    this.#parts = parts;
  }

  /** The peer in the room; undefined while it is empty. */
  get peer(): RoomPeer | undefined {
    return this.#peer;
  }

  /** Lets a new peer in; an earlier one has to go. */
  enter(open: (onEvent: (event: PeerEvent) => void) => RoomPeer): void {
    const before = this.#peer;
    const entered: RoomPeer = open((event) => {
      if (this.#peer === entered) this.#take(event);
    });
    this.#peer = entered;
    before?.refuse("ejected", "The call goes on in another place.");
  }

  /** Starts the call, or resumes it with the messages that were missed. */
  greet(): void {
    this.#peer?.send(listening);
    for (const message of this.#undelivered.splice(0)) this.send(message, true);
  }

  /** @param isPresent false while nobody can receive it: then what matters later is kept */
  send(message: AssistantMessage, isPresent: boolean): void {
    if (isPresent) this.#peer?.send(JSON.stringify(message));
    else if (message.type === "transcript" || message.type === "hang") {
      this.#undelivered = [...this.#undelivered, message].slice(-maxUndeliveredMessages);
    }
  }

  /** Tells the peer that the call is over. */
  end(reason: EndReason): void {
    this.#peer?.end(reason);
    this.#peer = undefined;
  }

  #take(event: PeerEvent): void {
    const { callId, dispatch, log } = this.#parts;
    switch (event.kind) {
      case "joined":
        log({ event: "room-joined", callId });
        this.#parts.onJoined();
        if (!event.isBack) this.#lastNumber = 0;
        dispatch({ kind: "joined", abilities: event.abilities });
        return;
      case "audio":
        this.#parts.onAudio(event.frame);
        return;
      case "app":
        if (this.#isNew(event)) this.#takeMessage(event.data);
        return;
      case "recognised":
        if (this.#isNew(event)) dispatch({ kind: "recognised", text: event.text, isFinal: event.isFinal });
        return;
      case "played":
        this.#parts.onPlayed(event.mark);
        return;
      case "ringing":
        this.#parts.onRinging();
        return;
      case "digit":
        dispatch({ kind: "digit", digit: event.digit });
        return;
      case "left":
        this.#peer = undefined;
        dispatch(
          this.#parts.keepsRoom
            ? { kind: "lost", hasLeft: true }
            : { kind: "end", reason: event.reason ?? "customer-ended-call" },
        );
        return;
      case "lost":
        log({ event: "room-lost", callId });
        this.#peer = undefined;
        dispatch({ kind: "lost" });
        return;
      case "misused":
        this.#logMisuse({ what: event.what });
        return;
    }
  }

  #isNew({ number }: Numbered): boolean {
    if (number === undefined) return true;
    if (number <= this.#lastNumber) return false;
    this.#lastNumber = number;
    return true;
  }

  #takeMessage(data: string): void {
    if (data === playable) {
      this.#parts.dispatch({ kind: "playable" });
      return;
    }
    const message = parseClientMessage(data);
    if (message === undefined) this.#refuse(wrongFieldOf(data));
    else this.#parts.dispatch({ kind: "message", message });
  }

  /** Tells a page that its message was not taken: it would wait for what never comes. */
  #refuse(path: string): void {
    if (!this.#logMisuse({ what: "message", path })) return;
    const why = path === "" ? "It is no message that this room takes." : `Its field ${path} is wrong.`;
    const message = `A message was not taken. ${why} The reference lists them under Rooms.`;
    this.#peer?.send(
      JSON.stringify({ type: "error", error: "message-refused", path, message } satisfies AssistantMessage),
    );
  }

  /** @returns whether it is one of the first, which are told of */
  #logMisuse(misuse: { readonly what: "signal" | "frame" | "message"; readonly path?: string }): boolean {
    this.#misuseCount += 1;
    const { callId, log } = this.#parts;
    const isTold = this.#misuseCount <= maxMisuses;
    if (isTold) log({ event: "room-misused", callId, ...misuse });
    return isTold;
  }
}
