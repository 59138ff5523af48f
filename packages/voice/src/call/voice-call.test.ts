import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeRoom, silentTrack } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import { createTestCall, webCall } from "./testing.ts";

const startOptions = { assistant: { name: "Dilo", firstMessage: "Buenos días." } };

async function started(...world: Parameters<typeof createTestCall>) {
  const all = createTestCall(...world);
  const answer = await all.call.start(startOptions);
  const [room] = all.rooms;
  if (room === undefined) throw new Error("no room was opened");
  return { ...all, answer, room };
}

/** A promise that only ever rejects, by hand. */
function withRejection() {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, rejecting) => {
    reject = rejecting;
  });
  return { promise, reject };
}

/** Lets the room be left only when the answer is called. */
function slowlyLeft(room: FakeRoom): () => void {
  let permit = () => {};
  const permitted = new Promise<void>((resolve) => {
    permit = resolve;
  });
  const leave = room.leave.bind(room);
  room.leave = () => permitted.then(leave);
  return permit;
}

describe("start", () => {
  test("creates the call with its credential, joins and gives the call", async () => {
    const { answer, requests, room, call, names } = await started();
    expect(answer).toEqual(webCall);
    expect(requests[0]?.url).toBe("https://platform.example/call/web");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer public-token");
    expect(await requests[0]?.json()).toEqual({ assistant: startOptions.assistant });
    expect(room.joinedWith).toMatchObject({ startAudioOff: false });
    expect(room.observedEveryMs).toBe(100);
    expect(call.isJoined).toBe(true);
    expect(names()).toEqual(["call-start-success"]);
  });

  test("tells each of the nine stages, in order, started and then over", async () => {
    const { argsOf } = await started();
    const progress = argsOf("call-start-progress").map(([{ stage, status }]) => `${stage} ${status}`);
    const stages = [
      "initialization",
      "web-call-creation",
      "daily-call-object-creation",
      "mobile-permissions",
      "daily-call-join",
      "video-recording-setup",
      "video-recording-started",
      "audio-observer-setup",
      "audio-processing-setup",
    ];
    expect(progress).toEqual(stages.flatMap((stage) => [`${stage} started`, `${stage} completed`]));
    for (const [{ status, duration }] of argsOf("call-start-progress")) {
      expect(typeof duration).toBe(status === "started" ? "undefined" : "number");
    }
  });

  test.each([
    ["an assistant's id", { assistant: "a-1" }, { assistantId: "a-1" }],
    [
      "an assistant's id with overrides",
      { assistant: "a-1", assistantOverrides: { name: "Otra" } },
      { assistantId: "a-1", assistantOverrides: { name: "Otra" } },
    ],
    ["a squad", { squad: { members: [] } }, { squad: { members: [] } }],
    ["a squad's id", { squad: "s-1" }, { squadId: "s-1" }],
    [
      "a workflow with overrides",
      { workflow: { nodes: [] }, workflowOverrides: { variableValues: {} } },
      { workflow: { nodes: [] }, workflowOverrides: { variableValues: {} } },
    ],
    [
      "a room that is kept",
      { workflow: "w-1", roomDeleteOnUserLeaveEnabled: false },
      { workflowId: "w-1", roomDeleteOnUserLeaveEnabled: false },
    ],
  ])("asks the platform for %s", async (_, given, body) => {
    const { call, requests } = createTestCall();
    await call.start(given);
    expect(await requests[0]?.json()).toEqual(body);
  });

  test("refuses to call nobody, as call-start-failed and error, and gives null", async () => {
    const { call, names, argsOf, requests } = createTestCall();
    expect(await call.start({})).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
    const [failure] = argsOf("error")[0] ?? [];
    expect(failure).toMatchObject({
      type: "validation-error",
      stage: "input-validation",
      message: "Assistant or Squad or Workflow must be provided.",
    });
    expect(requests).toEqual([]);
  });

  test.each([undefined, null])("refuses to call %s the same way, and never rejects", async (nobody) => {
    const { call, names } = createTestCall();
    expect(await call.start(nobody)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
  });

  test("gives null on a second start and leaves the first alone", async () => {
    const { call, rooms } = await started();
    expect(await call.start(startOptions)).toBeNull();
    expect(rooms).toHaveLength(1);
    expect(call.isJoined).toBe(true);
  });

  test("asks for the credential once per call when it is a function", async () => {
    const token = vi.fn(async () => "fresh");
    const { requests } = await started({}, { token });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer fresh");
    expect(token).toHaveBeenCalledTimes(1);
  });

  test("opens its sound in the click itself, before anything is waited for", async () => {
    const { call, speakers } = createTestCall();
    const start = call.start(startOptions);
    expect(speakers).toHaveLength(1);
    await start;
  });

  test("keeps two instances apart: each has its own platform and credential", async () => {
    const mine = createTestCall({}, { baseUrl: "https://one.example", token: "one" });
    const theirs = createTestCall({}, { baseUrl: "https://two.example", token: "two" });
    await Promise.all([mine.call.start(startOptions), theirs.call.start(startOptions)]);
    await mine.call.stop();
    await mine.call.start(startOptions);
    const sent = [...mine.requests, ...theirs.requests].map(({ url, headers }) => [url, headers.get("authorization")]);
    expect(sent).toEqual([
      ["https://one.example/call/web", "Bearer one"],
      ["https://one.example/call/web", "Bearer one"],
      ["https://two.example/call/web", "Bearer two"],
    ]);
  });

  test("begins muted when asked", async () => {
    const { room, call } = await started({}, { startAudioOff: true });
    expect(room.joinedWith?.startAudioOff).toBe(true);
    expect(call.isMuted()).toBe(true);
    call.setMuted(false);
    expect(room.isLocalAudioOn()).toBe(true);
  });
});

describe("a start that fails", () => {
  test("is told, not thrown, where the browser opens no sound", async () => {
    const openSpeaker = () => {
      throw new Error("No more audio contexts.");
    };
    const { call, names, argsOf } = createTestCall({}, { openSpeaker });
    expect(await call.start(startOptions)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "start-method-error", stage: "initialization" });
    expect(call.isStarted).toBe(false);
  });

  test.each(["permissions", "not-found", "in-use", "constraints"] as const)(
    "tells that the microphone is %s, and closes what was open",
    async (code) => {
      const openMicrophone = async () => {
        throw new VoiceError(code, "The microphone could not be opened.");
      };
      const { call, names, argsOf, speakers, requests } = createTestCall({}, { openMicrophone });
      expect(await call.start(startOptions)).toBeNull();
      expect(names()).toEqual(["call-start-failed", "error"]);
      expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "start-method-error", stage: "initialization", code });
      await call.stop();
      expect(speakers[0]?.isClosed).toBe(true);
      expect(requests).toEqual([]);
      expect(call.isStarted).toBe(false);
    },
  );

  test("carries the platform's own words", async () => {
    const fetch = async () =>
      Response.json({ statusCode: 403, code: "calls-used-up", message: "No calls are left." }, { status: 403 });
    const { call, argsOf } = createTestCall({}, { fetch });
    expect(await call.start(startOptions)).toBeNull();
    const [failure] = argsOf("error")[0] ?? [];
    expect(failure).toMatchObject({
      type: "start-method-error",
      stage: "web-call-creation",
      code: "call-refused",
      message: "No calls are left.",
    });
    expect(JSON.parse(JSON.stringify(failure))).toMatchObject({ error: { cause: { statusCode: 403 } } });
    expect(argsOf("call-start-failed")[0]?.[0]).toMatchObject({
      stage: "web-call-creation",
      error: "No calls are left.",
    });
  });

  test("tells when the platform is not reached", async () => {
    const fetch = async () => {
      throw new TypeError("fetch failed");
    };
    const { call, argsOf } = createTestCall({}, { fetch });
    await call.start(startOptions);
    expect(argsOf("error")[0]?.[0].code).toBe("not-reached");
  });

  test("tells why the room refuses, once", async () => {
    const refusal = new VoiceError("meeting-full", "The room is full.");
    const { call, names, argsOf, rooms } = createTestCall({ refusal });
    expect(await call.start(startOptions)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "daily-call-join-error", code: "meeting-full" });
    await call.stop();
    expect(rooms[0]?.isDestroyed).toBe(true);
  });

  test("is a failure when the other side ends the call before it was joined", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const start = call.start(startOptions);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    rooms[0]?.close("assistant-ended-call");
    expect(await start).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
  });

  test.each([
    ["a call without an address", () => Response.json({ id: "call-1" }, { status: 201 })],
    ["a page instead of a call", () => new Response("<p>Welcome</p>", { status: 201 })],
  ])("tells that the platform answered with %s", async (_, answer) => {
    const { call, argsOf, names, rooms } = createTestCall({}, { fetch: async () => answer() });
    expect(await call.start(startOptions)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "start-method-error", stage: "web-call-creation" });
    expect(rooms).toEqual([]);
  });

  test("is a failure when the room breaks after the join, before all is set up", async () => {
    const { call, rooms, names, argsOf, speakers } = createTestCall({ breaksWhenObserved: true });
    expect(await call.start(startOptions)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ stage: "audio-observer-setup", code: "connection" });
    await call.stop();
    expect(rooms[0]?.isDestroyed).toBe(true);
    expect(speakers[0]?.isClosed).toBe(true);
  });

  test("tells when no room can be made of the address", async () => {
    const rooms = () => {
      throw new VoiceError("not-supported", "This kind of room is not known.");
    };
    const { call, argsOf } = createTestCall({}, { rooms });
    await call.start(startOptions);
    expect(argsOf("error")[0]?.[0].type).toBe("daily-call-object-creation-error");
  });

  test("can be started again", async () => {
    let isDown = true;
    const { call } = createTestCall(
      {},
      { fetch: async () => (isDown ? new Response("", { status: 503 }) : Response.json(webCall)) },
    );
    expect(await call.start(startOptions)).toBeNull();
    isDown = false;
    expect(await call.start(startOptions)).toEqual(webCall);
  });
});

