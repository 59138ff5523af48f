import { EventEmitter } from "node:events";
import type {
  RtcAudioFrame,
  RtcAudioSource,
  RtcLocalParticipant,
  RtcNode,
  RtcRoom,
  RtcTrack,
} from "../../rooms/livekit/livekit-packages.ts";
import type { FakeSfuRoom, Member } from "./fake-sfu-room.ts";

type Admit = (token: string) => Promise<{ readonly room: FakeSfuRoom; readonly identity: string }>;

/** A track of sound: what is captured on one side is read on the other. */
export class FakeTrack implements RtcTrack {
  readonly kind = 1;
  readonly frames: RtcAudioFrame[] = [];
  private readonly readers = new Set<(frame: RtcAudioFrame) => void>();

  push(frame: RtcAudioFrame): void {
    this.frames.push(frame);
    for (const take of this.readers) take(frame);
  }

  read(take: (frame: RtcAudioFrame) => void): () => void {
    this.readers.add(take);
    return () => this.readers.delete(take);
  }

  get readerCount(): number {
    return this.readers.size;
  }
}

class FakeAudioSource implements RtcAudioSource {
  readonly track = new FakeTrack();
  readonly queuedDuration = 0;
  private isClosed = false;

  async captureFrame(frame: RtcAudioFrame): Promise<void> {
    if (this.isClosed) throw new Error("AudioSource is closed");
    this.track.push(frame);
  }

  clearQueue(): void {}

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

class FakeAudioStream {
  private readonly waiting: ((next: { done: boolean; value?: RtcAudioFrame }) => void)[] = [];
  private readonly come: RtcAudioFrame[] = [];
  private readonly stop: () => void;

  constructor(track: RtcTrack, options: { readonly sampleRate: number; readonly numChannels: number }) {
    if (options.sampleRate !== 48_000 || options.numChannels !== 1) throw new Error("Another format than LiveKit's.");
    this.stop = (track as FakeTrack).read((frame) => {
      const next = this.waiting.shift();
      if (next) next({ done: false, value: frame });
      else this.come.push(frame);
    });
  }

  getReader() {
    return {
      read: () =>
        new Promise<{ done: boolean; value?: RtcAudioFrame }>((resolve) => {
          const value = this.come.shift();
          if (value) resolve({ done: false, value });
          else this.waiting.push(resolve);
        }),
      cancel: async () => {
        this.stop();
        for (const resolve of this.waiting.splice(0)) resolve({ done: true });
      },
    };
  }
}

/** A double of what we use of `@livekit/rtc-node`, by its documented interface. */
export function fakeRtcNode(admit: Admit): RtcNode {
  class FakeRoom extends EventEmitter implements RtcRoom {
    localParticipant: RtcLocalParticipant | undefined;
    private leave = () => {};

    async connect(_url: string, token: string): Promise<void> {
      const { room, identity } = await admit(token);
      this.localParticipant = {
        identity,
        publishTrack: async (track) => room.publish(identity, track),
        publishData: async (payload, { destination_identities: identities, reliable, topic }) => {
          if (!reliable) throw new Error("A packet that may be lost.");
          if (!room.members.has(identity)) throw new Error("engine is closed");
          room.send(payload, identity, { identities, topic });
        },
      };
      this.leave = () => room.leave(identity);
      room.enter(identity, this.member());
    }

    async disconnect(): Promise<void> {
      this.leave();
    }

    private member(): Member {
      return {
        data: (payload, from, topic) => this.emit("dataReceived", payload, { identity: from }, 0, topic),
        track: (track, from, isThere) =>
          this.emit(isThere ? "trackSubscribed" : "trackUnsubscribed", track, {}, { identity: from }),
        left: (identity) => this.emit("participantDisconnected", { identity }),
        ended: () => this.emit("disconnected"),
      };
    }
  }
  return {
    Room: FakeRoom,
    AudioSource: FakeAudioSource,
    AudioStream: FakeAudioStream,
    AudioFrame: class {
      readonly data: Int16Array;
      readonly sampleRate: number;
      constructor(data: Int16Array, sampleRate: number) {
        this.data = data;
        this.sampleRate = sampleRate;
      }
    },
    LocalAudioTrack: { createAudioTrack: (_name, source) => (source as FakeAudioSource).track },
    TrackPublishOptions: class {
      readonly source: number;
      constructor({ source }: { readonly source: number }) {
        this.source = source;
      }
    },
  };
}
