import type { ClientAbilities, ClientSignal, RoomSignal } from "@dilo/api";
import { Comeback } from "./comeback.ts";
import { type OpenWire, openWire, RoomSocket } from "./room-socket.ts";

export interface ConnectionOptions {
  readonly url: string;
  readonly abilities: ClientAbilities;
  readonly openWire?: OpenWire | undefined;
}

interface ConnectionListener {
  signal(signal: RoomSignal): void;
  audio(frame: ArrayBuffer): void;
  /** Lost after the join; a `joined` signal follows when it is back. */
  interrupted(): void;
  /** Lost for good. Told once. */
  failed(): void;
}

/** The way to a room that outlives its sockets: a connection lost after the join is made again, and words wait for it. */
export class RoomConnection {
  readonly #options: ConnectionOptions;
  readonly #listener: ConnectionListener;
  #socket: RoomSocket;
  #hasJoined = false;
  #comeback: Comeback | undefined;
  /** What could not be sent while the connection was lost. */
  #unsent: ClientSignal[] = [];

  constructor(options: ConnectionOptions, listener: ConnectionListener) {
    this.#options = options;
    this.#listener = listener;
    this.#socket = this.#open();
  }

  send(signal: ClientSignal): void {
    if (this.#comeback === undefined) this.#socket.send(signal);
    // Marks are about sound that is no more; words must arrive.
    else if (signal.type === "app" || signal.type === "recognised") this.#unsent.push(signal);
  }

  sendAudio(frame: ArrayBuffer): void {
    this.#socket.sendAudio(frame);
  }

  /** Closes; nothing is told after this. */
  close(): void {
    this.#comeback?.close();
    this.#socket.close();
  }

  #open(): RoomSocket {
    const { url, abilities, openWire: open = openWire } = this.#options;
    return new RoomSocket(open(url), abilities, {
      signal: (signal) => this.#receive(signal),
      audio: (frame) => this.#listener.audio(frame),
      lost: () => this.#lose(),
    });
  }

  #receive(signal: RoomSignal): void {
    if (signal.type === "joined") {
      this.#hasJoined = true;
      this.#comeback?.close();
      this.#comeback = undefined;
    }
    this.#listener.signal(signal);
    if (signal.type === "joined") for (const waiting of this.#unsent.splice(0)) this.send(waiting);
  }

  /** A call that was joined is kept for us for a while; a join that is lost has failed. */
  #lose(): void {
    if (!this.#hasJoined) {
      this.#listener.failed();
      return;
    }
    if (this.#comeback === undefined) {
      this.#comeback = new Comeback(
        () => this.#reopen(),
        () => this.#listener.failed(),
      );
      this.#listener.interrupted();
    }
    this.#comeback.tryAgain();
  }

  #reopen(): void {
    this.#socket.close();
    this.#socket = this.#open();
  }
}
