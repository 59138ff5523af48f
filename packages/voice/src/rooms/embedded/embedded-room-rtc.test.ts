import { speakerName } from "@dilo/api";
import { expect, test } from "vitest";
import { silentTrack } from "../fake-room.ts";
import { roomContract } from "../media-room.contract.ts";
import { EmbeddedRoom } from "./embedded-room.ts";
import { type FakeRtcAudio, FakeServerSocket, fakePcmAudios, fakeRtcAudios } from "./fake-transports.ts";

function open({ offersRtc = true, recognises = false } = {}) {
  const server = new FakeServerSocket();
  server.answer = ({ type }) => {
    const speaker = { id: "it", userName: speakerName };
    if (type === "join") server.emit({ type: "joined", participantId: "me", speaker, offersRtc });
  };
  const { open: openPcmAudio, opened: pcmAudios } = fakePcmAudios();
  const { open: openRtcAudio, opened: rtcs } = fakeRtcAudios();
  const recognition = { isLocal: true, start: () => {}, pause: () => {}, resume: () => {}, stop: () => {} };
  const room = new EmbeddedRoom({
    url: "ws://rooms.example/platform/room/1?t=x",
    audioContext: undefined,
    browserSpeech: recognises ? { recognition } : {},
    openWebSocket: () => server.connect(),
    openPcmAudio,
    openRtcAudio,
  });
  const farSide = {
    received: () => server.signals.flatMap((signal) => (signal.type === "app" ? [signal.data] : [])),
    say: (data: string) => server.emit({ type: "app", data }),
    end: () => server.emit({ type: "left", reason: "assistant-ended-call" }),
    break: () => server.emit({ type: "error", error: "connection", message: "The room broke." }),
  };
  return { room, server, pcmAudios, rtcs, farSide };
}

function openFull() {
  const opened = open();
  opened.server.answer = () =>
    opened.server.emit({ type: "error", error: "meeting-full", message: "The room is full." });
  return opened;
}

roomContract("EmbeddedRoom with WebRTC", {
  open: () => {
    const opened = open();
    opened.room.on("joined", () => opened.rtcs[0]?.connect());
    return opened;
  },
  openFull,
});

/** A room that receives the assistant over WebRTC, and the tracks it emitted. */
async function connected() {
  const opened = open();
  const tracks: MediaStreamTrack[] = [];
  opened.room.on("track-started", (track) => tracks.push(track));
  opened.room.on("participant-joined", ({ id }) => opened.room.subscribe(id, { audio: true, video: false }));
  const microphone = silentTrack();
  await opened.room.join({ audioTrack: microphone, startAudioOff: false });
  const rtc = opened.rtcs[0] as FakeRtcAudio;
  rtc.connect();
  opened.server.emit({ type: "transport", transport: "rtc" });
  return { ...opened, rtc, tracks, microphone, pcm: opened.pcmAudios[0] };
}

const frame = new Uint8Array(640).fill(7).buffer;

test("offers, takes the answer, and lets WebRTC carry both sides", async () => {
  const { room, server, rtc, tracks, pcm, microphone } = await connected();
  server.emit({ type: "answer", sdp: "v=0" });
  expect(rtc.answerSdp).toBe("v=0");
  expect(rtc.microphone).toBe(microphone);
  expect(tracks).toEqual([pcm?.track, rtc.track]);
  pcm?.listener.frame(frame);
  expect(server.frames).toEqual([]);
  room.setLocalAudio(false);
  expect(rtc.isMicrophoneEnabled).toBe(false);
  await room.destroy();
  expect(rtc.isClosed).toBe(true);
});

test("flushes both transports", async () => {
  const { room, server, rtc, pcm } = await connected();
  server.emit({ type: "flush" });
  expect(rtc.flushes).toBe(1);
  expect(pcm?.played).toEqual(["flush"]);
  await room.destroy();
});

test("goes back to PCM when the server says so", async () => {
  const { room, server, rtc, tracks, pcm } = await connected();
  server.emit({ type: "transport", transport: "pcm" });
  expect(rtc.isClosed).toBe(true);
  expect(tracks.at(-1)).toBe(pcm?.track);
  pcm?.listener.frame(frame);
  expect(server.frames).toEqual([frame]);
  await room.destroy();
});

test("goes back to PCM when the connection fails, and tells the server", async () => {
  const { room, server, rtc, tracks, pcm } = await connected();
  rtc.listener.failed();
  expect(server.signals.at(-1)).toEqual({ type: "transport", transport: "pcm" });
  expect(tracks.at(-1)).toBe(pcm?.track);
  await room.destroy();
});

test("stays with PCM where the server offers no WebRTC, or the page's own recognition listens", async () => {
  for (const options of [{ offersRtc: false }, { recognises: true }]) {
    const { room, rtcs } = open(options);
    await room.join({ audioTrack: silentTrack(), startAudioOff: false });
    expect(rtcs).toEqual([]);
    await room.destroy();
  }
});
