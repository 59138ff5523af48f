import fc from "fast-check";
import { expect, test } from "vitest";
import type { FakeRoom } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import { createTestCall } from "./testing.ts";

const actions = [
  "start",
  "stop",
  "end",
  "admit",
  "listening",
  "ended",
  "close",
  "fail",
  "lost",
  "level",
  "rest",
] as const;

type World = ReturnType<typeof createTestCall>;

function act({ call, rooms }: World, action: (typeof actions)[number]): unknown {
  const room: FakeRoom | undefined = rooms.at(-1);
  switch (action) {
    case "start":
      return call.start({ assistant: "a-1" });
    case "stop":
      return call.stop();
    case "end":
      return call.end();
    case "admit":
      return room?.admit();
    case "listening":
      return room?.say("listening");
    case "ended":
      return room?.say({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
    case "close":
      return room?.close("assistant-ended-call");
    case "fail":
      return room?.fail({ type: "connection", message: "lost" });
    case "lost":
      return room?.emit("device-error", { type: "in-use", message: "stopped" });
    case "level":
      return room?.emit("remote-audio-level", { assistant: 0.1 });
    case "rest":
      return undefined;
  }
}

test("every order of events leaves a call ended or failed, with everything closed", async () => {
  const anyManner = fc.record({
    isSlow: fc.boolean(),
    breaksWhenObserved: fc.boolean(),
    refusal: fc.option(fc.constant(new VoiceError("meeting-full", "full")), { nil: undefined }),
  });
  const anyActions = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(4)), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(anyManner, anyActions, async ({ refusal, ...behaviour }, script) => {
      const setup = createTestCall({ ...behaviour, ...(refusal && { refusal }) });
      const results: Promise<unknown>[] = [];
      for (const [action, pauses] of script) {
        results.push(Promise.resolve(act(setup, action)));
        for (let pause = 0; pause < pauses * 5; pause++) await Promise.resolve();
      }
      await setup.call.stop();
      // Nothing rejects, whatever the order.
      await Promise.all(results);
      const count = (name: string) => setup.names().filter((one) => one === name).length;
      expect(setup.call.isStarted).toBe(false);
      expect(count("call-end") + count("call-start-failed")).toBe(setup.speakers.length);
      expect(count("call-start")).toBeLessThanOrEqual(setup.speakers.length);
      expect(count("speech-start")).toBe(count("speech-end"));
      expect(setup.speakers.every(({ isClosed }) => isClosed)).toBe(true);
      expect(setup.microphones.some(({ isOpen }) => isOpen)).toBe(false);
      expect(setup.rooms.every(({ isDestroyed }) => isDestroyed)).toBe(true);
    }),
  );
});
