import { openPacketReader, type Packet, packetsOf, type RoomSignal } from "@dilo/api";
import type { RoomWebSocket } from "../embedded/room-socket.ts";
import { disconnectReason, type LiveKitConnection } from "./livekit-library.ts";

/** A conversation's whole history fits. Bytes. */
const longestText = 4_000_000;

/** WebSocket's states. */
const states = { connecting: 0, open: 1, closed: 3 } as const;

/** What the room's own signals would have said, when LiveKit says it first. */
const endings: Readonly<Record<number, RoomSignal>> = {
  [disconnectReason.roomDeleted]: { type: "left", reason: "room-deleted" },
  [disconnectReason.duplicateIdentity]: {
    type: "error",
    error: "ejected",
    message: "The call goes on in another place.",
  },
};

/** The data channel of a LiveKit room, as the embedded room sees it: as a WebSocket. */
export class LiveKitSocket extends EventTarget implements RoomWebSocket {
  binaryType: BinaryType = "arraybuffer";
  readonly #connection: LiveKitConnection;
  readonly #reader = openPacketReader(longestText);
  #readyState: RoomWebSocket["readyState"] = states.connecting;
  #bufferedAmount = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(connection: LiveKitConnection, { url, token }: { readonly url: string; readonly token: string }) {
    super();
    this.#connection = connection;
    connection.on("dataReceived", (payload, _participant, _kind, topic) => this.#receive(topic, payload));
    connection.on("disconnected", (reason) => this.#end(reason));
    connection.connect(url, token).then(
      () => this.#open(),
      () => this.#end(),
    );
  }

  get readyState(): RoomWebSocket["readyState"] {
    return this.#readyState;
  }

  get bufferedAmount(): number {
    return this.#bufferedAmount;
  }

  send(data: Parameters<RoomWebSocket["send"]>[0]): void {
    if (this.#readyState !== states.open) return;
    const packets = packetsOf(typeof data === "string" ? data : new Uint8Array(data as ArrayBuffer));
    for (const packet of packets) {
      this.#bufferedAmount += packet.payload.length;
      this.#sending = this.#sending.then(() => this.#publish(packet));
    }
  }

  /** Closes when everything has been sent. */
  close(): void {
    if (this.#readyState === states.closed) return;
    this.#readyState = states.closed;
    void this.#sending.then(() => this.#connection.disconnect()).catch(() => {});
  }

  #open(): void {
    if (this.#readyState === states.closed) {
      // Closed while it was connecting.
      this.#connection.disconnect().catch(() => {});
      return;
    }
    this.#readyState = states.open;
    this.dispatchEvent(new Event("open"));
  }

  #end(reason?: number): void {
    if (this.#readyState === states.closed) return;
    const ending = reason === undefined ? undefined : endings[reason];
    if (ending) this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(ending) }));
    this.#readyState = states.closed;
    this.dispatchEvent(new Event("close"));
  }

  #receive(topic: string | undefined, payload: Uint8Array): void {
    const frame = this.#reader.take(topic, payload);
    if (frame === undefined || this.#readyState !== states.open) return;
    const data = typeof frame === "string" ? frame : frame.buffer;
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  async #publish({ topic, payload }: Packet): Promise<void> {
    try {
      await this.#connection.localParticipant.publishData(payload, { reliable: true, topic });
    } catch {
      this.#end();
    } finally {
      this.#bufferedAmount -= payload.length;
    }
  }
}
