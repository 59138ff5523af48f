import { expect, test } from "vitest";
import { cachedVoice } from "./cached-voice.ts";
import type { Voice } from "./voice.ts";

const options = { signal: new AbortController().signal, rate: 1 };

/** Says every text as one loud second; counts how often it was asked. */
function countingVoice(): Voice & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: "counting",
    id: "counting",
    asked,
    speak: async function* (text) {
      asked.push(text);
      if (text === "fails") throw new Error("It failed.");
      yield new Int16Array(16_000).fill(5000);
    },
  };
}

async function hear(voice: Voice, text: string, rate = 1): Promise<number> {
  let samples = 0;
  for await (const chunk of voice.speak(text, { ...options, rate })) samples += chunk.length;
  return samples;
}

test("says again what it has said without asking again", async () => {
  const voice = countingVoice();
  const cached = cachedVoice(voice);
  expect(await hear(cached, "uno")).toBe(16_000);
  expect(await hear(cached, "uno")).toBe(16_000);
  expect(voice.asked).toEqual(["uno"]);
  await hear(cached, "uno", 0.9);
  expect(voice.asked).toEqual(["uno", "uno"]);
});

test("prepares texts, and goes on when one fails", async () => {
  const voice = countingVoice();
  const cached = cachedVoice(voice);
  await cached.prepare(["uno", "fails", "dos"], options);
  await hear(cached, "dos");
  expect(voice.asked).toEqual(["uno", "fails", "dos"]);
});

test("forgets what was spoken longest ago when it is full", async () => {
  const voice = countingVoice();
  const cached = cachedVoice(voice, { maxBytes: 70_000 });
  for (const text of ["uno", "dos", "uno", "tres", "uno", "dos"]) await hear(cached, text);
  expect(voice.asked).toEqual(["uno", "dos", "tres", "dos"]);
});

test("does not remember what was cut short", async () => {
  const voice = countingVoice();
  const cached = cachedVoice(voice);
  for await (const _ of cached.speak("uno", options)) break;
  await hear(cached, "uno");
  expect(voice.asked).toEqual(["uno", "uno"]);
});
