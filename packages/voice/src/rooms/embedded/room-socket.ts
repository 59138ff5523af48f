import { type ClientAbilities, type ClientSignal, heartbeat, type RoomSignal } from "@dilo/api";

/** More unsent sound than this is five seconds of speech nobody will hear in time. Bytes. */
const mostUnsentBytes = 160_000;

/** The part of a WebSocket that the room uses. */
export type RoomWebSocket = Pick<
  WebSocket,
  "readyState" | "bufferedAmount" | "binaryType" | "send" | "close" | "addEventListener"
>;

export type OpenWebSocket = (url: string) => RoomWebSocket;

export const openWebSocket: OpenWebSocket = (url) => new WebSocket(url);

/** A WebSocket's readyState once it is open. */
const isOpen = 1;

interface Joining {
  readonly abilities: ClientAbilities;
  /** This page was in the room before. */
  readonly isBack: boolean;
}

interface SocketListener {
  signal(signal: RoomSignal): void;
  audio(frame: ArrayBuffer): void;
  /** The connection could not be made, was closed by the other side, or has been silent for too long. Told once. */
  lost(): void;
}

/** The room's one WebSocket: signals, sound and the heartbeat that notices a dead connection. */
export class RoomSocket {
  readonly #socket: RoomWebSocket;
  readonly #listener: SocketListener;
  #lastHeardAt = Date.now();
  #heart: ReturnType<typeof setInterval> | undefined;
  #isOver = false;

  constructor(wire: RoomWebSocket, joining: Joining, listener: SocketListener) {
    this.#listener = listener;
    this.#socket = wire;
    this.#socket.binaryType = "arraybuffer";
    this.#socket.addEventListener("open", () => {
      if (this.#isOver) return;
      const { abilities, isBack } = joining;
      this.send({ type: "join", version: 1, abilities, ...(isBack && { isBack }) });
      this.#heart = setInterval(() => this.#beat(), heartbeat.everyMs);
    });
    this.#socket.addEventListener("message", ({ data }) => this.#receive(data as string | ArrayBuffer));
    this.#socket.addEventListener("close", () => this.#lose());
  }

  send(signal: ClientSignal): void {
    if (this.#socket.readyState === isOpen) this.#socket.send(JSON.stringify(signal));
  }

  sendAudio(frame: ArrayBuffer): void {
    if (this.#socket.readyState !== isOpen || this.#socket.bufferedAmount > mostUnsentBytes) return;
    this.#socket.send(frame);
  }

  /** Closes; nothing is told after this. */
  close(): void {
    this.#isOver = true;
    clearInterval(this.#heart);
    this.#socket.close();
  }

  #beat(): void {
    if (Date.now() - this.#lastHeardAt > heartbeat.lostAfterMs) this.#lose();
    else this.send({ type: "ping", at: Date.now() });
  }

  #receive(data: string | ArrayBuffer): void {
    if (this.#isOver) return;
    this.#lastHeardAt = Date.now();
    if (typeof data !== "string") {
      this.#listener.audio(data);
      return;
    }
    const signal = read(data);
    if (signal === undefined) console.warn("The room sent something that is not JSON.");
    else this.#listener.signal(signal);
  }

  #lose(): void {
    if (this.#isOver) return;
    this.close();
    this.#listener.lost();
  }
}

function read(data: string): RoomSignal | undefined {
  try {
    return JSON.parse(data) as RoomSignal;
  } catch {
    return undefined;
  }
}
