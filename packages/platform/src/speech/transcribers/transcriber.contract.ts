import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Behaviour } from "../../testing/stub-service.ts";
import type { Transcriber, TranscriptionStream } from "./transcriber.ts";

/** A wait so long that no machine is so busy, and one for a service that never answers: it may be over at once. Milliseconds. */
const patientMs = 30_000;
const hastyMs = 50;

/** A transcriber whose service answers "Juan Pérez" when it is well. */
export interface TranscriberUnderTest {
  readonly transcriber: Transcriber;
  readonly become: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
}

/**
 * What every transcriber does.
 * @param open makes one that waits for its service so long
 */
export function transcriberContract(open: (timeoutMs: number) => Promise<TranscriberUnderTest>): void {
  let subject: TranscriberUnderTest;
  beforeAll(async () => {
    subject = await open(patientMs);
  });
  afterAll(() => subject?.close());

  let stream: TranscriptionStream;
  beforeEach(() => {
    stream = subject.transcriber.listen({ language: "es", preRollFrames: 2, onPartial: () => {} });
  });
  afterEach(() => stream.close());

  /** One second of a turn. */
  async function transcribe(signal = new AbortController().signal): Promise<string> {
    stream.begin();
    for (let frame = 0; frame < 50; frame += 1) stream.hear(new Int16Array(320).fill(frame));
    try {
      return await stream.transcribe(signal);
    } finally {
      stream.end();
    }
  }

  test("writes down what was said, accents and all", async () => {
    expect(await transcribe()).toBe("Juan Pérez");
  });

  test.each([
    ["broken", "unreachable"],
    ["refusing", "refused"],
    ["nonsense", "malformed"],
    ["empty", "malformed"],
    ["dying", "unreachable"],
  ] as const)("says what is wrong with a service that is %s: %s", async (behaviour, code) => {
    subject.become(behaviour);
    await expect(transcribe()).rejects.toMatchObject({ name: "PlatformError", code });
    subject.become("slow");
    expect(await transcribe()).toBe("Juan Pérez");
    subject.become("well");
  });

  test("gives up on a service that is mute", async () => {
    const hasty = await open(hastyMs);
    hasty.become("mute");
    const turn = hasty.transcriber.listen({ language: "es", preRollFrames: 2, onPartial: () => {} });
    turn.begin();
    turn.hear(new Int16Array(320));
    await expect(turn.transcribe(new AbortController().signal)).rejects.toMatchObject({ code: "timeout" });
    turn.close();
    await hasty.close();
  });

  test("writes one turn after the other, and one turn twice", async () => {
    expect(await transcribe()).toBe("Juan Pérez");
    stream.begin();
    stream.hear(new Int16Array(320));
    expect(await stream.transcribe(new AbortController().signal)).toBe("Juan Pérez");
    stream.hear(new Int16Array(320));
    expect(await stream.transcribe(new AbortController().signal)).toContain("Juan Pérez");
  });

  test("can be called off", async () => {
    subject.become("mute");
    const controller = new AbortController();
    const transcribed = transcribe(controller.signal);
    controller.abort(new Error("called off"));
    await expect(transcribed).rejects.toThrow("called off");
    subject.become("well");
  });
}
