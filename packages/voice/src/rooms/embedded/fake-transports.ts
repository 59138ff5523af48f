import { type ClientSignal, type RoomSignal, speakerName } from "@dilo/api";
import { silentTrack } from "../fake-room.ts";
import type { OpenPcmAudio, PcmAudio, PcmAudioListener } from "./pcm-audio.ts";
import type { RoomWebSocket } from "./room-socket.ts";
import type { OpenRtcAudio, RtcAudio, RtcAudioListener } from "./rtc-audio.ts";

/** A WebSocket and the server behind it, for the room's tests; each test decides what the server does. */
export class FakeServerSocket extends EventTarget implements RoomWebSocket {
  readyState: 0 | 1 | 2 | 3 = 0;
  bufferedAmount = 0;
  binaryType: BinaryType = "arraybuffer";
  readonly signals: ClientSignal[] = [];
  readonly frames: ArrayBuffer[] = [];
  #taken: number | undefined;
  /** What the server does with each signal; by default it accepts every join. */
  answer: (signal: ClientSignal) => void = (signal) => {
    if (signal.type === "join")
      this.emit({ type: "joined", participantId: "me", speaker: { id: "it", userName: speakerName } });
    if (signal.type === "app") this.#taken = signal.number;
    if (signal.type === "ping") this.emit({ type: "pong", at: signal.at, ...(this.#taken && { taken: this.#taken }) });
  };

  /** Opens in a later microtask, as a real connection does. */
  connect(): this {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.dispatchEvent(new Event("open"));
    });
    return this;
  }

  send(data: Parameters<WebSocket["send"]>[0]): void {
    if (typeof data !== "string") {
      this.frames.push(data as ArrayBuffer);
      return;
    }
    const signal = JSON.parse(data) as ClientSignal;
    this.signals.push(signal);
    queueMicrotask(() => this.answer(signal));
  }

  /** The server sends. */
  emit(signal: RoomSignal | ArrayBuffer): void {
    if (this.readyState !== 1) return;
    const data = signal instanceof ArrayBuffer ? signal : JSON.stringify(signal);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  }
}

/** PCM audio without Web Audio: frames and marks count as played at once. */
export class FakePcmAudio implements PcmAudio {
  readonly track = silentTrack();
  readonly played: (ArrayBuffer | number | "flush")[] = [];
  readonly listener: PcmAudioListener;
  microphone: MediaStreamTrack | null = null;
  isClosed = false;

  constructor(listener: PcmAudioListener) {
    this.listener = listener;
  }

  setMicrophone(track: MediaStreamTrack | null): void {
    this.microphone = track;
  }

  play(frame: ArrayBuffer): void {
    this.played.push(frame);
  }

  mark(mark: number): void {
    this.played.push(mark);
    this.listener.played(mark);
  }

  flush(): void {
    this.played.push("flush");
  }

  remoteLevel(): number {
    return 0.05;
  }

  localLevel(): number {
    return 0.1;
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Opens fake PCM audio and keeps what it opened. */
export function fakePcmAudios(): { readonly open: OpenPcmAudio; readonly opened: FakePcmAudio[] } {
  const opened: FakePcmAudio[] = [];
  const open: OpenPcmAudio = async (_context, listener) => {
    const audio = new FakePcmAudio(listener);
    opened.push(audio);
    return audio;
  };
  return { open, opened };
}

/** A WebRTC connection that connects and fails when the test says so. */
export class FakeRtcAudio implements RtcAudio {
  readonly track = silentTrack();
  readonly listener: RtcAudioListener;
  isConnected = false;
  isMicrophoneEnabled = true;
  isClosed = false;
  microphone: MediaStreamTrack | null = null;
  answerSdp = "";
  flushes = 0;

  constructor(listener: RtcAudioListener) {
    this.listener = listener;
  }

  connect(): void {
    this.isConnected = true;
    this.listener.send({ type: "transport", transport: "rtc" });
  }

  setAnswer(sdp: string): void {
    this.answerSdp = sdp;
  }

  setMicrophone(track: MediaStreamTrack | null): void {
    this.microphone = track;
  }

  setMicrophoneEnabled(isEnabled: boolean): void {
    this.isMicrophoneEnabled = isEnabled;
  }

  flush(): void {
    this.flushes += 1;
  }

  remoteLevel(): number {
    return 0.07;
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Opens fake WebRTC connections and keeps what it opened. */
export function fakeRtcAudios(): { readonly open: OpenRtcAudio; readonly opened: FakeRtcAudio[] } {
  const opened: FakeRtcAudio[] = [];
  const open: OpenRtcAudio = (_context, listener) => {
    const rtc = new FakeRtcAudio(listener);
    opened.push(rtc);
    return rtc;
  };
  return { open, opened };
}
