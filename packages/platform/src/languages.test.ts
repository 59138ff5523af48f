import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { WebSocketServer } from "ws";
import type { CallObserver } from "./calls/call-observer.ts";
import type { Transcriber } from "./speech/transcribers/transcriber.ts";
import { deepgramTranscriber } from "./speech/transcribers/via-deepgram.ts";
import type { Voice } from "./speech/voices/voice.ts";
import { RoomClient } from "./testing/room-client.ts";
import { openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";
import { loudnessVad, silentFrame, speechFrame } from "./testing/virtual-speech.ts";

const silent: CallObserver = { onJoined: () => {}, onMessage: () => {}, onEnded: () => {} };

let fixture: TestPlatform;
afterEach(() => fixture.close());

/** Begins a call and tells in which languages it is heard and spoken. */
async function beginCall(assistant: object, firstMessage: string) {
  const heardIn: string[] = [];
  const spoken: (readonly [string | undefined, string])[] = [];
  const transcriber: Transcriber = {
    name: "",
    listen: (options) => {
      heardIn.push(options.language);
      const nothing = () => {};
      return { hear: nothing, begin: nothing, transcribe: async () => "", end: nothing, close: nothing };
    },
  };
  const voice: Voice = {
    name: "",
    id: "listed",
    speak: async function* (text, options) {
      spoken.push([options.language, text]);
      yield speechFrame;
    },
  };
  fixture = await openTestPlatform({ transcriber, voice });
  const client = new RoomClient(
    (await fixture.platform.beginCall({ assistant: { ...assistant, firstMessage } }, silent)).webCallUrl,
  );
  await client.join();
  await client.question(1);
  await expect.poll(() => spoken).toHaveLength(1);
  return { heardIn, spoken };
}

test.each([
  ["en-US", "en", "Good morning, how can I help you?"],
  ["pt-BR", "pt", "Bom dia, como posso ajudar?"],
  ["es-MX", "es", "Buenos días, ¿en qué le ayudo?"],
])("a call in %s is heard and spoken in that language", async (language, letters, firstMessage) => {
  const { heardIn, spoken } = await beginCall({ transcriber: { provider: "deepgram", language } }, firstMessage);
  expect(spoken).toEqual([[letters, firstMessage]]);
  expect(heardIn).toEqual([letters]);
});

test("an English voice is asked for where both languages are heard", async () => {
  const assistant = {
    voice: { provider: "11labs", voiceId: "paula", language: "en" },
    transcriber: { provider: "deepgram", language: "multi" },
  };
  const { heardIn, spoken } = await beginCall(assistant, "Hello. I am Dilo.");
  expect(spoken).toEqual([["en", "Hello. I am Dilo."]]);
  expect(heardIn).toEqual(["multi"]);
});

test.each([
  ["en-US", "en"],
  ["pt", "pt"],
  ["multi", "multi"],
])("Deepgram is asked for %s on its own wire when somebody speaks in a call", async (language, asked) => {
  const deepgram = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => {
    for (const socket of deepgram.clients) socket.terminate();
    deepgram.close();
  });
  await once(deepgram, "listening");
  const connected = once(deepgram, "connection");
  const baseUrl = `ws://127.0.0.1:${(deepgram.address() as AddressInfo).port}`;
  fixture = await openTestPlatform({
    transcriber: deepgramTranscriber({ baseUrl, key: "secret-key" }),
    openVad: () => loudnessVad,
  });
  const assistant = { transcriber: { provider: "deepgram", language } };
  const client = new RoomClient((await fixture.platform.beginCall({ assistant }, silent)).webCallUrl);
  await client.join();
  for (let frame = 0; frame < 20; frame += 1) client.speak(speechFrame);
  client.speak(silentFrame);
  const [, request] = (await connected) as [unknown, { readonly url: string }];
  expect(new URL(request.url, baseUrl).searchParams.get("language")).toBe(asked);
});
