import { describe, expect, test } from "vitest";
import { silentTrack } from "../fake-room.ts";
import { roomContract } from "../media-room.contract.ts";
import { deviceErrorOf, fatalErrorOf } from "./daily-mapping.ts";
import { DailyRoom } from "./daily-room.ts";
import { FakeDailyCall } from "./fake-daily-call.ts";

function open() {
  const daily = new FakeDailyCall();
  const room = new DailyRoom({ url: "https://rooms.example/one", sendsVideo: false }, daily.asCall());
  const farSide = {
    received: () => daily.sent as string[],
    say: (data: string) => daily.emit("app-message", { data }),
    end: () => daily.emit("left-meeting"),
    break: () => daily.emit("error", { errorMsg: "lost", error: { type: "connection-error", msg: "lost" } }),
  };
  return { room, farSide, daily };
}

function openFull() {
  const opened = open();
  opened.daily.refusal = { type: "meeting-full", msg: "The meeting is full." };
  return opened;
}

roomContract("DailyRoom", { open, openFull });

const joining = { audioTrack: silentTrack(), startAudioOff: false };

describe("Daily's room", () => {
  test("subscribes to nothing automatically, and gives the library our microphone", async () => {
    const { room, daily } = open();
    await room.join(joining);
    expect(daily.joinedWith).toEqual({
      url: "https://rooms.example/one",
      audioSource: joining.audioTrack,
      startAudioOff: false,
      subscribeToTracksAutomatically: false,
    });
    room.subscribe("it", { audio: true, video: false });
    expect(daily.invocations).toContainEqual([
      "updateParticipant",
      "it",
      { setSubscribedTracks: { audio: true, video: false } },
    ]);
    await room.destroy();
    expect(daily.isDestroyed).toBe(true);
  });

  test("counts a message as the library does: escaping makes it longer", async () => {
    const { room, daily } = open();
    await room.join(joining);
    const tooLarge = expect.objectContaining({ code: "message-too-large" });
    expect(() => room.sendAppMessage('"'.repeat(3000))).toThrow(tooLarge);
    expect(daily.sent).toEqual([]);
    await room.destroy();
  });

  test("maps the library's events to ours", async () => {
    const { room, daily } = open();
    const told: unknown[] = [];
    room.on("remote-audio-level", (levels) => told.push(levels));
    room.on("local-audio-level", (level) => told.push(level));
    room.on("network-connection", ({ status }) => told.push(status));
    room.on("audio-processor-error", () => told.push("processor"));
    room.on("device-error", ({ type }) => told.push(type));
    room.on("recording-started", () => told.push("recording"));
    room.on("recording-error", (message) => told.push(message));
    room.on("app-message", (data) => told.push(data));
    daily.emit("remote-participants-audio-level", { participantsAudioLevel: { it: 0.2 } });
    daily.emit("local-audio-level", { audioLevel: 0.1 });
    daily.emit("network-connection", { event: "interrupted" });
    daily.emit("nonfatal-error", { type: "audio-processor-error" });
    daily.emit("nonfatal-error", { type: "screen-share-error" });
    daily.emit("camera-error", { error: { type: "mic-in-use" }, errorMsg: { errorMsg: "busy" } });
    daily.emit("recording-started");
    daily.emit("recording-error", { errorMsg: "no storage" });
    daily.emit("app-message", { data: { type: "transcript" } });
    expect(told).toEqual([
      { it: 0.2 },
      0.1,
      "interrupted",
      "processor",
      "in-use",
      "recording",
      "no storage",
      '{"type":"transcript"}',
    ]);
    await room.destroy();
  });

  test("observes both levels, and turns noise cancellation on and off", async () => {
    const { room, daily } = open();
    await room.startAudioLevelObserver(100);
    expect(await room.setNoiseCancellation(true)).toBe(true);
    await room.setNoiseCancellation(false);
    const processor = (type: string) => ({ audio: { processor: { type } } });
    expect(daily.invocations).toEqual([
      ["startRemoteParticipantsAudioLevelObserver", 100],
      ["startLocalAudioLevelObserver", 100],
      ["updateInputSettings", processor("noise-cancellation")],
      ["updateInputSettings", processor("none")],
    ]);
  });

  test("shares a screen and stops, and records as requested", async () => {
    const { room, daily } = open();
    await room.startScreenShare({ audio: true });
    await room.stopScreenShare();
    const settings = { width: 1280, height: 720, backgroundColor: "#000000", layout: { preset: "default" } } as const;
    await room.startRecording(settings);
    await room.stopRecording();
    expect(daily.invocations).toEqual([
      ["startScreenShare", { displayMediaOptions: { audio: true } }],
      ["stopScreenShare", undefined],
      ["startRecording", settings],
      ["stopRecording", undefined],
    ]);
  });

  test.each([
    ["sendDTMF", { sessionId: "s", tones: "1" }, ["sendDTMF", { sessionId: "s", tones: "1" }]],
    ["setUserData", { userData: { a: 1 } }, ["setUserData", { a: 1 }]],
    ["stopDialOut", { sessionId: "s" }, ["stopDialOut", { sessionId: "s" }]],
    ["stopRemoteMediaPlayer", { session_id: "p" }, ["stopRemoteMediaPlayer", "p"]],
    [
      "updatePermissions",
      { participantId: "it", canAdmin: false },
      ["updateParticipant", "it", { updatePermissions: { canAdmin: false } }],
    ],
    [
      "startRemoteParticipantsAudioLevelObserver",
      { interval: 200 },
      ["startRemoteParticipantsAudioLevelObserver", 200],
    ],
  ] as const)("does %s by the library's own method", async (operation, given, invocations) => {
    const { room, daily } = open();
    await room.perform(operation, given);
    expect(daily.invocations).toEqual([invocations]);
  });
});

test.each([
  [undefined, "connection"],
  ["connection-error", "connection"],
  ["exp-token", "exp-token"],
  ["ejected", "ejected"],
] as const)("the fatal error %s is our %s", (type, ours) => {
  expect(fatalErrorOf(type)).toBe(ours);
});

test.each([
  ["permissions", "permissions"],
  ["cam-mic-in-use", "in-use"],
  ["undefined-mediadevices", "not-found"],
  ["constraints", "constraints"],
] as const)("the device error %s is our %s", (type, ours) => {
  expect(deviceErrorOf(type)).toBe(ours);
});
