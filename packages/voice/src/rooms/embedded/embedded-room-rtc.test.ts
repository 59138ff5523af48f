import { speakerName } from "@dilo/api";
import { expect, test } from "vitest";
import { silentTrack } from "../fake-room.ts";
import { roomContract } from "../media-room.contract.ts";
import { EmbeddedRoom } from "./embedded-room.ts";
import { type FakeRtcAudio, FakeServerSocket, fakePcmAudios, fakeRtcAudios } from "./fake-transports.ts";

function open({ offersRtc = true, recognises = false } = {}) {
  const wire = new FakeServerSocket();
  wire.answer = ({ type }) => {
    const speaker = { id: "it", userName: speakerName };
    if (type === "join") wire.say({ type: "joined", participantId: "me", speaker, offersRtc });
  };
  const { open: openPcmAudio, sounds } = fakePcmAudios();
  const { open: openRtcAudio, rtcs } = fakeRtcAudios();
  const deaf = { isLocal: true, start: () => {}, pause: () => {}, resume: () => {}, stop: () => {} };
  const room = new EmbeddedRoom({
    url: "ws://rooms.example/platform/room/1?t=x",
    audioContext: undefined,
    browserSpeech: recognises ? { recognition: deaf } : {},
    openWebSocket: () => wire.connect(),
    openPcmAudio,
    openRtcAudio,
  });
  const farSide = {
    received: () => wire.signals.flatMap((signal) => (signal.type === "app" ? [signal.data] : [])),
    say: (data: string) => wire.say({ type: "app", data }),
    end: () => wire.say({ type: "left", reason: "assistant-ended-call" }),
    break: () => wire.say({ type: "error", error: "connection", message: "The room broke." }),
  };
  return { room, wire, sounds, rtcs, farSide };
}

function openFull() {
  const opened = open();
  opened.wire.answer = () => opened.wire.say({ type: "error", error: "meeting-full", message: "The room is full." });
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

/** A room whose assistant is heard by WebRTC, and the tracks it gave. */
async function connected() {
  const opened = open();
  const tracks: MediaStreamTrack[] = [];
  opened.room.on("track-started", (track) => tracks.push(track));
  opened.room.on("participant-joined", ({ id }) => opened.room.subscribe(id, { audio: true, video: false }));
  const microphone = silentTrack();
  await opened.room.join({ audioTrack: microphone, startAudioOff: false });
  const rtc = opened.rtcs[0] as FakeRtcAudio;
  rtc.connect();
  opened.wire.say({ type: "transport", transport: "rtc" });
  return { ...opened, rtc, tracks, microphone, sound: opened.sounds[0] };
}

const frame = new Uint8Array(640).fill(7).buffer;

test("offers, takes the answer, and lets WebRTC carry both voices", async () => {
  const { room, wire, rtc, tracks, sound, microphone } = await connected();
  wire.say({ type: "answer", sdp: "v=0" });
  expect(rtc.answered).toBe("v=0");
  expect(rtc.microphone).toBe(microphone);
  expect(tracks).toEqual([sound?.track, rtc.track]);
  sound?.listener.frame(frame);
  expect(wire.frames).toEqual([]);
  room.setLocalAudio(false);
  expect(rtc.isOn).toBe(false);
  await room.destroy();
  expect(rtc.isClosed).toBe(true);
});

test("falls silent on both ways at a flush", async () => {
  const { room, wire, rtc, sound } = await connected();
  wire.say({ type: "flush" });
  expect(rtc.flushes).toBe(1);
  expect(sound?.played).toEqual(["flush"]);
  await room.destroy();
});

test("goes back to PCM when the server says so", async () => {
  const { room, wire, rtc, tracks, sound } = await connected();
  wire.say({ type: "transport", transport: "pcm" });
  expect(rtc.isClosed).toBe(true);
  expect(tracks.at(-1)).toBe(sound?.track);
  sound?.listener.frame(frame);
  expect(wire.frames).toEqual([frame]);
  await room.destroy();
});

test("goes back to PCM when the connection fails, and tells the server", async () => {
  const { room, wire, rtc, tracks, sound } = await connected();
  rtc.listener.failed();
  expect(wire.signals.at(-1)).toEqual({ type: "transport", transport: "pcm" });
  expect(tracks.at(-1)).toBe(sound?.track);
  await room.destroy();
});

test("stays with PCM where the server offers nothing, or the page's own recognition listens", async () => {
  for (const options of [{ offersRtc: false }, { recognises: true }]) {
    const { room, rtcs } = open(options);
    await room.join({ audioTrack: silentTrack(), startAudioOff: false });
    expect(rtcs).toEqual([]);
    await room.destroy();
  }
});
