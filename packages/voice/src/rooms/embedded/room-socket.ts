import { type ClientAbilities, type ClientSignal, heartbeat, type RoomSignal } from "@dilo/api";

/** Five seconds of audio; with more unsent, new frames are dropped because they would arrive too late. Bytes. */
const maxBufferedBytes = 160_000;

/** The part of a WebSocket that the room uses. */
export type RoomWebSocket = Pick<
  WebSocket,
  "readyState" | "bufferedAmount" | "binaryType" | "send" | "close" | "addEventListener"
>;

export type OpenWebSocket = (url: string) => RoomWebSocket;

export const openWebSocket: OpenWebSocket = (url) => new WebSocket(url);

/** A WebSocket's readyState once it is open. */
const openState = 1;

interface JoinParameters {
  readonly abilities: ClientAbilities;
  /** This client was in the room before. */
  readonly isBack: boolean;
}

interface SocketListener {
  signal(signal: RoomSignal): void;
  audio(frame: ArrayBuffer): void;
  /** The connection could not be made, was closed by the other side, or has been silent for too long. Called once. */
  lost(): void;
}

/** The room's one WebSocket: signals, audio and the heartbeat that notices a dead connection. */
export class RoomSocket {
  readonly #socket: RoomWebSocket;
  readonly #listener: SocketListener;
  #lastReceivedAt = Date.now();
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(socket: RoomWebSocket, parameters: JoinParameters, listener: SocketListener) {
    this.#listener = listener;
    this.#socket = socket;
    this.#socket.binaryType = "arraybuffer";
    this.#socket.addEventListener("open", () => {
      if (this.#isClosed) return;
      const { abilities, isBack } = parameters;
      this.send({ type: "join", version: 1, abilities, ...(isBack && { isBack }) });
      this.#heartbeat = setInterval(() => this.#sendHeartbeat(), heartbeat.everyMs);
    });
    this.#socket.addEventListener("message", ({ data }) => this.#receive(data as string | ArrayBuffer));
    this.#socket.addEventListener("close", () => this.#handleLoss());
  }

  send(signal: ClientSignal): void {
    if (this.#socket.readyState === openState) this.#socket.send(JSON.stringify(signal));
  }

  sendAudio(frame: ArrayBuffer): void {
    if (this.#socket.readyState !== openState || this.#socket.bufferedAmount > maxBufferedBytes) return;
    this.#socket.send(frame);
  }

  /** Closes; the listener hears nothing after this. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    this.#socket.close();
  }

  #sendHeartbeat(): void {
    if (Date.now() - this.#lastReceivedAt > heartbeat.lostAfterMs) this.#handleLoss();
    else this.send({ type: "ping", at: Date.now() });
  }

  #receive(data: string | ArrayBuffer): void {
    if (this.#isClosed) return;
    this.#lastReceivedAt = Date.now();
    if (typeof data !== "string") {
      this.#listener.audio(data);
      return;
    }
    const signal = parseSignal(data);
    if (signal === undefined) console.warn("The room sent something that is not JSON.");
    else this.#listener.signal(signal);
  }

  #handleLoss(): void {
    if (this.#isClosed) return;
    this.close();
    this.#listener.lost();
  }
}

function parseSignal(data: string): RoomSignal | undefined {
  try {
    return JSON.parse(data) as RoomSignal;
  } catch {
    return undefined;
  }
}
