import { afterAll, beforeAll, expect, test } from "vitest";
import type { Behaviour } from "../../testing/loopback-service.ts";
import type { Transcriber } from "./transcriber.ts";

/** A transcriber whose service answers "Juan Pérez" when it is well, and gives up after half a second. */
export interface TranscriberUnderTest {
  readonly transcriber: Transcriber;
  readonly become: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
}

/** What every transcriber does. */
export function transcriberContract(open: () => Promise<TranscriberUnderTest>): void {
  let subject: TranscriberUnderTest;
  beforeAll(async () => {
    subject = await open();
  });
  afterAll(() => subject?.close());

  const transcribe = (signal = new AbortController().signal) =>
    subject.transcriber.transcribe(new Int16Array(16_000), { signal, language: "es" });

  test("writes down what was said, accents and all", async () => {
    expect(await transcribe()).toBe("Juan Pérez");
  });

  test.each([
    ["mute", "timeout"],
    ["broken", "unreachable"],
    ["refusing", "refused"],
    ["nonsense", "malformed"],
    ["empty", "malformed"],
    ["dying", "unreachable"],
  ] as const)("says what is wrong with a service that is %s: %s", async (behaviour, code) => {
    subject.become(behaviour);
    await expect(transcribe()).rejects.toMatchObject({ name: "SpeechError", code });
    subject.become("slow");
    expect(await transcribe()).toBe("Juan Pérez");
    subject.become("well");
  });

  test("can be called off", async () => {
    subject.become("mute");
    const controller = new AbortController();
    const written = transcribe(controller.signal);
    controller.abort(new Error("called off"));
    await expect(written).rejects.toThrow("called off");
    subject.become("well");
  });
}
