import { describe, expect, test, vi } from "vitest";
import { FakeRoom, silentTrack } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import { createTestCall, startOptions, startTestCall, webCall } from "./testing.ts";

describe("a recorded call", () => {
  test("asks the assistant to begin once the recording runs", async () => {
    const recorded = { ...webCall, artifactPlan: { videoRecordingEnabled: true } };
    const { room, argsOf } = await startTestCall({}, {}, recorded);
    expect(room.recording).toMatchObject({ width: 1280, height: 720, layout: { preset: "default" } });
    room.emit("recording-started");
    const control = JSON.parse(room.sent.at(-1) ?? "{}");
    expect(control).toMatchObject({ type: "control", control: "say-first-message" });
    expect(control.videoRecordingStartDelaySeconds).toBeGreaterThanOrEqual(0);
    expect(control.videoRecordingStartDelaySeconds).toBeLessThan(60);
    const last = argsOf("call-start-progress").at(-1)?.[0];
    expect(last).toMatchObject({ stage: "video-recording-started", status: "completed" });
  });
});

describe("a recording", () => {
  const recorded = { ...webCall, artifactPlan: { videoRecordingEnabled: true } };

  test("that starts twice makes the assistant begin only once", async () => {
    const { room } = await startTestCall({}, {}, recorded);
    room.emit("recording-started");
    const sent = room.sent.length;
    room.emit("recording-started");
    expect(room.sent).toHaveLength(sent);
  });

  test("that fails is reported, and the assistant begins all the same", async () => {
    const { room, argsOf, call } = await startTestCall({}, {}, recorded);
    room.emit("recording-error", "The recording could not be started.");
    const last = argsOf("call-start-progress").at(-1)?.[0];
    expect(last).toMatchObject({ stage: "video-recording-started", status: "failed" });
    expect(argsOf("error")[0]?.[0]).toMatchObject({
      type: "video-recording-setup-error",
      stage: "video-recording-started",
      message: "The recording could not be started.",
    });
    expect(JSON.parse(room.sent.at(-1) ?? "{}")).toEqual({ type: "control", control: "say-first-message" });
    expect(call.isJoined).toBe(true);
  });

  test("that the room does not support is reported, and the assistant begins all the same", async () => {
    const rooms = () => {
      const room = new FakeRoom();
      room.startRecording = async () => {
        throw new VoiceError("not-supported", "This room records nothing.");
      };
      opened.push(room);
      return room;
    };
    const opened: FakeRoom[] = [];
    const { call, argsOf } = createTestCall({}, { rooms }, recorded);
    expect(await call.start(startOptions)).toEqual(recorded);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "video-recording-setup-error", code: "not-supported" });
    expect(opened[0]?.sent).toContain('{"type":"control","control":"say-first-message"}');
    await call.stop();
  });

  test("is stopped when the call is left", async () => {
    const { room, call } = await startTestCall({}, {}, recorded);
    const stop = vi.spyOn(room, "stopRecording");
    await call.stop();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(room.recording).toBeUndefined();
  });
});

