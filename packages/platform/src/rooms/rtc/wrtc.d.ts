/** What we use of the optional WebRTC package `@roamhq/wrtc`. Declared here, since it need not be installed. */
export interface Wrtc {
  readonly RTCPeerConnection: new (settings: {
    readonly iceServers: readonly never[];
    readonly portRange?: { readonly min: number; readonly max: number };
  }) => PeerConnection;
  readonly nonstandard: {
    readonly RTCAudioSink: new (track: AudioTrack) => AudioSink;
    readonly RTCAudioSource: new () => AudioSource;
  };
}

export interface AudioTrack {
  stop(): void;
}

/** Frames of a track, as they arrive. */
export interface AudioSink {
  ondata: ((frame: AudioFrame) => void) | null;
  stop(): void;
}

/** Feeds a track with 10 ms at a time. */
export interface AudioSource {
  createTrack(): AudioTrack;
  onData(frame: AudioFrame & { readonly bitsPerSample: 16; readonly numberOfFrames: number }): void;
}

/** 16-bit samples, the channels interleaved. */
export interface AudioFrame {
  readonly samples: Int16Array;
  readonly sampleRate: number;
  readonly channelCount: number;
}

export interface SessionDescription {
  readonly type: "offer" | "answer";
  readonly sdp: string;
}

export interface PeerConnection {
  readonly connectionState: string;
  readonly iceGatheringState: string;
  readonly localDescription: SessionDescription | null;
  ontrack: ((event: { readonly track: AudioTrack }) => void) | null;
  onconnectionstatechange: (() => void) | null;
  onicegatheringstatechange: (() => void) | null;
  setRemoteDescription(description: SessionDescription): Promise<void>;
  setLocalDescription(description: SessionDescription): Promise<void>;
  createAnswer(): Promise<SessionDescription>;
  getTransceivers(): readonly Transceiver[];
  close(): void;
}

export interface Transceiver {
  direction: string;
  readonly sender: { replaceTrack(track: AudioTrack): Promise<void> };
}
