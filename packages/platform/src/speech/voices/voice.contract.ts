import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinSamples } from "../../audio/samples.ts";
import type { Behaviour } from "../../testing/stub-service.ts";
import type { Voice } from "./voice.ts";

/** A voice, and the service behind it where it has one that can be made to fail. */
export interface VoiceUnderTest {
  readonly voice: Voice;
  /** How long the voice waits for sound. Milliseconds. */
  readonly timeoutMs: number;
  readonly become?: (behaviour: Behaviour) => void;
  readonly close?: () => Promise<void>;
}

/** A wait so long that no machine is so busy, one that a listener can outlast, and one for a service that never answers. Milliseconds. */
const patientMs = 30_000;
const shortMs = 1500;
const hastyMs = 50;

const text = "¿Cuál es su nombre completo?";
const longText = "Escriba su nombre como está en su pasaporte, con todos sus apellidos, sin abreviar ninguno. ".repeat(
  4,
);

/**
 * What every voice does.
 * @param open makes one that waits for sound so long, or as long as it says
 */
export function voiceContract(open: (timeoutMs: number) => Promise<VoiceUnderTest>): void {
  let subject: VoiceUnderTest;
  beforeAll(async () => {
    subject = await open(shortMs);
  });
  afterAll(() => subject?.close?.());

  test("speaks for a second or more, loud enough to be heard", async () => {
    const sound = await speakWith(subject.voice);
    expect(sound.length).toBeGreaterThan(16_000);
    expect(sound.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)).toBeGreaterThan(1000);
  });

  test("says who it is", () => {
    expect(subject.voice.id).not.toBe("");
    expect(subject.voice.id).not.toContain("secret-key");
  });

  test("does not begin when it was called off before", async () => {
    await expect(speakWith(subject.voice, AbortSignal.abort(new Error("called off")))).rejects.toThrow("called off");
  });

  test("says a long text to its end to a listener slower than its limit", async () => {
    const whole = await speakWith(subject.voice, undefined, longText);
    const chunks: Int16Array[] = [];
    const options = { signal: new AbortController().signal, rate: 1 };
    for await (const chunk of subject.voice.speak(longText, options)) {
      if (chunks.push(chunk) === 1) await delay(subject.timeoutMs * 1.25);
    }
    // The synthesiser breathes a little differently each time.
    expect(joinSamples(chunks).length / whole.length).toBeCloseTo(1, 1);
  });

  test("stops in mid-utterance when it is called off", async () => {
    const controller = new AbortController();
    const sound = subject.voice.speak(text, { signal: controller.signal, rate: 1 })[Symbol.asyncIterator]();
    await sound.next();
    controller.abort(new Error("called off"));
    const rest = async () => {
      while (!(await sound.next()).done);
    };
    await expect(rest()).rejects.toThrow("called off");
  });
}

/** What every voice does when the service behind it fails: `become` makes it so. */
export function voiceServiceContract(open: (timeoutMs: number) => Promise<Required<VoiceUnderTest>>): void {
  let subject: Required<VoiceUnderTest>;
  beforeAll(async () => {
    subject = await open(patientMs);
  });
  afterAll(() => subject?.close());

  test.each([
    ["broken", "unreachable"],
    ["refusing", "refused"],
    ["empty", "malformed"],
    ["dying", "unreachable"],
  ] as const)("says what is wrong with a service that is %s: %s", async (behaviour, code) => {
    subject.become(behaviour);
    await expect(speakWith(subject.voice)).rejects.toMatchObject({ name: "PlatformError", code });
    subject.become("slow");
    expect((await speakWith(subject.voice)).length).toBeGreaterThan(16_000);
    subject.become("well");
  });

  test.each(["mute", "stalling"] as const)("gives up on a service that is %s", async (behaviour) => {
    const hasty = await open(hastyMs);
    hasty.become(behaviour);
    await expect(speakWith(hasty.voice)).rejects.toMatchObject({ name: "PlatformError", code: "timeout" });
    await hasty.close();
  });
}

async function speakWith(
  voice: Voice,
  signal = new AbortController().signal,
  words: string = text,
): Promise<Int16Array> {
  const chunks: Int16Array[] = [];
  for await (const chunk of voice.speak(words, { signal, rate: 1 })) chunks.push(chunk);
  return joinSamples(chunks);
}
