import { expect, test } from "vitest";
import { checkedCallOptions, checkedStartOptions } from "./check-options.ts";
import { createTestCall } from "./testing.ts";
import { VoiceCall } from "./voice-call.ts";

const right = { token: "token", baseUrl: "/platform" };

test.each([
  [undefined, "VoiceCall needs an object with token and baseUrl."],
  ["token", "VoiceCall needs an object with token and baseUrl."],
  [{ baseUrl: "/platform" }, "token is required."],
  [{ token: "token" }, "baseUrl is required."],
  [{ ...right, token: "" }, "token must be a string that is not empty, or a function that gets one."],
  [{ ...right, token: 7 }, "token must be a string that is not empty, or a function that gets one."],
  [{ ...right, baseUrl: "platform" }, "baseUrl must be an address that begins with http:, https: or /."],
  [{ ...right, baseUrl: "ftp://one.example" }, "baseUrl must be an address that begins with http:, https: or /."],
  [{ ...right, baseUrl: "https://" }, "baseUrl must be an address that begins with http:, https: or /."],
  [{ ...right, rooms: {} }, "rooms must be a function."],
  [{ ...right, audioSource: 3 }, "audioSource must be true, false, a device's id or a track."],
  [{ ...right, startAudioOff: "yes" }, "startAudioOff must be true or false."],
  [{ ...right, dailyConfig: true }, "dailyConfig must be an object."],
  [{ ...right, browserSpeech: true }, "browserSpeech must be an object."],
  [{ ...right, language: "español" }, "language must be a language such as es-US."],
  [{ ...right, workletUrl: 1 }, "workletUrl must be an address."],
  [{ ...right, openMicrophone: true }, "openMicrophone must be a function."],
  [{ ...right, openSpeaker: true }, "openSpeaker must be a function."],
  [{ ...right, fetch: "fetch" }, "fetch must be a function."],
  [{ ...right, startAudioOf: true }, "There is no option startAudioOf: did you mean startAudioOff?"],
  [{ ...right, baseURL: "/" }, "There is no option baseURL: did you mean baseUrl?"],
  [{ ...right, rooom: 1 }, expect.stringContaining("There is no option rooom; there are token, baseUrl, ")],
])("%j is refused with a sentence", (options, message) => {
  expect(() => checkedCallOptions(options)).toThrow(expect.objectContaining({ code: "invalid", message }));
});

test("takes every option as it is meant, and undefined and null as left out", () => {
  const all = {
    token: async () => "token",
    baseUrl: "https://api.example.com",
    rooms: undefined,
    audioSource: "microphone-2",
    startAudioOff: null,
    dailyConfig: {},
    browserSpeech: {},
    language: "pt-BR",
    workletUrl: new URL("https://one.example/worklet.js"),
    openMicrophone: () => {},
    fetch,
  };
  expect(() => checkedCallOptions(all)).not.toThrow();
  expect(() => new VoiceCall(right)).not.toThrow();
});

const nobody = "Assistant or Squad or Workflow must be provided.";

test.each([
  [{}, nobody],
  [{ assistant: "" }, nobody],
  ["assistant-1", "start() takes an object: start({ assistant: id })."],
  [{ assistent: "a-1" }, "There is no option assistent: did you mean assistant?"],
  [{ assistantId: "a-1" }, expect.stringContaining("There is no option assistantId; there are assistant, ")],
  [{ assistant: 7 }, "assistant must be an id or an object."],
  [{ assistant: "a", assistantOverrides: "b" }, "assistantOverrides must be an object."],
  [{ squad: true }, "squad must be an id or an object."],
  [{ workflow: [] }, "workflow must be an id or an object."],
  [{ workflow: "w", workflowOverrides: 1 }, "workflowOverrides must be an object."],
  [{ assistant: "a", roomDeleteOnUserLeaveEnabled: "no" }, "roomDeleteOnUserLeaveEnabled must be true or false."],
])("start(%j) is refused with a sentence", (options, message) => {
  expect(() => checkedStartOptions(options)).toThrow(expect.objectContaining({ code: "invalid", message }));
});

test("a mistyped start fails as any other: it reports, gives null, and opens nothing", async () => {
  const { call, names, argsOf, rooms, speakers } = createTestCall();
  const mistyped: object = { assistent: "a-1" };
  expect(await call.start(mistyped)).toBeNull();
  expect(names()).toEqual(["call-start-failed", "error"]);
  const [failure] = argsOf("error")[0] ?? [];
  expect(failure).toMatchObject({ type: "validation-error", stage: "input-validation", code: "invalid" });
  expect([rooms, speakers]).toEqual([[], []]);
});

test.each([
  [
    "is away",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "not-reached",
    /platform at https:\/\/platform.example could not be reached/,
  ],
  [
    "is a page",
    async () => new Response("<p>Hi</p>", { headers: { "content-type": "text/html" } }),
    "no-platform",
    /What answered at https:\/\/platform.example is no platform/,
  ],
  [
    "answers, and lets no page elsewhere ask",
    // As a browser does: what a page may not read fails, what it does not ask to read is sent.
    async (_address: unknown, init?: RequestInit) => {
      if (init?.mode === "no-cors") return new Response();
      throw new TypeError("Failed to fetch");
    },
    "no-platform",
    /What answered at https:\/\/platform.example is no platform, .* ends with \/platform\.$/,
  ],
  [
    "knows no such path",
    async () => new Response("Not Found", { status: 404 }),
    "call-refused",
    /answered 404: is https:\/\/platform.example the right baseUrl/,
  ],
])("a server that %s is named", async (_, fetch, code, message) => {
  const { call, argsOf, speakers, microphones } = createTestCall({}, { fetch });
  expect(await call.start({ assistant: {} })).toBeNull();
  const [failure] = argsOf("error")[0] ?? [];
  expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(speakers.every(({ isClosed }) => isClosed) && microphones.every(({ isOpen }) => !isOpen)).toBe(true);
});

test("a token function that gives none is told so", async () => {
  const { call, argsOf } = createTestCall({}, { token: async () => "" });
  await call.start({ assistant: {} });
  const [failure] = argsOf("error")[0] ?? [];
  expect(failure).toMatchObject({ code: "invalid", message: "The function given as token gave no token." });
});
