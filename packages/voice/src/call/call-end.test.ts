import { describe, expect, test, vi } from "vitest";
import { type FakeRoom, silentTrack } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import { createTestCall, startOptions, startTestCall, webCall } from "./testing.ts";

/** A promise that rejects when the test says so. */
function withRejection() {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, rejecting) => {
    reject = rejecting;
  });
  return { promise, reject };
}

/** Delays leaving the room until the returned function is called. */
function delayLeaving(room: FakeRoom): () => void {
  let permit = () => {};
  const permitted = new Promise<void>((resolve) => {
    permit = resolve;
  });
  const leave = room.leave.bind(room);
  room.leave = () => permitted.then(leave);
  return permit;
}

describe("the end of a call", () => {
  const customerEnded = { type: "status-update", status: "ended", endedReason: "customer-ended-call" };

  test("is reported once, with its reason, and everything is closed", async () => {
    const { call, room, speakers, microphones, names, argsOf } = await startTestCall();
    await call.stop();
    await call.stop();
    expect(names().slice(-2)).toEqual(["call-end", "message"]);
    expect(argsOf("message").at(-1)).toEqual([customerEnded]);
    expect(room.isDestroyed).toBe(true);
    expect(speakers[0]?.isClosed).toBe(true);
    expect(microphones).toEqual([{ isOpen: false }]);
  });

  test("has only the assistant's reason when it gave one", async () => {
    const { room, argsOf, names } = await startTestCall();
    room.say({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
    room.close("assistant-ended-call");
    expect(argsOf("message").map(([message]) => message)).not.toContainEqual(customerEnded);
    expect(names().filter((name) => name === "call-end")).toHaveLength(1);
  });

  test("is not an error when the room closes after the assistant's goodbye", async () => {
    const { room, names } = await startTestCall();
    room.say({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
    room.fail({ type: "ejected", message: "Meeting has ended" });
    expect(names()).toContain("call-end");
    expect(names()).not.toContain("error");
  });

  test("is an error, then an end, when the room breaks", async () => {
    const { room, names, argsOf, call } = await startTestCall();
    room.fail({ type: "connection", message: "The connection to the call was lost." });
    expect(names().slice(-2)).toEqual(["error", "call-end"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "room-error", stage: "call", code: "connection" });
    expect(call.isStarted).toBe(false);
  });

  test("ends speech that is going on", async () => {
    const { call, room, names } = await startTestCall();
    room.emit("remote-audio-level", { assistant: 0.1 });
    await call.stop();
    expect(names().slice(-4)).toEqual(["speech-start", "speech-end", "call-end", "message"]);
  });

  test("sends end-call first when the call is ended for good", async () => {
    const { call, room } = await startTestCall();
    await call.end();
    expect(room.sent.at(-1)).toBe('{"type":"end-call"}');
    expect(call.isStarted).toBe(false);
  });

  test("cancels a start that is under way: it returns null, without an error", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const start = call.start(startOptions);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    await call.stop();
    expect(await start).toBeNull();
    expect(names()).toEqual(["call-end", "message"]);
    expect(rooms[0]?.isDestroyed).toBe(true);
  });

  test("aborts the request for a call", async () => {
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

  test("is not followed by call-start, however slowly the room is left", async () => {
    const { call, room, names } = await startTestCall();
    const left = delayLeaving(room);
    const stop = call.stop();
    room.say("listening");
    left();
    await stop;
    expect(names()).not.toContain("call-start");
  });

  test("closes a microphone that opens afterwards", async () => {
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

  test("is reported before anything is closed, so that listeners can still look", async () => {
    const { call, room, speakers, microphones } = await startTestCall();
    const seen: unknown[] = [];
    const look = () => seen.push([call.isStarted, microphones[0]?.isOpen, speakers[0]?.isClosed, room.isDestroyed]);
    call.on("error", look).on("call-end", look);
    room.fail({ type: "connection", message: "lost" });
    expect(seen).toEqual(Array(2).fill([false, true, false, false]));
    await call.stop();
    expect([microphones[0]?.isOpen, speakers[0]?.isClosed, room.isDestroyed]).toEqual([false, true, true]);
  });

  test("closes everything even when listeners throw", async () => {
    const thrown: unknown[] = [];
    vi.stubGlobal("queueMicrotask", (rethrow: () => void) => {
      try {
        rethrow();
      } catch (error) {
        thrown.push(error);
      }
    });
    const { call, room, rooms, speakers, microphones } = await startTestCall({ isSlow: false });
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
    const { call, room, speakers } = await startTestCall(
      {},
      { openMicrophone: async () => ({ track: silentTrack(), close }) },
    );
    await call.stop();
    expect([speakers[0]?.isClosed, room.isDestroyed]).toEqual([true, true]);
  });

  test("lets a new call begin from its own event", async () => {
    const { call, rooms } = await startTestCall();
    const again = new Promise((resolve) => call.once("call-end", () => resolve(call.start(startOptions))));
    await call.stop();
    expect(await again).toEqual(webCall);
    expect(rooms.map((room) => room.state)).toEqual(["left", "joined"]);
    await call.stop();
  });
});

describe("reconnect", () => {
  test("returns to a call without creating one, and starts it once", async () => {
    const { call, requests, names, rooms } = createTestCall();
    await call.reconnect(webCall);
    rooms[0]?.say("listening");
    expect(requests).toEqual([]);
    expect(names()).toEqual(["call-start-success", "call-start"]);
  });

  test("starts nothing when it is stopped meanwhile, however slowly the room is left", async () => {
    const { call, rooms, names } = createTestCall({ isSlow: true });
    const back = call.reconnect(webCall);
    await vi.waitFor(() => expect(rooms[0]?.state).toBe("joining"));
    const [room] = rooms;
    if (room === undefined) throw new Error("no room was opened");
    const left = delayLeaving(room);
    const stop = call.stop();
    room.admit();
    await back;
    left();
    await stop;
    expect(names()).toEqual(["call-end", "message"]);
  });

  test("throws what broke the room after the join, and reports it as its own failure", async () => {
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
    const { call } = await startTestCall();
    await expect(call.reconnect(webCall)).rejects.toThrow("Cannot reconnect while a call is already in progress.");
    await call.stop();
    await expect(call.reconnect({ webCallUrl: "" })).rejects.toThrow("webCallUrl is required for reconnection.");
  });

  test("reports a failure and throws it", async () => {
    const refusal = new VoiceError("exp-room", "The room has expired.");
    const { call, names, argsOf } = createTestCall({ refusal });
    await expect(call.reconnect(webCall)).rejects.toBe(refusal);
    expect(names()).toEqual(["call-start-failed", "error"]);
    expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "reconnect-error", stage: "reconnect", code: "exp-room" });
  });
});
