import { describe, expect, test, vi } from "vitest";
import { silentTrack } from "../rooms/fake-room.ts";
import { createTestCall, startOptions, startTestCall } from "./testing.ts";

describe("a call", () => {
  test("starts once, when the assistant is listening", async () => {
    const { room, names } = await startTestCall();
    room.say("listening");
    room.say("listening");
    expect(names().filter((name) => name === "call-start")).toHaveLength(1);
    expect(names()).not.toContain("message");
  });

  test("takes 'listening' however early it comes", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const start = call.start(startOptions);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    rooms[0]?.say("listening");
    rooms[0]?.admit();
    await start;
    expect(names()).toEqual(["call-start", "call-start-success"]);
  });

  test("plays the assistant's track and sends 'playable'", async () => {
    const { room, speakers } = await startTestCall();
    expect(speakers[0]?.played).toHaveLength(1);
    await vi.waitFor(() => expect(room.sent).toEqual(["playable"]));
  });

  test("plays nobody but the assistant's speaker", async () => {
    const { room, speakers } = await startTestCall();
    room.emit("track-started", silentTrack(), { id: "x", userName: "Somebody", isLocal: false });
    room.emit("track-started", silentTrack(), { id: "me", userName: "Vapi Speaker", isLocal: true });
    expect(speakers[0]?.played).toHaveLength(1);
  });

  test("emits the assistant's video track", async () => {
    const { room, argsOf } = await startTestCall();
    const picture = { ...silentTrack(), kind: "video" };
    room.emit("track-started", picture, room.assistant);
    expect(argsOf("video")).toEqual([[picture]]);
  });

  test("reports the network's quality and participants that change", async () => {
    const { room, argsOf } = await startTestCall();
    room.emit("network-quality", { quality: 40, threshold: "low" });
    room.emit("network-connection", { status: "interrupted" });
    room.emit("participant-updated", room.assistant);
    expect(argsOf("network-quality-change")).toEqual([[{ quality: 40, threshold: "low" }]]);
    expect(argsOf("network-connection")).toEqual([[{ status: "interrupted" }]]);
    expect(argsOf("daily-participant-updated")).toEqual([[room.assistant]]);
  });

  test("emits the metrics of each turn", async () => {
    const { room, argsOf } = await startTestCall();
    const said = { type: "transcript", role: "user", transcriptType: "final", transcript: "Hola." };
    room.say(said);
    expect(argsOf("transcript")).toEqual([[said]]);
    const metrics = { type: "turn-metrics", turnId: "t1", stagesMs: { endpoint: 400 } };
    room.say(metrics);
    expect(argsOf("turn-metrics")).toEqual([[metrics]]);
  });

  test("asks for a user gesture where the browser blocks playback, and sends 'playable' after it", async () => {
    const all = createTestCall();
    const start = all.call.start(startOptions);
    const [speaker] = all.speakers;
    if (speaker) speaker.isBlocked = true;
    await start;
    expect(all.names()).toContain("playback-blocked");
    expect(all.rooms[0]?.sent).toEqual([]);
    await all.call.resumePlayback();
    expect(all.rooms[0]?.sent).toEqual(["playable"]);
  });

  test("emits what the assistant sends, and drops what is not a message", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { room, argsOf } = await startTestCall();
    const transcript = { type: "transcript", role: "user", transcriptType: "final", transcript: "sí", turnId: "t1" };
    room.say(transcript);
    room.say("{not json");
    room.say("[]");
    expect(argsOf("message")).toEqual([[transcript]]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  test("sends app messages as JSON", async () => {
    const { call, room } = await startTestCall();
    await vi.waitFor(() => expect(room.sent).toEqual(["playable"]));
    call.send({ type: "add-message", message: { role: "system", content: "¿Cómo se llama?" } });
    call.say("Adiós.", { endCallAfterSpoken: true });
    expect(room.sent.slice(1).map((sent) => JSON.parse(sent))).toEqual([
      { type: "add-message", message: { role: "system", content: "¿Cómo se llama?" } },
      {
        type: "say",
        message: "Adiós.",
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
      },
    ]);
  });

  test("refuses messages that are too large, and any outside a call", async () => {
    const { call } = await startTestCall();
    expect(() => call.say("a".repeat(4096))).toThrow("Message data too large");
    await call.stop();
    expect(() => call.say("hola")).toThrow("say() only supported after join.");
    expect(() => call.send({ type: "end-call" })).toThrow(expect.objectContaining({ code: "only-after-join" }));
  });

  test("reports the assistant's volume and when it speaks", async () => {
    vi.useFakeTimers();
    const { room, emitted, argsOf } = await startTestCall();
    room.emit("remote-audio-level", { assistant: 0.03 });
    room.emit("local-audio-level", 0.3);
    vi.advanceTimersByTime(999);
    expect(emitted.at(-1)?.event).toBe("local-volume-level");
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(argsOf("volume-level")[0]?.[0]).toBeCloseTo(0.2);
    expect(argsOf("local-volume-level")[0]?.[0]).toBe(1);
    expect(emitted.slice(-4).map(({ event }) => event)).toEqual([
      "volume-level",
      "speech-start",
      "local-volume-level",
      "speech-end",
    ]);
  });

  test("turns off a noise cancellation that failed, and the microphone on", async () => {
    const { room, call } = await startTestCall({ hasNoiseCancellation: true });
    expect(room.isNoiseCancelled).toBe(true);
    room.setLocalAudio(false);
    room.emit("audio-processor-error");
    await vi.waitFor(() => expect(room.isLocalAudioOn()).toBe(true));
    expect(room.isNoiseCancelled).toBe(false);
    await call.stop();
  });
});

test("a noise cancellation that failed does not unmute a muted microphone", async () => {
  const { room, call } = await startTestCall({ hasNoiseCancellation: true });
  call.setMuted(true);
  room.emit("audio-processor-error");
  await vi.waitFor(() => expect(room.isNoiseCancelled).toBe(false));
  await Promise.resolve();
  expect(room.isLocalAudioOn()).toBe(false);
  await call.stop();
});

describe("room commands", () => {
  test("are carried out by the room when their input is valid", async () => {
    const { call, room } = await startTestCall();
    await call.perform("sendDTMF", { sessionId: "s", tones: "1#" });
    expect(room.performed).toEqual([["sendDTMF", { sessionId: "s", tones: "1#" }]]);
    await expect(call.perform("sendDTMF", { sessionId: "s", tones: "x" })).rejects.toThrow("x is not valid DTMF tone");
    await expect(call.perform("startCamera")).rejects.toMatchObject({ code: "not-after-join" });
    expect(room.performed).toHaveLength(1);
  });

  test("are refused before the join", async () => {
    const { call } = createTestCall();
    await expect(call.perform("startDialOut", { sipUri: "sip:a@example.org" })).rejects.toThrow(
      "startDialOut() only supported after join.",
    );
    await expect(call.perform("setUserData", {})).rejects.toMatchObject({ code: "not-supported" });
  });
});

test("200 calls leave no timer, no listener, no microphone and no room behind", async () => {
  vi.useFakeTimers();
  const { call, rooms, speakers, microphones } = createTestCall();
  for (let count = 0; count < 200; count++) {
    await call.start(startOptions);
    rooms.at(-1)?.say("listening");
    rooms.at(-1)?.emit("remote-audio-level", { assistant: 0.1 });
    await call.stop();
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(rooms).toHaveLength(200);
  for (const room of rooms) {
    expect(room.isDestroyed).toBe(true);
    expect(room.listenerCount("app-message")).toBe(0);
  }
  expect(speakers.every(({ isClosed }) => isClosed)).toBe(true);
  expect(microphones.some(({ isOpen }) => isOpen)).toBe(false);
  expect(call.listenerCount("call-end")).toBe(1);
  vi.useRealTimers();
});
