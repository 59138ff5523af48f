import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { record, whyNoSpeech } from "./espeak.ts";
import { type FakeSynthesizer, startFakeSynthesizer } from "./fake-synthesizer.ts";
import { similarity, spectrogramOf } from "./spectrogram.ts";
import { readWav } from "./wav.ts";

const why = whyNoSpeech();
const order = { model: "tts-1", voice: "alloy", input: "¿Cuál es su nombre completo?", response_format: "pcm" };

describe.skipIf(why !== undefined)(`the fake synthesizer${why === undefined ? "" : ` (not run: ${why})`}`, () => {
  let fake: FakeSynthesizer;
  beforeAll(async () => {
    fake = await startFakeSynthesizer({ key: "key" });
  });
  afterAll(() => fake?.close());

  const ask = (body: unknown, headers: Record<string, string> = { authorization: "Bearer key" }) =>
    fetch(`${fake.url}/audio/speech`, { method: "POST", headers, body: JSON.stringify(body) });

  test("says the text that was asked for, at 24 kHz", async () => {
    const response = await ask(order);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/pcm"]);
    const samples = new Int16Array(await response.arrayBuffer());
    const heard = spectrogramOf({ sampleRate: 24_000, samples });
    const alike = (text: string) => similarity(heard, spectrogramOf(readWav(record(text))));
    expect(alike(order.input)).toBeGreaterThan(0.6);
    expect(alike("¿En qué país nació usted?")).toBeLessThan(0.5);
    expect(fake.spoken).toEqual([{ model: "tts-1", voice: "alloy", input: order.input, speed: 1 }]);
  });

  test("answers any text with 0.3 s of sound when it is brief", async () => {
    fake.become("brief");
    const samples = new Int16Array(await (await ask(order)).arrayBuffer());
    fake.become("honest");
    expect(samples.length / 24_000).toBeCloseTo(0.3);
    expect(Math.max(...samples)).toBeGreaterThan(4000);
  });

  test("takes its time when told to", async () => {
    const length = async (speed: number) => (await (await ask({ ...order, speed })).arrayBuffer()).byteLength;
    expect(await length(0.7)).toBeGreaterThan((await length(1)) * 1.2);
  });

  test.each([
    ["no voice", { ...order, voice: undefined }],
    ["no text", { ...order, input: "" }],
    ["too long a text", { ...order, input: "a".repeat(4097) }],
    ["a pace there is not", { ...order, speed: 5 }],
    ["a word it does not know", { ...order, loudness: 3 }],
    ["another format", { ...order, response_format: "mp3" }],
  ])("refuses %s", async (_what, body) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  test("refuses a stranger, and fails when it is told to", async () => {
    expect((await ask(order, {})).status).toBe(401);
    expect((await fetch(`${fake.url}/models`)).status).toBe(404);
    fake.become("broken");
    expect((await ask(order)).status).toBe(500);
    fake.become("silent");
    const sound = new Int16Array(await (await ask(order)).arrayBuffer());
    expect(sound.length).toBeGreaterThan(24_000);
    expect(sound.every((sample) => sample === 0)).toBe(true);
    fake.become("honest");
  });
});
