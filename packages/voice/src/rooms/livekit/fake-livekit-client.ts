import { type ClientSignal, openPacketReader, packetsOf, type RoomSignal, speakerName } from "@dilo/api";
import { silentTrack } from "../fake-room.ts";
import type { LiveKitConnection, LiveKitTrack } from "./livekit-library.ts";

type Listener = (...args: readonly never[]) => void;

/** A double of what we use of `livekit-client`, with the assistant at the far side of each connection. */
export class FakeLiveKitClient {
  readonly connections: FakeConnection[] = [];
  /** What the assistant does with each signal; by default it lets the page in, and answers pings and offers. */
  answer: (signal: ClientSignal, connection: FakeConnection) => void = (signal, connection) => {
    if (signal.type === "join") {
      const speaker = { id: "it", userName: speakerName };
      connection.emit({ type: "joined", participantId: "me", speaker, offersRtc: true });
    }
    if (signal.type === "ping") connection.emit({ type: "pong", at: signal.at });
    if (signal.type === "offer") connection.emit({ type: "answer", sdp: signal.sdp });
    if (signal.type === "transport") connection.emit({ type: "transport", transport: signal.transport });
  };
  /** Whether LiveKit lets the page in. */
  isReachable = true;

  get library() {
    const client = this;
    return {
      // biome-ignore lint/complexity/useArrowFunction: it is called with new
      Room: function () {
        const connection = new FakeConnection(client);
        client.connections.push(connection);
        return connection;
      } as unknown as new () => LiveKitConnection,
    };
  }

  /** The connection the page uses now. */
  get connection(): FakeConnection {
    const last = this.connections.at(-1);
    if (last === undefined) throw new Error("Nothing was connected.");
    return last;
  }
}

/** One connection to the fake room. */
export class FakeConnection implements LiveKitConnection {
  readonly signals: ClientSignal[] = [];
  readonly published: MediaStreamTrack[] = [];
  soundPackets = 0;
  isConnected = false;
  token = "";
  readonly voice: LiveKitTrack = { kind: "audio", mediaStreamTrack: silentTrack() };
  private readonly client: FakeLiveKitClient;
  private readonly listeners = new Map<string, Listener[]>();
  private readonly reader = openPacketReader(100_000);

  constructor(client: FakeLiveKitClient) {
    this.client = client;
  }

  readonly localParticipant = {
    publishTrack: async (track: MediaStreamTrack, options?: { readonly source?: string }) => {
      if (options?.source !== "microphone") throw new Error("The token allows a microphone only.");
      this.published.push(track);
    },
    unpublishTrack: async (track: MediaStreamTrack) => {
      this.published.splice(this.published.indexOf(track), 1);
    },
    publishData: async (
      payload: Uint8Array,
      { reliable, topic }: { readonly reliable?: boolean; readonly topic?: string },
    ) => {
      if (!this.isConnected || !reliable) throw new Error("It cannot be sent.");
      const frame = this.reader.take(topic, payload);
      if (typeof frame !== "string") {
        this.soundPackets += 1;
        return;
      }
      const signal = JSON.parse(frame) as ClientSignal;
      this.signals.push(signal);
      queueMicrotask(() => this.client.answer(signal, this));
    },
  };

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  async connect(_url: string, token: string): Promise<void> {
    this.token = token;
    if (!this.client.isReachable) throw new Error("could not establish signal connection");
    this.isConnected = true;
    this.tell("trackSubscribed", this.voice);
  }

  async disconnect(): Promise<void> {
    this.end(1);
  }

  /** LiveKit ends the connection. @param reason of its protocol */
  end(reason?: number): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.tell("disconnected", reason);
  }

  /** The assistant sends. */
  emit(signal: RoomSignal): void {
    if (!this.isConnected) return;
    for (const { topic, payload } of packetsOf(JSON.stringify(signal))) {
      this.tell("dataReceived", payload, undefined, 0, topic);
    }
  }

  private tell(event: string, ...args: readonly unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...(args as never[]));
  }
}
