import {
  type AssistantMessage,
  type ClientSignal,
  openPacketReader,
  packetsOf,
  type RoomSignal,
  roomAudio,
} from "@dilo/api";
import type { RtcTrack } from "../../rooms/livekit/livekit-packages.ts";
import { FakeTrack } from "./fake-rtc-node.ts";
import type { Ending, FakeSfuRoom } from "./fake-sfu-room.ts";

/** The page's end of a call in a fake LiveKit room. */
export class FakeLiveKitPage {
  readonly signals: RoomSignal[] = [];
  /** Frames of sound that came as data. */
  soundPackets = 0;
  /** The assistant's track. */
  voice: FakeTrack | undefined;
  ending: Ending | undefined;
  readonly microphone = new FakeTrack();
  readonly identity: string;
  readonly room: FakeSfuRoom;
  private readonly reader = openPacketReader(1_000_000);

  constructor(room: FakeSfuRoom, identity: string) {
    this.room = room;
    this.identity = identity;
    room.enter(identity, {
      data: (payload, _from, topic) => this.take(topic, payload),
      track: (track: RtcTrack, _from, isThere) => {
        this.voice = isThere ? (track as FakeTrack) : undefined;
      },
      left: () => {},
      ended: (why) => {
        this.ending = why;
      },
    });
  }

  /** Messages for the page, and bare words. */
  get heard(): readonly (AssistantMessage | string)[] {
    return this.signals
      .filter((signal) => signal.type === "app")
      .map(({ data }) => (data.startsWith("{") ? (JSON.parse(data) as AssistantMessage) : data));
  }

  signal(...signals: readonly ClientSignal[]): void {
    for (const signal of signals) {
      for (const { topic, payload } of packetsOf(JSON.stringify(signal))) {
        this.room.send(payload, this.identity, { identities: [], topic });
      }
    }
  }

  /** Joins as the page does, with both tracks up. */
  join({ isBack = false, number = 1 }: { readonly isBack?: boolean; readonly number?: number } = {}): void {
    this.room.publish(this.identity, this.microphone);
    this.signal(
      { type: "join", version: 1, abilities: { recognition: false, speech: false }, isBack },
      { type: "app", data: "playable", number },
    );
  }

  /** Takes LiveKit's tracks into use. */
  connectTracks(): void {
    this.signal({ type: "offer", sdp: "livekit" }, { type: "transport", transport: "rtc" });
  }

  /** Speaks 20 ms at LiveKit's rate. */
  speak(level: number): void {
    const data = new Int16Array((48_000 * roomAudio.frameMs) / 1000).fill(level);
    this.microphone.push({ data, sampleRate: 48_000 });
  }

  /** Drops the line without a word. */
  cut(): void {
    this.room.leave(this.identity);
  }

  private take(topic: string, payload: Uint8Array): void {
    const frame = this.reader.take(topic, payload);
    if (typeof frame === "string") this.receive(JSON.parse(frame) as RoomSignal);
    else if (frame) this.soundPackets += 1;
  }

  private receive(signal: RoomSignal): void {
    this.signals.push(signal);
    if (signal.type === "mark") this.signal({ type: "played", mark: signal.mark });
  }
}
