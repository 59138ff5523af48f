import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Where a LiveKit server is, and the key pair it knows us by. */
export interface LiveKitSettings {
  /** `wss://…`, as pages and this server reach it. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

/** LiveKit's packages, neither of which needs to be installed: 31 MB with a native library, and 10 MB. */
export interface LiveKitPackages {
  readonly sdk: LiveKitSdk;
  readonly rtc: RtcNode;
}

/** What we use of `livekit-server-sdk`. Declared here, since it need not be installed. */
export interface LiveKitSdk {
  readonly AccessToken: new (
    key: string,
    secret: string,
    options: { readonly identity: string; readonly ttl: number },
  ) => { addGrant(grant: LiveKitGrant): void; toJwt(): Promise<string> };
  readonly RoomServiceClient: new (
    host: string,
    key: string,
    secret: string,
    options: { readonly requestTimeout: number },
  ) => {
    createRoom(options: {
      readonly name: string;
      readonly emptyTimeout: number;
      readonly departureTimeout: number;
      readonly maxParticipants: number;
    }): Promise<unknown>;
    deleteRoom(name: string): Promise<void>;
    removeParticipant(room: string, identity: string): Promise<void>;
  };
}

/** What a token allows. */
export interface LiveKitGrant {
  readonly room: string;
  readonly roomJoin: true;
  readonly canSubscribe: true;
  readonly canPublish: true;
  /** Kinds of tracks: 2 is a microphone. */
  readonly canPublishSources: (typeof microphoneSource)[];
  readonly canPublishData: true;
  readonly canUpdateOwnMetadata: false;
}

/** The number of a microphone in LiveKit's protocol (`TrackSource`), for tokens and for tracks. */
export const microphoneSource = 2;

/** What we use of `@livekit/rtc-node`. Declared here, since it need not be installed. */
export interface RtcNode {
  readonly Room: new () => RtcRoom;
  readonly AudioSource: new (sampleRate: number, channels: number, queueMs: number) => RtcAudioSource;
  readonly AudioFrame: new (
    samples: Int16Array,
    sampleRate: number,
    channels: number,
    samplesPerChannel: number,
  ) => RtcAudioFrame;
  readonly AudioStream: new (
    track: RtcTrack,
    options: { readonly sampleRate: number; readonly numChannels: number; readonly frameSizeMs: number },
  ) => { getReader(): RtcAudioReader };
  readonly LocalAudioTrack: { createAudioTrack(name: string, source: RtcAudioSource): RtcTrack };
  readonly TrackPublishOptions: new (options: {
    readonly source: typeof microphoneSource;
    readonly dtx: boolean;
  }) => object;
}

/** One connection to a LiveKit room. */
export interface RtcRoom {
  readonly localParticipant?: RtcLocalParticipant | undefined;
  connect(
    url: string,
    token: string,
    options: { readonly autoSubscribe: boolean; readonly dynacast: boolean },
  ): Promise<void>;
  disconnect(): Promise<void>;
  on(event: "disconnected", listener: () => void): unknown;
  on(event: "participantDisconnected", listener: (participant: RtcParticipant) => void): unknown;
  on(
    event: "dataReceived",
    listener: (payload: Uint8Array, participant?: RtcParticipant, kind?: unknown, topic?: string) => void,
  ): unknown;
  on(
    event: "trackSubscribed" | "trackUnsubscribed",
    listener: (track: RtcTrack, publication: unknown, participant: RtcParticipant) => void,
  ): unknown;
  removeAllListeners(): unknown;
}

export interface RtcParticipant {
  readonly identity: string;
}

export interface RtcLocalParticipant extends RtcParticipant {
  publishTrack(track: RtcTrack, options: object): Promise<unknown>;
  publishData(
    payload: Uint8Array,
    options: { readonly reliable: boolean; readonly destination_identities: string[]; readonly topic: string },
  ): Promise<void>;
}

export interface RtcTrack {
  /** 1 for sound. */
  readonly kind?: number | undefined;
}

/** The number of sound in `TrackKind`. */
export const audioKind = 1;

/** Sound on its way to the room. */
export interface RtcAudioSource {
  /** What was captured and not yet sent. Milliseconds. */
  readonly queuedDuration: number;
  /** Resolves when the next frame may follow. */
  captureFrame(frame: RtcAudioFrame): Promise<void>;
  clearQueue(): void;
  close(): Promise<void>;
}

export interface RtcAudioFrame {
  readonly data: Int16Array;
  readonly sampleRate: number;
}

export interface RtcAudioReader {
  read(): Promise<{ readonly done: boolean; readonly value?: RtcAudioFrame | undefined }>;
  cancel(): Promise<void>;
}

const names = { sdk: "livekit-server-sdk", rtc: "@livekit/rtc-node" } as const;

/** Loads LiveKit's packages; undefined when one of them is not installed. */
export async function loadLiveKit(): Promise<LiveKitPackages | undefined> {
  const sdk = findPackage(names.sdk);
  const rtc = findPackage(names.rtc);
  if (sdk === undefined || rtc === undefined) return undefined;
  return { sdk: (await import(sdk)) as LiveKitSdk, rtc: (await import(rtc)) as RtcNode };
}

function findPackage(name: string): string | undefined {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(name)).href;
  } catch {
    return undefined;
  }
}