describe("the devices of a call", () => {
  test("can be changed during the call", async () => {
    const { call, room, speakers, microphones } = await startTestCall();
    const before = room.audioTrack;
    await call.setInputDevice("headset");
    expect(room.audioTrack).not.toBe(before);
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: true }]);
    await call.setOutputDevice("loudspeaker");
    expect(speakers[0]?.deviceId).toBe("loudspeaker");
    await call.stop();
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: false }]);
  });

  test("keep what worked when two changes overlap and the first fails last", async () => {
    const { call, room, microphones } = await startTestCall();
    const before = room.audioTrack;
    const setAudioTrack = vi.spyOn(room, "setAudioTrack");
    let fail = (_: VoiceError) => {};
    setAudioTrack.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const changes = [call.setInputDevice("earphones"), call.setInputDevice("headset")];
    const codes = changes.map((one) => one.catch(({ code }: VoiceError) => code));
    await vi.waitFor(() => expect(setAudioTrack).toHaveBeenCalled());
    fail(new VoiceError("in-use", "busy"));
    expect(await Promise.all(codes)).toEqual(["in-use", undefined]);
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: false }, { isOpen: true }]);
    expect(room.audioTrack).not.toBe(before);
    await call.stop();
    expect(microphones[2]).toEqual({ isOpen: false });
  });

  test("are all closed when the call ends in the midst of a change that then fails", async () => {
    const { call, room, microphones } = await startTestCall();
    let fail = (_: VoiceError) => {};
    const setAudioTrack = vi.spyOn(room, "setAudioTrack").mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const code = call.setInputDevice("headset").catch(({ code }: VoiceError) => code);
    await vi.waitFor(() => expect(setAudioTrack).toHaveBeenCalled());
    await call.stop();
    fail(new VoiceError("in-use", "busy"));
    expect(await code).toBe("in-use");
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: false }]);
  });

  test("cannot be changed outside one", async () => {
    const { call } = createTestCall();
    await expect(call.setInputDevice("headset")).rejects.toMatchObject({ code: "only-after-join" });
    await expect(call.setOutputDevice("loudspeaker")).rejects.toMatchObject({ code: "only-after-join" });
    await expect(call.increaseMicLevel(2)).rejects.toMatchObject({ code: "only-after-join" });
    await expect(call.startScreenSharing()).rejects.toMatchObject({ code: "only-after-join" });
  });

  test("cannot be amplified where there is no Web Audio", async () => {
    const { call } = await startTestCall();
    await expect(call.increaseMicLevel(2)).rejects.toMatchObject({ code: "not-supported" });
    await call.stop();
  });

  test("reopen a microphone that stops, without an error", async () => {
    const { call, room, microphones, names } = await startTestCall();
    room.emit("device-error", { type: "in-use", message: "The microphone stopped." });
    await vi.waitFor(() => expect(microphones).toEqual([{ isOpen: false }, { isOpen: true }]));
    expect(names()).not.toContain("camera-error");
    await call.stop();
  });

  test("reopen an amplified microphone that stops", async () => {
    vi.stubGlobal("MediaStream", class {});
    const node = { connect: (next: unknown) => next, disconnect: () => {}, gain: { value: 1 } };
    const context = {
      createMediaStreamSource: () => node,
      createGain: () => node,
      createMediaStreamDestination: () => ({ ...node, stream: { getAudioTracks: () => [silentTrack()] } }),
    } as unknown as AudioContext;
    const openSpeaker = () => ({
      context,
      play: async () => true,
      resume: async () => true,
      setDevice: async () => {},
      close: async () => {},
    });
    const tracks: EventTarget[] = [];
    const openMicrophone = async () => {
      const track = Object.assign(new EventTarget(), { kind: "audio", stop: () => {} });
      tracks.push(track);
      return { track: track as unknown as MediaStreamTrack, close: () => {} };
    };
    const { call } = await startTestCall({}, { openSpeaker, openMicrophone });
    await call.increaseMicLevel(2);
    tracks[0]?.dispatchEvent(new Event("ended"));
    await vi.waitFor(() => expect(tracks).toHaveLength(2));
    await call.stop();
    vi.unstubAllGlobals();
  });

  test("report a lost microphone that cannot be reopened", async () => {
    let isThere = true;
    const openMicrophone = async () => {
      if (!isThere) throw new VoiceError("not-found", "The microphone could not be opened.");
      return { track: silentTrack(), close: () => {} };
    };
    const { call, room, argsOf } = await startTestCall({}, { openMicrophone });
    isThere = false;
    room.emit("device-error", { type: "in-use", message: "The microphone stopped." });
    await vi.waitFor(() => expect(argsOf("camera-error")).toHaveLength(1));
    expect(argsOf("camera-error")[0]?.[0]).toMatchObject({ type: "device-error", code: "not-found" });
    expect(call.isJoined).toBe(true);
    await call.stop();
  });
});

test("a call starts and stops screen sharing, where the room supports it", async () => {
  const { call, room } = await startTestCall();
  const shared: unknown[] = [];
  room.startScreenShare = async (options) => void shared.push(options);
  room.stopScreenShare = async () => void shared.push("stopped");
  await call.startScreenSharing({ audio: true });
  await call.stopScreenSharing();
  expect(shared).toEqual([{ audio: true }, "stopped"]);
});
