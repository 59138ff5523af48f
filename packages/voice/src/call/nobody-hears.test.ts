import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenRoom, RoomContext } from "../rooms/media-room.ts";
import { createTestCall, startOptions, webCall } from "./testing.ts";
import { VoiceCall } from "./voice-call.ts";
import type { VoiceCallOptions } from "./voice-call-options.ts";

const deaf = { ...webCall, assistant: { ...webCall.assistant, transcriber: { provider: "browser" } } };
const missing = { type: "hang", reason: "transcriber-missing" };

class Recogniser {
  static available = async () => "unavailable";
  lang = "";
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts a call on a platform that leaves hearing to the page, and lets the assistant listen. */
async function startDeaf(options: Partial<VoiceCallOptions> = {}, answer: typeof webCall = deaf) {
  const contexts: RoomContext[] = [];
  const test = createTestCall({}, {}, answer);
  const { rooms } = test.options;
  const spied: OpenRoom = (url, context) => {
    contexts.push(context);
    return rooms?.(url, context) ?? Promise.reject(new Error("no room"));
  };
  const observed = createTestCall({}, { ...test.options, rooms: spied, ...options }, answer);
  const started = await observed.call.start(startOptions);
  test.rooms[0]?.say("listening");
  return { ...observed, started, context: contexts[0] };
}

test("a call that nobody hears warns, and says so as a message after it has begun", async () => {
  const { names, argsOf, started } = await startDeaf();
  expect(started?.id).toBe("call-1");
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("Nobody hears this call"));
  expect(names().slice(-2)).toEqual(["call-start", "message"]);
  expect(argsOf("message")).toEqual([[missing]]);
});

test("the browser's own recognition is found where the platform leaves hearing to the page, in the page's language", async () => {
  vi.stubGlobal("SpeechRecognition", Recogniser);
  const available = vi.spyOn(Recogniser, "available");
  const { argsOf, context } = await startDeaf({ language: "pt-BR" });
  expect(context?.browserSpeech.recognition).toBeDefined();
  expect(available).toHaveBeenCalledWith({ langs: ["pt-BR"], processLocally: true });
  expect(argsOf("message")).toEqual([]);
});

test("a page that wants none of the browser's speech gets none", async () => {
  vi.stubGlobal("SpeechRecognition", Recogniser);
  const { argsOf, context } = await startDeaf({ browserSpeech: {} });
  expect(context?.browserSpeech).toEqual({});
  expect(argsOf("message")).toEqual([[missing]]);
});

test("a platform that hears is taken at its word", async () => {
  vi.stubGlobal("SpeechRecognition", Recogniser);
  const { argsOf, context } = await startDeaf({}, { ...webCall, assistant: { voice: { provider: "11labs" } } });
  expect(context?.browserSpeech).toEqual({});
  expect(argsOf("message")).toEqual([]);
  expect(console.warn).not.toHaveBeenCalled();
});

test("a video recording is refused in our own room, not left out", async () => {
  const { call, argsOf, requests } = createTestCall({}, { rooms: undefined as never });
  expect(await call.start({ assistant: { artifactPlan: { videoRecordingEnabled: true } } })).toBeNull();
  const [failure] = argsOf("error")[0] ?? [];
  expect(failure).toMatchObject({ code: "not-supported", message: expect.stringContaining("records no video") });
  expect(requests).toEqual([]);
});

test("options of Daily's rooms are refused in our own, and checked for theirs", async () => {
  const userData = { place: "Miami" };
  const ours = createTestCall({}, { userData });
  await ours.call.start(startOptions);
  expect(ours.argsOf("error")[0]?.[0]).toMatchObject({
    code: "not-supported",
    message: expect.stringContaining("userData"),
  });

  const answer = { ...webCall, webCallUrl: "https://rooms.example/one" };
  const wrong = createTestCall({}, { customTrayButtons: { b: { iconPath: "x", label: "l", tooltip: "t" } } }, answer);
  await wrong.call.start(startOptions);
  expect(wrong.argsOf("error")[0]?.[0]).toMatchObject({
    code: "invalid",
    message: "customTrayButton iconPath should be a url.",
  });

  const right = createTestCall({}, { userData }, answer);
  await right.call.start(startOptions);
  expect(right.names()).toContain("call-start-success");
});

test("commands before a call use what the rooms prepare; the call takes it over, and a stop closes it", async () => {
  const performed: unknown[] = [];
  const prepared = { perform: async (...all: unknown[]) => performed.push(all), destroy: vi.fn(async () => {}) };
  const taken: unknown[] = [];
  const first = createTestCall();
  const open: OpenRoom = (url, context) => {
    taken.push(context.prepared);
    return first.options.rooms?.(url, context) ?? Promise.reject(new Error("no room"));
  };
  const prepare = vi.fn(async () => prepared);
  const { call } = createTestCall({}, { rooms: Object.assign(open, { prepare }) });
  await call.perform("preAuth", { url: "https://rooms.example/one" });
  await call.perform("startCamera");
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(performed).toEqual([
    ["preAuth", { url: "https://rooms.example/one" }],
    ["startCamera", {}],
  ]);
  await call.start(startOptions);
  expect(taken).toEqual([prepared]);
  await call.stop();
  expect(prepared.destroy).not.toHaveBeenCalled();
  await call.perform("startCamera");
  await call.stop();
  expect(prepared.destroy).toHaveBeenCalledTimes(1);
});

test.each([
  ["startRecording", "the assistant's artifactPlan.recordingEnabled records it"],
  ["startRemoteMediaPlayer", "say() has the assistant speak"],
  ["sendDTMF", "a dtmf tool of the assistant presses keys"],
  ["startCamera", "Daily's rooms can"],
] as const)(
  "our own room refuses %s() before a call begins, and says what there is instead",
  async (command, instead) => {
    const call = new VoiceCall({ token: "t", baseUrl: "/platform" });
    const message = `Our own room cannot ${command}(): ${instead}.`;
    await expect(call.perform(command, {} as never)).rejects.toMatchObject({ code: "not-supported", message });
  },
);

test("rooms that prepare nothing refuse a command before a call with a sentence", async () => {
  const { call } = createTestCall();
  await expect(call.perform("startCamera")).rejects.toMatchObject({ code: "not-supported" });
});
