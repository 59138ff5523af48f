import { type ClientSignal, type RoomSignal, speakerName } from "@dilo/api";
import { silentTrack } from "../fake-room.ts";
import type { OpenPcmAudio, PcmAudio, PcmAudioListener } from "./pcm-audio.ts";
import type { RoomWebSocket } from "./room-socket.ts";
import type { OpenRtcAudio, RtcAudio, RtcAudioListener } from "./rtc-audio.ts";

/** A WebSocket and the server behind it in one, for the room's tests: what the server does is in the test's hands. */
export class FakeServerSocket extends EventTarget implements RoomWebSocket {
  readyState: 0 | 1 | 2 | 3 = 0;
  bufferedAmount = 0;
  binaryType: BinaryType = "arraybuffer";
  readonly signals: ClientSignal[] = [];
  readonly frames: ArrayBuffer[] = [];
  #taken: number | undefined;
  /** What the server does with each signal; by default it lets in who joins, and lets go who leaves. */
  answer: (signal: ClientSignal) => void = (signal) => {
    if (signal.type === "join")
      this.say({ type: "joined", participantId: "me", speaker: { id: "it", userName: speakerName } });
    if (signal.type === "app") this.#taken = signal.number;
    if (signal.type === "ping") this.say({ type: "pong", at: signal.at, ...(this.#taken && { taken: this.#taken }) });
  };

  /** Is open a moment later, as a connection is. */
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
  say(signal: RoomSignal | ArrayBuffer): void {
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

/** PcmAudio without Web Audio: frames and marks are as good as played at once, the microphone is the test's. */
export class FakePcmAudio implements PcmAudio {
  readonly track = silentTrack();
  readonly played: (ArrayBuffer | number | "flush")[] = [];
  readonly listener: PcmAudioListener;
  microphone: MediaStreamTrack | null = null;
  isClosed = false;

  constructor(listener: PcmAudioListener) {
    this.listener = listener;
  }

  listen(track: MediaStreamTrack | null): void {
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

/** Opens sounds by hand and keeps them. */
export function fakePcmAudios(): { readonly open: OpenPcmAudio; readonly sounds: FakePcmAudio[] } {
  const sounds: FakePcmAudio[] = [];
  const open: OpenPcmAudio = async (_context, listener) => {
    const sound = new FakePcmAudio(listener);
    sounds.push(sound);
    return sound;
  };
  return { open, sounds };
}

/** A WebRTC connection by hand: connects and fails when the test says so. */
export class FakeRtcAudio implements RtcAudio {
  readonly track = silentTrack();
  readonly listener: RtcAudioListener;
  isConnected = false;
  isOn = true;
  isClosed = false;
  microphone: MediaStreamTrack | null = null;
  answered = "";
  flushes = 0;

  constructor(listener: RtcAudioListener) {
    this.listener = listener;
  }

  connect(): void {
    this.isConnected = true;
    this.listener.send({ type: "transport", transport: "rtc" });
  }

  answer(sdp: string): void {
    this.answered = sdp;
  }

  listen(track: MediaStreamTrack | null): void {
    this.microphone = track;
  }

  setOn(isOn: boolean): void {
    this.isOn = isOn;
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

/** Opens WebRTC connections by hand and keeps them. */
export function fakeRtcAudios(): { readonly open: OpenRtcAudio; readonly rtcs: FakeRtcAudio[] } {
  const rtcs: FakeRtcAudio[] = [];
  const open: OpenRtcAudio = (_context, listener) => {
    const rtc = new FakeRtcAudio(listener);
    rtcs.push(rtc);
    return rtc;
  };
  return { open, rtcs };
}
