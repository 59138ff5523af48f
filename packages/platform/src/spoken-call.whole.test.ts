import { noise, record, whyNoSox, whyNoSpeech } from "@dilo/testing/espeak";
import { type FakeTranscriber, startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinSamples, samplesOf } from "./audio/samples.ts";
import { readWavHeader } from "./audio/wav.ts";
import { findEspeakVoice, openAiTranscriber } from "./index.ts";
import { openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";

const why = whyNoSpeech() ?? whyNoSox();
const answers = ["Juan Pérez López", "sí", "calle ocho número mil doscientos, Miami, Florida"];

/** What a microphone sends of one answer: a second of silence on both sides. */
function microphone(wav: Buffer): Int16Array {
  const header = readWavHeader(wav);
  const silence = new Int16Array(16_000);
  return joinSamples([silence, samplesOf(wav.subarray(header?.dataAt)), silence]);
}

describe.skipIf(why !== undefined)(`a spoken call${why === undefined ? "" : ` (not run: ${why})`}`, () => {
  let fake: FakeTranscriber;
  let fixture: TestPlatform;
  beforeAll(async () => {
    fake = await startFakeTranscriber({ answers: answers.map((text) => ({ text, wav: record(text) })) });
    const transcriber = openAiTranscriber({ baseUrl: fake.url, key: "", model: "whisper-1", name: "test" });
    const voice = await findEspeakVoice();
    if (voice === undefined) throw new Error("espeak-ng was there a moment ago.");
    fixture = await openTestPlatform({ transcriber, voice });
  });
  afterAll(async () => {
    await fixture?.close();
    await fake?.close();
  });

  test("speaks the question, writes down the answer, speaks the next question", async () => {
    const client = await fixture.call({ subject: "first", firstMessage: "¿Su nombre completo?" });
    await client.silence(1);
    const framesOfFirst = client.arrived.filter(({ kind }) => kind === "audio").length;
    expect(framesOfFirst).toBeGreaterThan(50);

    for (const [at, answer] of answers.entries()) {
      client.speak(microphone(record(answer)));
      const said = await client.userSaid(at + 1);
      expect(said).toMatchObject({ transcript: answer, beganOverAssistant: false });
      client.message({ type: "add-message", message: { role: "system", content: `¿El ${at + 2}?` } });
      await client.heard("turn-metrics", ({ turnId }) => turnId === said.turnId);
      await client.silence(at + 2);
    }
    expect(client.arrived.filter(({ kind }) => kind === "audio").length).toBeGreaterThan(framesOfFirst + 50);
    client.signal({ type: "leave" });
  });

  test("tells when the transcriber is broken, asks again, and goes on when it is well", async () => {
    const client = await fixture.call({ subject: "second", firstMessage: "¿Está casado?" });
    await client.silence(1);
    fake.become("broken");
    client.speak(microphone(record("sí")));
    expect(await client.heard("hang")).toEqual({ type: "hang", reason: "transcriber-failed" });
    fake.become("honest");
    expect((await client.question(2)).transcript).toBe("¿Está casado?");
    await client.silence(2);
    client.speak(microphone(record("sí")));
    expect((await client.userSaid(1)).transcript).toBe("sí");
    client.signal({ type: "leave" });
  });

  test("makes no answer of noise", async () => {
    const client = await fixture.call({ subject: "third", firstMessage: "Diga." });
    await client.silence(1);
    client.speak(microphone(noise("pinknoise")));
    await client.heard("speech-update", ({ role, status }) => role === "user" && status === "stopped");
    client.speak(microphone(record("sí")));
    expect((await client.userSaid(1)).transcript).toBe("sí");
    client.signal({ type: "leave" });
  });

  test("says the same sentence more slowly when it is asked to, and as before when it is not", async () => {
    const client = await fixture.call({ subject: "fourth" });
    const content = "¿Cuál es su teléfono?";
    const lengths: number[] = [];
    for (const [at, rate] of [undefined, 0.7, undefined].entries()) {
      const before = client.soundFrames;
      client.message({
        type: "add-message",
        message: { role: "system", content },
        ...(rate !== undefined && { rate }),
      });
      await client.silence(at + 1);
      lengths.push(client.soundFrames - before);
    }
    const [first = 0, slow = 0, again = 0] = lengths;
    expect(slow).toBeGreaterThan(first * 1.25);
    expect(Math.abs(again - first)).toBeLessThanOrEqual(1);
    client.signal({ type: "leave" });
  });

  test("writes nothing that was said into its log", () => {
    const log = JSON.stringify(fixture.log);
    for (const text of [...answers, "nombre", "¿El", "casado"]) expect(log).not.toContain(text);
    expect(log).toContain("turn-ended");
  });
});
