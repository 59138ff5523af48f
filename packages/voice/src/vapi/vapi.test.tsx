import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { webCall } from "../call/testing.ts";
import { FakeRoom, type FakeRoomBehaviour, silentTrack } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import Vapi from "./vapi.ts";

const events = [
  "call-start",
  "call-end",
  "message",
  "error",
  "camera-error",
  "network-connection",
  "daily-participant-updated",
  "call-start-success",
  "call-start-failed",
] as const;

let bodies: unknown[];

beforeEach(() => {
  bodies = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json(webCall, { status: 201 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(behaviour: FakeRoomBehaviour = {}) {
  const rooms: FakeRoom[] = [];
  Vapi.rooms = () => {
    const room = new FakeRoom(behaviour);
    rooms.push(room);
    return room;
  };
  const vapi = new Vapi("token", "https://platform.example", undefined, { audioSource: silentTrack() });
  const told: (readonly [string, ...unknown[]])[] = [];
  for (const event of events) vapi.on(event, (...args: unknown[]) => void told.push([event, ...args]));
  const room = () => rooms[0] as FakeRoom;
  return { vapi, told, room, names: () => told.map(([name]) => name) };
}

test("starts with 2.5.0's arguments, tells its events, and ends", async () => {
  const { vapi, room, names } = open();
  const options = { roomDeleteOnUserLeaveEnabled: false };
  const call = await vapi.start(
    "assistant-1",
    { variableValues: { name: "Ana" } },
    undefined,
    undefined,
    undefined,
    options,
  );
  expect(call.id).toBe("call-1");
  expect(bodies).toEqual([
    { assistantId: "assistant-1", assistantOverrides: { variableValues: { name: "Ana" } }, ...options },
  ]);
  room().say("listening");
  room().say({ type: "model-output", output: "Hola" });
  expect(await vapi.start("assistant-1")).toBeNull();
  vapi.say("Adiós.", true);
  vapi.send({ type: "add-message", message: { role: "tool", content: "x" } });
  const sent = room()
    .sent.filter((text) => text.startsWith("{"))
    .map((text) => JSON.parse(text));
  expect(sent[0]).toEqual({
    type: "say",
    message: "Adiós.",
    endCallAfterSpoken: true,
    interruptionsEnabled: false,
    interruptAssistantEnabled: false,
  });
  expect(vapi.isMuted()).toBe(false);
  vapi.setMuted(true);
  expect(vapi.isMuted()).toBe(true);
  vapi.end();
  await vi.waitFor(() => expect(names()).toContain("call-end"));
  expect(names()).toEqual(["call-start-success", "call-start", "message", "call-end", "message"]);
  expect(vapi.getDailyCallObject()).toBeNull();
  expect(vapi.isMuted()).toBe(false);
});

test("a failed join tells the two errors of 2.5.0, around the start that failed", async () => {
  const { vapi, told, names } = open({ refusal: new VoiceError("meeting-full", "The room is full.") });
  expect(await vapi.start({ name: "Ana" })).toBeNull();
  expect(names()).toEqual(["error", "call-start-failed", "error"]);
  expect(told.map(([, one]) => one)).toMatchObject([
    { type: "daily-call-join-error", stage: "daily-call-join", error: { message: "The room is full." } },
    { stage: "unknown", error: expect.stringContaining("The room is full.") },
    { type: "start-method-error", stage: "unknown", totalDuration: expect.any(Number) },
  ]);
});

test("nobody to call rejects, and a reconnection that cannot be rejects too", async () => {
  const { vapi, told } = open();
  await expect(vapi.start()).rejects.toThrow("Assistant or Squad or Workflow must be provided.");
  expect(told).toMatchObject([["error", { type: "validation-error", stage: "input-validation" }]]);
  await expect(vapi.reconnect({ webCallUrl: "" })).rejects.toThrow("webCallUrl is required for reconnection.");
  expect(() => vapi.setMuted(true)).toThrow("Call object is not available.");
  await expect(vapi.setInputDevicesAsync({ audioDeviceId: "m" })).rejects.toThrow("Call object is not available.");
});

test("raw events and the call object have Daily's shapes in our own room", async () => {
  const { vapi, told, room } = open();
  await vapi.start("a");
  const object = vapi.getDailyCallObject();
  expect(object.meetingState()).toBe("joined-meeting");
  const heard = vi.fn();
  object.on("app-message", heard);
  room().say({ type: "conversation-update" });
  expect(heard).toHaveBeenCalledWith({ action: "app-message", data: '{"type":"conversation-update"}' });
  object.on("track-stopped", heard);
  object.off("app-message", heard);
  room().say({ type: "conversation-update" });
  expect(heard).toHaveBeenCalledTimes(1);
  room().emit("network-connection", { status: "interrupted" });
  room().emit("participant-updated", { id: "p", userName: "Vapi Speaker", isLocal: false });
  expect(told.slice(-2)).toEqual([
    ["network-connection", { action: "network-connection", type: "signaling", event: "interrupted" }],
    ["daily-participant-updated", { session_id: "p", user_id: "p", user_name: "Vapi Speaker", local: false }],
  ]);
  room().emit("error", { type: "ejected", message: "Out." });
  expect(told.find(([name]) => name === "error")).toEqual([
    "error",
    { action: "error", errorMsg: "Out.", error: { type: "ejected", msg: "Out." } },
  ]);
});

test("has the methods of Node's EventEmitter", () => {
  const vapi = new Vapi("token");
  const order: string[] = [];
  const second = () => void order.push("second");
  vapi.on("call-start", second);
  vapi.prependListener("call-start", () => void order.push("first"));
  vapi.once("call-start", () => void order.push("once"));
  expect(vapi.emit("call-start")).toBe(true);
  expect(vapi.off("call-start", second).emit("call-start")).toBe(true);
  expect(order).toEqual(["first", "second", "once", "first"]);
  expect([vapi.eventNames(), vapi.listenerCount("call-start"), vapi.listeners("call-start").length]).toEqual([
    ["call-start"],
    1,
    1,
  ]);
  expect(vapi.removeAllListeners().emit("call-start")).toBe(false);
  expect(vapi.setMaxListeners(20).getMaxListeners()).toBe(20);
});

test("what listens once is let go, and not the same function that listens for good", () => {
  const vapi = new Vapi("token");
  const heard = vi.fn();
  vapi.once("call-start", heard).on("call-start", heard);
  for (const calls of [2, 3, 4]) {
    vapi.emit("call-start");
    expect(heard).toHaveBeenCalledTimes(calls);
  }
});

test("an option that no call can be made with fails the start, not the page", async () => {
  const vapi = new Vapi("");
  const errors: unknown[] = [];
  vapi.on("error", (error) => errors.push(error));
  expect(await vapi.start("a")).toBeNull();
  expect(errors).toMatchObject([{ type: "start-method-error", error: { code: "invalid" } }]);
});