describe("a start on a phone", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("waits one second for the permissions to settle before it joins", async () => {
    const { call, rooms, argsOf } = createTestCall();
    const start = call.start(startOptions);
    await vi.advanceTimersByTimeAsync(999);
    expect(rooms[0]?.state).toBe("new");
    await vi.advanceTimersByTimeAsync(1);
    expect(await start).toEqual(webCall);
    const waits = argsOf("call-start-progress").filter(([{ stage }]) => stage === "mobile-permissions");
    expect(waits).toMatchObject([
      [{ status: "started", metadata: { isMobile: true } }],
      [{ status: "completed", duration: 1000, metadata: { action: "permissions-wait" } }],
    ]);
  });

  test("ends the wait when it is stopped", async () => {
    const { call, rooms, names } = createTestCall();
    const start = call.start(startOptions);
    await vi.advanceTimersByTimeAsync(500);
    await call.stop();
    expect(await start).toBeNull();
    expect(names()).toEqual(["call-end", "message"]);
    expect(rooms[0]?.joinedWith).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a call", () => {
  test("starts when the assistant says that it listens, once", async () => {
    const { room, names } = await started();
    room.say("listening");
    room.say("listening");
    expect(names().filter((name) => name === "call-start")).toHaveLength(1);
    expect(names()).not.toContain("message");
  });

  test("hears 'listening' however early it comes", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const start = call.start(startOptions);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    rooms[0]?.say("listening");
    rooms[0]?.admit();
    await start;
    expect(names()).toEqual(["call-start", "call-start-success"]);
  });

  test("plays the assistant's track and says that it is playable", async () => {
    const { room, speakers } = await started();
    expect(speakers[0]?.played).toHaveLength(1);
    await vi.waitFor(() => expect(room.sent).toEqual(["playable"]));
  });

  test("plays nobody but the assistant's speaker", async () => {
    const { room, speakers } = await started();
    room.emit("track-started", silentTrack(), { id: "x", userName: "Somebody", isLocal: false });
    room.emit("track-started", silentTrack(), { id: "me", userName: "Vapi Speaker", isLocal: true });
    expect(speakers[0]?.played).toHaveLength(1);
  });

  test("hands the assistant's picture on", async () => {
    const { room, argsOf } = await started();
    const picture = { ...silentTrack(), kind: "video" };
    room.emit("track-started", picture, room.assistant);
    expect(argsOf("video")).toEqual([[picture]]);
  });

  test("tells how the network does, and who changes in the room", async () => {
    const { room, argsOf } = await started();
    room.emit("network-quality", { quality: 40, threshold: "low" });
    room.emit("network-connection", { status: "interrupted" });
    room.emit("participant-updated", room.assistant);
    expect(argsOf("network-quality-change")).toEqual([[{ quality: 40, threshold: "low" }]]);
    expect(argsOf("network-connection")).toEqual([[{ status: "interrupted" }]]);
    expect(argsOf("daily-participant-updated")).toEqual([[room.assistant]]);
  });

  test("tells what each turn cost", async () => {
    const { room, argsOf } = await started();
    const metrics = { type: "turn-metrics", turnId: "t1", stagesMs: { endpoint: 400 } };
    room.say(metrics);
    expect(argsOf("turn-metrics")).toEqual([[metrics]]);
  });

  test("asks for a touch where the browser holds sound back, and says playable after it", async () => {
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

  test("passes on what the assistant sends, and drops what is no message", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { room, argsOf } = await started();
    const transcript = { type: "transcript", role: "user", transcriptType: "final", transcript: "sí", turnId: "t1" };
    room.say(transcript);
    room.say("{not json");
    room.say("[]");
    expect(argsOf("message")).toEqual([[transcript]]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  test("sends app messages as JSON", async () => {
    const { call, room } = await started();
    await vi.waitFor(() => expect(room.sent).toEqual(["playable"]));
    call.send({ type: "add-message", message: { role: "system", content: "¿Cómo se llama?" } });
    call.say("Adiós.", { endCallAfterSpoken: true });
    expect(room.sent.slice(1).map((sent) => JSON.parse(sent))).toEqual([
      { type: "add-message", message: { role: "system", content: "¿Cómo se llama?" } },
      { type: "say", message: "Adiós.", endCallAfterSpoken: true },
    ]);
  });

  test("refuses messages that are too large, and any outside a call", async () => {
    const { call } = await started();
    expect(() => call.say("a".repeat(4096))).toThrow("Message data too large");
    await call.stop();
    expect(() => call.say("hola")).toThrow("say() only supported after join.");
    expect(() => call.send({ type: "end-call" })).toThrow(expect.objectContaining({ code: "only-after-join" }));
  });

  test("tells the assistant's volume and when it speaks", async () => {
    vi.useFakeTimers();
    const { room, emitted, argsOf } = await started();
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

  test("turns a noise cancellation that failed off and the microphone on", async () => {
    const { room, call } = await started({ hasNoiseCancellation: true });
    expect(room.isNoiseCancelled).toBe(true);
    room.setLocalAudio(false);
    room.emit("audio-processor-error");
    await vi.waitFor(() => expect(room.isLocalAudioOn()).toBe(true));
    expect(room.isNoiseCancelled).toBe(false);
    await call.stop();
  });
});

test("a noise cancellation that failed does not unmute whoever is muted", async () => {
  const { room, call } = await started({ hasNoiseCancellation: true });
  call.setMuted(true);
  room.emit("audio-processor-error");
  await vi.waitFor(() => expect(room.isNoiseCancelled).toBe(false));
  await Promise.resolve();
  expect(room.isLocalAudioOn()).toBe(false);
  await call.stop();
});

describe("the end of a call", () => {
  const customerEnded = { type: "status-update", status: "ended", endedReason: "customer-ended-call" };

  test("is told once, with its reason, and everything is closed", async () => {
    const { call, room, speakers, microphones, names, argsOf } = await started();
    await call.stop();
    await call.stop();
    expect(names().slice(-2)).toEqual(["call-end", "message"]);
    expect(argsOf("message").at(-1)).toEqual([customerEnded]);
    expect(room.isDestroyed).toBe(true);
    expect(speakers[0]?.isClosed).toBe(true);
    expect(microphones).toEqual([{ isOpen: false }]);
  });

  test("has no reason of ours when the assistant gave its own", async () => {
    const { room, argsOf, names } = await started();
    room.say({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
    room.close("assistant-ended-call");
    expect(argsOf("message").map(([message]) => message)).not.toContainEqual(customerEnded);
    expect(names().filter((name) => name === "call-end")).toHaveLength(1);
  });

  test("is no error when the room closes behind the assistant's goodbye", async () => {
    const { room, names } = await started();
    room.say({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
    room.fail({ type: "ejected", message: "Meeting has ended" });
    expect(names()).toContain("call-end");
    expect(names()).not.toContain("error");
  });

  test("is an error, then an end, when the room breaks", async () => {
    const { room, names, argsOf, call } = await started();
    room.fail({ type: "connection", message: "The connection to the call was lost." });
    expect(names().slice(-2)).toEqual(["error", "call-end"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "room-error", stage: "call", code: "connection" });
    expect(call.isStarted).toBe(false);
  });

  test("leaves no speech going on", async () => {
    const { call, room, names } = await started();
    room.emit("remote-audio-level", { assistant: 0.1 });
    await call.stop();
    expect(names().slice(-4)).toEqual(["speech-start", "speech-end", "call-end", "message"]);
  });

  test("sends end-call first when the call is ended for good", async () => {
    const { call, room } = await started();
    await call.end();
    expect(room.sent.at(-1)).toBe('{"type":"end-call"}');
    expect(call.isStarted).toBe(false);
  });

  test("comes to a start that is going on: it gives null, without an error", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const start = call.start(startOptions);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    await call.stop();
    expect(await start).toBeNull();
    expect(names()).toEqual(["call-end", "message"]);
    expect(rooms[0]?.isDestroyed).toBe(true);
  });

  test("takes the request for a call back", async () => {
    const fetch: typeof globalThis.fetch = (_, init) => {
      const { promise, reject } = withRejection();
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      asked.push(init?.signal);
      return promise;
    };
    const asked: (AbortSignal | null | undefined)[] = [];
    const { call, names } = createTestCall({}, { fetch });
    const start = call.start(startOptions);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await call.stop();
    expect(await start).toBeNull();
    expect(asked[0]?.aborted).toBe(true);
    expect(names()).toEqual(["call-end", "message"]);
  });

  test("is not followed by a beginning, however slowly the room is left", async () => {
    const { call, room, names } = await started();
    const left = slowlyLeft(room);
    const stop = call.stop();
    room.say("listening");
    left();
    await stop;
    expect(names()).not.toContain("call-start");
  });

  test("closes a microphone that is given after it", async () => {
    let give: (microphone: { track: MediaStreamTrack; close: () => void }) => void = () => {};
    const openMicrophone = () => new Promise<Parameters<typeof give>[0]>((resolve) => (give = resolve));
    const { call, requests } = createTestCall({}, { openMicrophone });
    const start = call.start(startOptions);
    await call.stop();
    expect(await start).toBeNull();
    const close = vi.fn();
    give({ track: {} as MediaStreamTrack, close });
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(requests).toEqual([]);
  });

  test("is told before anything is closed: whoever hears of it can still look", async () => {
    const { call, room, speakers, microphones } = await started();
    const seen: unknown[] = [];
    const look = () => seen.push([call.isStarted, microphones[0]?.isOpen, speakers[0]?.isClosed, room.isDestroyed]);
    call.on("error", look).on("call-end", look);
    room.fail({ type: "connection", message: "lost" });
    expect(seen).toEqual(Array(2).fill([false, true, false, false]));
    await call.stop();
    expect([microphones[0]?.isOpen, speakers[0]?.isClosed, room.isDestroyed]).toEqual([false, true, true]);
  });

  test("closes everything whatever its listeners do", async () => {
    const thrown: unknown[] = [];
    vi.stubGlobal("queueMicrotask", (rethrow: () => void) => {
      try {
        rethrow();
      } catch (error) {
        thrown.push(error);
      }
    });
    const { call, room, rooms, speakers, microphones } = await started({ isSlow: false });
    const again: Promise<unknown>[] = [];
    call.once("error", () => {
      again.push(call.start(startOptions));
      throw new Error("A listener's own.");
    });
    room.fail({ type: "connection", message: "lost" });
    vi.unstubAllGlobals();
    expect(thrown).toHaveLength(1);
    await vi.waitFor(() => expect(rooms).toHaveLength(2));
    // The new call waits for all of the old one to be closed.
    expect([microphones[0]?.isOpen, speakers[0]?.isClosed, room.isDestroyed]).toEqual([false, true, true]);
    expect(await Promise.all(again)).toEqual([webCall]);
    await call.stop();
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: false }]);
    expect(speakers.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test("closes the others when a microphone cannot be closed", async () => {
    const close = () => {
      throw new Error("It is gone.");
    };
    const { call, room, speakers } = await started(
      {},
      { openMicrophone: async () => ({ track: silentTrack(), close }) },
    );
    await call.stop();
    expect([speakers[0]?.isClosed, room.isDestroyed]).toEqual([true, true]);
  });

  test("lets a new call begin from its own event", async () => {
    const { call, rooms } = await started();
    const again = new Promise((resolve) => call.once("call-end", () => resolve(call.start(startOptions))));
    await call.stop();
    expect(await again).toEqual(webCall);
    expect(rooms.map((room) => room.state)).toEqual(["left", "joined"]);
    await call.stop();
  });
});

describe("reconnect", () => {
  test("comes back to a call without creating one, and starts it once", async () => {
    const { call, requests, names, rooms } = createTestCall();
    await call.reconnect(webCall);
    rooms[0]?.say("listening");
    expect(requests).toEqual([]);
    expect(names()).toEqual(["call-start-success", "call-start"]);
  });

  test("begins nothing when it is stopped meanwhile, however slowly the room is left", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const back = call.reconnect(webCall);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    const [room] = rooms;
    if (room === undefined) throw new Error("no room was opened");
    const left = slowlyLeft(room);
    const stop = call.stop();
    room.admit();
    await back;
    left();
    await stop;
    expect(names()).toEqual(["call-end", "message"]);
  });

  test("throws what broke the room after the join, and tells it as its own failure", async () => {
    const { call, names, argsOf } = createTestCall({ breaksWhenObserved: true });
    await expect(call.reconnect(webCall)).rejects.toMatchObject({ code: "connection" });
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "reconnect-error", stage: "reconnect" });
  });

  test("is refused without a call", async () => {
    const { call } = createTestCall();
    await expect(call.reconnect(undefined)).rejects.toThrow("webCallUrl is required for reconnection.");
  });

  test("is refused during a call and without an address", async () => {
    const { call } = await started();
    await expect(call.reconnect(webCall)).rejects.toThrow("Cannot reconnect while a call is already in progress.");
    await call.stop();
    await expect(call.reconnect({ webCallUrl: "" })).rejects.toThrow("webCallUrl is required for reconnection.");
  });

  test("tells a failure and throws it again", async () => {
    const refusal = new VoiceError("exp-room", "The room has expired.");
    const { call, names, argsOf } = createTestCall({ refusal });
    await expect(call.reconnect(webCall)).rejects.toBe(refusal);
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "reconnect-error", stage: "reconnect", code: "exp-room" });
  });
});

describe("a recorded call", () => {
  test("tells the assistant to begin once the recording runs", async () => {
    const recorded = { ...webCall, artifactPlan: { videoRecordingEnabled: true } };
    const { room, argsOf } = await started({}, {}, recorded);
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

  test("that starts once more does not let the assistant begin once more", async () => {
    const { room } = await started({}, {}, recorded);
    room.emit("recording-started");
    const sent = room.sent.length;
    room.emit("recording-started");
    expect(room.sent).toHaveLength(sent);
  });

  test("that fails is told, and the assistant begins all the same", async () => {
    const { room, argsOf, call } = await started({}, {}, recorded);
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

  test("that the room cannot make is told, and the assistant begins all the same", async () => {
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
    const { room, call } = await started({}, {}, recorded);
    const stop = vi.spyOn(room, "stopRecording");
    await call.stop();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(room.recording).toBeUndefined();
  });
});

describe("the devices of a call", () => {
  test("can be changed while it goes on", async () => {
    const { call, room, speakers, microphones } = await started();
    const before = room.audioTrack;
    await call.setInputDevice("headset");
    expect(room.audioTrack).not.toBe(before);
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: true }]);
    await call.setOutputDevice("loudspeaker");
    expect(speakers[0]?.deviceId).toBe("loudspeaker");
    await call.stop();
    expect(microphones).toEqual([{ isOpen: false }, { isOpen: false }]);
  });

  test("cannot be changed outside one", async () => {
    const { call } = createTestCall();
    await expect(call.setInputDevice("headset")).rejects.toMatchObject({ code: "only-after-join" });
    await expect(call.setOutputDevice("loudspeaker")).rejects.toMatchObject({ code: "only-after-join" });
    await expect(call.increaseMicLevel(2)).rejects.toMatchObject({ code: "only-after-join" });
    await expect(call.startScreenSharing()).rejects.toMatchObject({ code: "only-after-join" });
  });

  test("are not made louder where there is no Web Audio", async () => {
    const { call } = await started();
    await expect(call.increaseMicLevel(2)).rejects.toMatchObject({ code: "not-supported" });
    await call.stop();
  });

  test("get another microphone when theirs stops, without a word", async () => {
    const { call, room, microphones, names } = await started();
    room.emit("device-error", { type: "in-use", message: "The microphone stopped." });
    await vi.waitFor(() => expect(microphones).toEqual([{ isOpen: false }, { isOpen: true }]));
    expect(names()).not.toContain("camera-error");
    await call.stop();
  });

  test("get another microphone when theirs stops though it was made louder", async () => {
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
    const { call } = await started({}, { openSpeaker, openMicrophone });
    await call.increaseMicLevel(2);
    tracks[0]?.dispatchEvent(new Event("ended"));
    await vi.waitFor(() => expect(tracks).toHaveLength(2));
    await call.stop();
    vi.unstubAllGlobals();
  });

  test("tell that they are lost when no other microphone is given", async () => {
    let isThere = true;
    const openMicrophone = async () => {
      if (!isThere) throw new VoiceError("not-found", "The microphone could not be opened.");
      return { track: silentTrack(), close: () => {} };
    };
    const { call, room, argsOf } = await started({}, { openMicrophone });
    isThere = false;
    room.emit("device-error", { type: "in-use", message: "The microphone stopped." });
    await vi.waitFor(() => expect(argsOf("camera-error")).toHaveLength(1));
    expect(argsOf("camera-error")[0]?.[0]).toMatchObject({ type: "device-error", code: "not-found" });
    expect(call.isJoined).toBe(true);
    await call.stop();
  });
});

test("a call shows the person's screen and puts it away, where the room can", async () => {
  const { call, room } = await started();
  const shared: unknown[] = [];
  room.startScreenShare = async (options) => void shared.push(options);
  room.stopScreenShare = async () => void shared.push("stopped");
  await call.startScreenSharing({ audio: true });
  await call.stopScreenSharing();
  expect(shared).toEqual([{ audio: true }, "stopped"]);
});

describe("what a plain call does not need", () => {
  test("is done by the room once its rules are kept", async () => {
    const { call, room } = await started();
    await call.perform("sendDTMF", { sessionId: "s", tones: "1#" });
    expect(room.performed).toEqual([["sendDTMF", { sessionId: "s", tones: "1#" }]]);
    await expect(call.perform("sendDTMF", { sessionId: "s", tones: "x" })).rejects.toThrow("x is not valid DTMF tone");
    await expect(call.perform("startCamera")).rejects.toMatchObject({ code: "not-after-join" });
    expect(room.performed).toHaveLength(1);
  });

  test("is refused before the join", async () => {
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
