import { afterEach, expect, test } from "vitest";
import type { CallObserver } from "./calls/call-observer.ts";
import type { Transcriber } from "./speech/transcribers/transcriber.ts";
import type { Voice } from "./speech/voices/voice.ts";
import { RoomClient } from "./testing/room-client.ts";
import { openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";
import { speechFrame } from "./testing/virtual-speech.ts";

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
