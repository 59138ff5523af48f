import { EventEmitter } from "node:events";
import { openPacketReader, type Packet, packetsOf } from "@dilo/api";
import { WebSocket } from "ws";
import type { PeerSocket } from "../peer-socket.ts";

/** The longest text a page may send; a longer one is dropped. Bytes. */
const longestText = 64_000;

export interface LiveKitSocketParts {
  /** Sends a packet to the page. */
  publish(packet: Packet): Promise<void>;
  /** We closed it, and everything before that was sent. */
  onClosed(): void;
}

/** The data channel between a page and us in a LiveKit room, as the embedded room's peer sees it: as a WebSocket. */
export class LiveKitSocket extends EventEmitter implements PeerSocket {
  readonly #parts: LiveKitSocketParts;
  readonly #reader = openPacketReader(longestText);
  #sending: Promise<void> = Promise.resolve();
  #readyState: PeerSocket["readyState"] = WebSocket.OPEN;
  #bufferedAmount = 0;

  constructor(parts: LiveKitSocketParts) {
    super();
    this.#parts = parts;
  }

  get readyState(): PeerSocket["readyState"] {
    return this.#readyState;
  }

  get bufferedAmount(): number {
    return this.#bufferedAmount;
  }

  /** Everything sent so far is on its way, or lost with the connection. */
  get sent(): Promise<void> {
    return this.#sending;
  }

  send(data: string | Buffer): void {
    if (this.#readyState !== WebSocket.OPEN) return;
    for (const packet of packetsOf(typeof data === "string" ? data : Uint8Array.from(data))) {
      this.#bufferedAmount += packet.payload.length;
      this.#sending = this.#sending.then(() => this.#publish(packet));
    }
  }

  /** Takes a packet of the page's. */
  receive(topic: string | undefined, payload: Uint8Array): void {
    if (this.#readyState !== WebSocket.OPEN) return;
    const frame = this.#reader.take(topic, payload);
    if (typeof frame === "string") this.emit("message", Buffer.from(frame), false);
    else if (frame !== undefined) this.emit("message", Buffer.from(frame.buffer), true);
  }

  /** The page is gone, or has come again: nothing more comes or goes. */
  drop(): void {
    if (this.#readyState !== WebSocket.OPEN) return;
    this.#readyState = WebSocket.CLOSED;
    this.emit("close");
  }

  close(): void {
    if (this.#readyState !== WebSocket.OPEN) return;
    this.#readyState = WebSocket.CLOSED;
    void this.#sending.then(() => this.#parts.onClosed());
  }

  /** LiveKit answers pings of its own. */
  pong(): void {}

  /** The room is deleted at the end of its call. */
  terminate(): void {}

  async #publish(packet: Packet): Promise<void> {
    try {
      await this.#parts.publish(packet);
    } catch {
      this.drop();
    } finally {
      this.#bufferedAmount -= packet.payload.length;
    }
  }
}
