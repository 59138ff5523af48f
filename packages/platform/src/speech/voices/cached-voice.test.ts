import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { joinSamples } from "../../audio/samples.ts";
import { cachedVoice } from "./cached-voice.ts";
import { openSpokenFolder } from "./spoken-folder.ts";
import type { Voice } from "./voice.ts";

const options = { signal: new AbortController().signal, rate: 1 };

/** Says every text as one loud second, in tenths; counts how often it was asked. */
function countingVoice(): Voice & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: "counting",
    id: "counting",
    asked,
    speak: async function* (text) {
      asked.push(text);
      if (text === "fails") throw new Error("It failed.");
      for (let tenth = 0; tenth < 10; tenth++) yield new Int16Array(1600).fill(5000);
    },
  };
}

async function soundOf(voice: Voice, text: string): Promise<Int16Array> {
  return joinSamples(await chunksOf(voice, text));
}

async function chunksOf(voice: Voice, text: string): Promise<Int16Array[]> {
  const chunks: Int16Array[] = [];
  for await (const chunk of voice.speak(text, options)) chunks.push(chunk);
  return chunks;
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

describe("with a folder", () => {
  const top = mkdtempSync(join(tmpdir(), "dilo-spoken-"));
  afterAll(() => rmSync(top, { recursive: true }));

  /** A voice as a server opens it at a start. */
  function start(place: string, { id = "counting" } = {}) {
    const voice = { ...countingVoice(), id };
    return { voice, cached: cachedVoice(voice, { folder: openSpokenFolder(place) }) };
  }

  test("what was prepared is said by the next process without asking, and sounds the same", async () => {
    const place = join(top, "restart");
    const first = start(place);
    await first.cached.prepare(["uno", "dos"], options);
    const next = start(place);
    await next.cached.prepare(["uno", "dos"], options);
    const [before, after] = await Promise.all([first, next].map(({ cached }) => soundOf(cached, "uno")));
    expect(after).toEqual(before);
    expect(next.voice.asked).toEqual([]);
  });

  test("the first new text after a restart is heard at once, as loud as the others", async () => {
    const place = join(top, "loudness");
    const first = start(place);
    await first.cached.prepare(["uno"], options);
    const next = start(place);
    const kept = await soundOf(next.cached, "uno");
    const [chunk] = await chunksOf(next.cached, "nuevo");
    expect(chunk?.length).toBeLessThan(16_000);
    expect(Math.abs((chunk?.[800] ?? 0) - (kept[8000] ?? 0))).toBeLessThan(200);
  });

  test.each([
    ["a bit that turned", (bytes: Buffer) => bytes.fill(bytes.readUInt8(500) ^ 1, 500, 501)],
    ["half of it lost", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["nothing in it", () => Buffer.alloc(0)],
  ])("a file with %s is spoken anew, and kept whole by the next start", async (what, damage) => {
    const place = join(top, what);
    const first = start(place);
    await first.cached.prepare(["uno"], options);
    const [name = ""] = readdirSync(place);
    writeFileSync(join(place, name), damage(readFileSync(join(place, name))));
    const next = start(place);
    expect(await soundOf(next.cached, "uno")).toEqual(await soundOf(first.cached, "uno"));
    expect(next.voice.asked).toEqual(["uno"]);
    await start(place).cached.prepare(["uno"], options);
    const last = start(place);
    await hear(last.cached, "uno");
    expect(last.voice.asked).toEqual([]);
  });

  test("it keeps prepared texts of this voice alone", async () => {
    const place = join(top, "bounded");
    await start(place).cached.prepare(["uno", "dos", "tres"], options);
    const { cached } = start(place, { id: "another" });
    await cached.prepare(["uno", "fails"], options);
    await hear(cached, "de una persona");
    expect(readdirSync(place)).toHaveLength(1);
  });

  test("a place that cannot be written to keeps nothing from being said", async () => {
    const place = join(top, "no-folder");
    writeFileSync(place, "");
    const { cached, voice } = start(place);
    await cached.prepare(["uno", "dos"], options);
    expect(await hear(cached, "dos")).toBe(16_000);
    expect(voice.asked).toEqual(["uno", "dos"]);
  });
});
