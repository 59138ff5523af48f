import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noise, record, sox, whyNoSox, whyNoSpeech } from "./espeak.ts";
import { type FakeTranscriber, startFakeTranscriber } from "./fake-transcriber.ts";

const texts = [
  "Juan Pérez López",
  "doce de octubre de mil novecientos setenta y nueve",
  "México",
  "sí",
  "no",
  "mi esposa",
];
const why = whyNoSpeech() ?? whyNoSox();

describe.skipIf(why !== undefined)(`the fake transcriber${why === undefined ? "" : ` (not run: ${why})`}`, () => {
  let fake: FakeTranscriber;
  let wrong: FakeTranscriber;
  beforeAll(async () => {
    fake = await startFakeTranscriber({ answers: texts.map((text) => ({ text, wav: record(text) })) });
    const others = ["calle ocho número mil doscientos", "soltero", "residente permanente"];
    wrong = await startFakeTranscriber({ answers: others.map((text) => ({ text, wav: record(text) })) });
  });
  afterAll(() => Promise.all([fake?.close(), wrong?.close()]));

  test.each(texts)("knows “%s” inside silence, and quieter", async (text) => {
    expect(await ask(fake, sox(record(text), ["pad", "0.5", "0.7", "vol", "0.4"]))).toBe(text);
  });

  test("knows it over a telephone's band, clipped, and over a faint hiss", async () => {
    const text = "Juan Pérez López";
    expect(await ask(fake, sox(record(text), ["lowpass", "3400", "highpass", "200"]))).toBe(text);
    expect(await ask(fake, sox(record(text), ["gain", "-3", "overdrive", "5"]))).toBe(text);
  });

  test("knows it torn by a busy machine: pieces late, pieces missing", async () => {
    const text = "doce de octubre de mil novecientos setenta y nueve";
    expect(await ask(fake, sox(record(text), ["pad", "0.2@0.9", "0.2@1.9"]))).toBe(text);
    expect(await ask(fake, sox(record(text), ["trim", "0", "=1.1", "=1.25"]))).toBe(text);
    expect(await ask(fake, sox(record("mi esposa"), ["pad", "0.15@0.4"]))).toBe("mi esposa");
  });

  test.each(["whitenoise", "pinknoise", "brownnoise"] as const)("hears no words in %s", async (kind) => {
    expect(await ask(fake, noise(kind))).toBe("");
  });

  test("hears no words in silence", async () => {
    expect(await ask(fake, sox(noise("whitenoise"), ["vol", "0"]))).toBe("");
  });

  test.each(texts)("does not know “%s” when it was given other recordings", async (text) => {
    expect(await ask(wrong, record(text))).toBe("");
  });

  test("does not know the first third of an answer", async () => {
    expect(await ask(fake, sox(record("doce de octubre de mil novecientos setenta y nueve"), ["trim", "0", "1"]))).toBe(
      "",
    );
  });

  test("answers what was said, not what was expected: swapped recordings come back swapped", async () => {
    const swapped = await startFakeTranscriber({
      answers: [
        { text: "México", wav: record("mi esposa") },
        { text: "mi esposa", wav: record("México") },
      ],
    });
    expect(await ask(swapped, record("México"))).toBe("mi esposa");
    expect(await ask(swapped, record("mi esposa"))).toBe("México");
    await swapped.close();
  });

  test("answers 500 when broken, 404 elsewhere, 400 to what is no form", async () => {
    fake.become("broken");
    expect((await post(fake, record("sí"))).status).toBe(500);
    fake.become("honest");
    expect((await fetch(`${fake.url}/models`, { method: "POST", body: new FormData() })).status).toBe(404);
    expect((await fetch(`${fake.url}/audio/transcriptions`, { method: "POST", body: "x" })).status).toBe(400);
  });
});

async function ask(fake: FakeTranscriber, wav: Buffer) {
  const response = await post(fake, wav);
  expect(response.status).toBe(200);
  return (await response.json()).text;
}

function post(fake: FakeTranscriber, wav: Buffer) {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(wav)], { type: "audio/wav" }), "segment.wav");
  body.set("model", "whisper-1");
  body.set("language", "es");
  return fetch(`${fake.url}/audio/transcriptions`, { method: "POST", body });
}
