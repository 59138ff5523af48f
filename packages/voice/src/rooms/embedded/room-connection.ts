import type { ClientAbilities, ClientSignal, Numbered, RoomSignal } from "@dilo/api";
import { Reconnector } from "./reconnector.ts";
import { type OpenWebSocket, openWebSocket, RoomSocket } from "./room-socket.ts";

export interface ConnectionOptions {
  readonly url: string;
  readonly abilities: ClientAbilities;
  readonly openWebSocket?: OpenWebSocket | undefined;
}

interface ConnectionListener {
  signal(signal: RoomSignal): void;
  audio(frame: ArrayBuffer): void;
  /** Lost after the join; a `joined` signal follows when it is back. */
  interrupted(): void;
  /** Lost for good. Called once. */
  failed(): void;
}

/** A connection to a room that outlives its sockets: when lost after the join it is restored, and no text is lost with it. */
export class RoomConnection {
  readonly #options: ConnectionOptions;
  readonly #listener: ConnectionListener;
  #socket: RoomSocket;
  #hasJoined = false;
  #reconnector: Reconnector | undefined;
  #sent = 0;
  /** Texts the server has not confirmed yet: a connection may be dead for seconds before anyone notices. */
  #unconfirmed: (ClientSignal & Numbered)[] = [];

  constructor(options: ConnectionOptions, listener: ConnectionListener) {
    this.#options = options;
    this.#listener = listener;
    this.#socket = this.#open();
  }

  send(signal: ClientSignal): void {
    // Marks may concern audio that was dropped since; texts must arrive.
    const mustArrive = signal.type === "app" || signal.type === "recognised";
    const sent = mustArrive ? { ...signal, number: ++this.#sent } : signal;
    if (mustArrive) this.#unconfirmed.push(sent);
    if (this.#reconnector === undefined) this.#socket.send(sent);
  }

  sendAudio(frame: ArrayBuffer): void {
    this.#socket.sendAudio(frame);
  }

  /** Closes; the listener hears nothing after this. */
  close(): void {
    this.#reconnector?.close();
    this.#socket.close();
  }

  #open(): RoomSocket {
    const { url, abilities, openWebSocket: open = openWebSocket } = this.#options;
    return new RoomSocket(
      open(url),
      { abilities, isBack: this.#hasJoined },
      {
        signal: (signal) => this.#receive(signal),
        audio: (frame) => this.#listener.audio(frame),
        lost: () => this.#handleLoss(),
      },
    );
  }

  #receive(signal: RoomSignal): void {
    if (signal.type === "joined") {
      this.#hasJoined = true;
      this.#reconnector?.close();
      this.#reconnector = undefined;
      for (const waiting of this.#unconfirmed) this.#socket.send(waiting);
    }
    if (signal.type === "pong") this.#confirm(signal.taken ?? 0);
    this.#listener.signal(signal);
  }

  #confirm(taken: number): void {
    this.#unconfirmed = this.#unconfirmed.filter(({ number = 0 }) => number > taken);
  }

  /** The server keeps a joined call for a while; a connection lost before the join is a failed join. */
  #handleLoss(): void {
    if (!this.#hasJoined) {
      this.#listener.failed();
      return;
    }
    if (this.#reconnector === undefined) {
      this.#reconnector = new Reconnector(
        () => this.#reopen(),
        () => this.#listener.failed(),
      );
      this.#listener.interrupted();
    }
    this.#reconnector.retry();
  }

  #reopen(): void {
    this.#socket.close();
    this.#socket = this.#open();
  }
}
