import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { VoiceError } from "../../voice-error.ts";
import { createTestCall, startOptions, startTestCall, webCall } from "../testing.ts";

describe("start", () => {
  test("creates the call with its credential, joins and returns the call", async () => {
    const { answer, requests, room, call, names } = await startTestCall();
    expect(answer).toEqual(webCall);
    expect(requests[0]?.url).toBe("https://platform.example/call/web");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer public-token");
    expect(await requests[0]?.json()).toEqual({ assistant: startOptions.assistant });
    expect(room.joinedWith).toMatchObject({ startAudioOff: false });
    expect(room.observedEveryMs).toBe(100);
    expect(call.isJoined).toBe(true);
    expect(names()).toEqual(["call-start-success"]);
  });

  test("reports each of the nine stages in order, started and then completed", async () => {
    const { argsOf } = await startTestCall();
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

  test("refuses a start without a target, as call-start-failed and error, and returns null", async () => {
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

  test.each([undefined, null])("refuses %s the same way, and never rejects", async (nobody) => {
    const { call, names } = createTestCall();
    expect(await call.start(nobody)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
  });

  test("returns null on a second start and leaves the first alone", async () => {
    const { call, rooms } = await startTestCall();
    expect(await call.start(startOptions)).toBeNull();
    expect(rooms).toHaveLength(1);
    expect(call.isJoined).toBe(true);
  });

  test("asks for the credential once per call when it is a function", async () => {
    const token = vi.fn(async () => "fresh");
    const { requests } = await startTestCall({}, { token });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer fresh");
    expect(token).toHaveBeenCalledTimes(1);
  });

  test("opens the speaker in the click itself, before anything asynchronous", async () => {
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
    const { room, call } = await startTestCall({}, { startAudioOff: true });
    expect(room.joinedWith?.startAudioOff).toBe(true);
    expect(call.isMuted()).toBe(true);
    call.setMuted(false);
    expect(room.isLocalAudioOn()).toBe(true);
  });
});

describe("a start that fails", () => {
  test("is reported, not thrown, where the browser has no audio", async () => {
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

  test("carries the platform's own message", async () => {
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

  test("tells a developer what the platform warns of, and goes on", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const message = "A private token came from a page: whoever opens the page can read it.";
    const fetch = async () => Response.json({ ...webCall, warnings: [{ path: "authorization", message }] });
    const { call } = createTestCall({}, { fetch });
    expect(await call.start(startOptions)).toMatchObject({ id: webCall.id });
    expect(warn.mock.calls).toEqual([[`@dilo/voice: authorization: ${message}`]]);
    warn.mockRestore();
    await call.stop();
  });

  test("reports a platform that is not reached", async () => {
    const fetch = async () => {
      throw new TypeError("fetch failed");
    };
    const { call, argsOf } = createTestCall({}, { fetch });
    await call.start(startOptions);
    expect(argsOf("error")[0]?.[0].code).toBe("not-reached");
  });

  test("reports once why the room refuses", async () => {
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

  test("is a failure when the room breaks after the join, before everything is set up", async () => {
    const { call, rooms, names, argsOf, speakers } = createTestCall({ breaksWhenObserved: true });
    expect(await call.start(startOptions)).toBeNull();
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ stage: "audio-observer-setup", code: "connection" });
    await call.stop();
    expect(rooms[0]?.isDestroyed).toBe(true);
    expect(speakers[0]?.isClosed).toBe(true);
  });

  test("reports an address that no room supports", async () => {
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
