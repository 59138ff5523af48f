import type { ClientSignal } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silentTrack } from "../fake-room.ts";
import { openRtcAudio, type RtcAudio } from "./rtc-audio.ts";

/** A browser's connection whose network is in the test's hands. */
class FakePeerConnection {
  static latest: FakePeerConnection | undefined;
  connectionState: RTCPeerConnectionState = "new";
  localDescription: { readonly sdp: string } | null = null;
  onconnectionstatechange: (() => void) | null = null;
  answer: string | undefined;
  isClosed = false;

  constructor() {
    FakePeerConnection.latest = this;
  }

  addTransceiver() {
    return { sender: { replaceTrack: async () => {} }, receiver: { track: silentTrack() } };
  }

  async setLocalDescription(): Promise<void> {
    this.localDescription = { sdp: "v=0" };
  }

  async setRemoteDescription({ sdp }: { readonly sdp: string }): Promise<void> {
    if (sdp === "nonsense") throw new Error("Not SDP.");
    this.answer = sdp;
  }

  close(): void {
    this.isClosed = true;
  }

  becomes(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

const context = {
  createMediaStreamSource: () => ({ connect: () => {} }),
  createAnalyser: () => ({}),
} as unknown as AudioContext;

let news: (ClientSignal | "failed")[];
let rtc: RtcAudio | undefined;
let peer: FakePeerConnection;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("RTCPeerConnection", FakePeerConnection);
  vi.stubGlobal("MediaStream", class {});
  news = [];
  rtc = openRtcAudio(context, { send: (signal) => news.push(signal), failed: () => news.push("failed") });
  peer = FakePeerConnection.latest as FakePeerConnection;
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offer = { type: "offer", sdp: "v=0" };
const connected = { type: "transport", transport: "rtc" };

test("offers, takes the answer, and tells when it is connected", async () => {
  expect(news).toEqual([offer]);
  rtc?.setAnswer("v=0 answer");
  expect(peer.answer).toBe("v=0 answer");
  expect(rtc?.isConnected).toBe(false);
  peer.becomes("connected");
  expect(rtc?.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([offer, connected]);
});

test("behind a network that lets nothing through it gives up after four seconds, once", async () => {
  rtc?.setAnswer("v=0 answer");
  peer.becomes("connecting");
  await vi.advanceTimersByTimeAsync(3999);
  expect(news).toEqual([offer]);
  await vi.advanceTimersByTimeAsync(1);
  expect(news).toEqual([offer, "failed"]);
  expect(peer.isClosed).toBe(true);
  peer.becomes("failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([offer, "failed"]);
});

test.each(["disconnected", "failed"] as const)("fails when the browser reports that it is %s", async (state) => {
  peer.becomes("connected");
  peer.becomes(state);
  expect(news).toEqual([offer, connected, "failed"]);
  expect(peer.isClosed).toBe(true);
});

test("fails at once on an answer that is none", async () => {
  rtc?.setAnswer("nonsense");
  await vi.advanceTimersByTimeAsync(0);
  expect(news).toEqual([offer, "failed"]);
});

test("tells nothing once it is closed", async () => {
  rtc?.close();
  peer.becomes("failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([offer]);
});
