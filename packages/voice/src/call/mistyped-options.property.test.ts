import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { VoiceError } from "../voice-error.ts";
import { createTestCall, startOptions, startTestCall } from "./testing.ts";
import { VoiceCall } from "./voice-call.ts";
import type { VoiceCallOptions } from "./voice-call-options.ts";

const options = [
  ...(["token", "baseUrl", "rooms", "audioSource", "startAudioOff", "dailyConfig", "browserSpeech"] as const),
  ...(["customIntegrations", "customTrayButtons", "userData", "language", "workletUrl"] as const),
  ...(["openMicrophone", "openSpeaker", "fetch"] as const),
] satisfies readonly (keyof VoiceCallOptions)[];

const targets = ["assistant", "assistantOverrides", "squad", "workflow", "workflowOverrides"] as const;

const anyValue = fc.oneof(
  fc.anything(),
  fc.constantFrom("", " ", 0, Number.NaN, [], {}, null, () => undefined),
);
/** What a page's own function may do wrong: give anything, or throw it. */
const anyFunction = fc.oneof(
  anyValue.map((given) => () => given),
  anyValue.map((given) => async () => given),
  anyValue.map((thrown) => () => {
    throw thrown;
  }),
);

/** Starts a call with one option that is not what it should be; tells what a page is told. */
async function startWith(option: string, value: unknown) {
  const setup = createTestCall({}, { [option]: value } as Partial<VoiceCallOptions>);
  const started = await setup.call.start(startOptions);
  await setup.call.stop();
  return { ...setup, started };
}

describe("an option that is mistyped", () => {
  test("is refused with a sentence that names it, or the call fails by a named code, or goes on without it", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...options), fc.oneof(anyValue, anyFunction), async (option, value) => {
        const right = { token: "token", baseUrl: "/platform", [option]: value };
        let isTaken = true;
        try {
          new VoiceCall(right as unknown as VoiceCallOptions);
        } catch (thrown) {
          isTaken = false;
          expect(thrown).toBeInstanceOf(VoiceError);
          expect(thrown).toMatchObject({ code: "invalid", message: expect.stringContaining(option) });
        }
        if (!isTaken) return;
        const { started, call, names, argsOf, rooms, microphones } = await startWith(option, value);
        if (started === null) expect(names().slice(0, 2)).toEqual(["call-start-failed", "error"]);
        for (const [failure] of argsOf("error")) {
          expect(failure).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) });
        }
        expect(call.isStarted).toBe(false);
        expect(rooms.every(({ isDestroyed }) => isDestroyed)).toBe(true);
        expect(microphones.some(({ isOpen }) => isOpen)).toBe(false);
      }),
    );
    vi.restoreAllMocks();
  });

  test("of a start is told as its failure, and nothing is opened", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets, "roomDeleteOnUserLeaveEnabled"), anyValue, async (name, value) => {
        const { call, names, argsOf, speakers } = createTestCall();
        const mistyped: object = { assistant: "a-1", [name]: value };
        const started = await call.start(mistyped);
        await call.stop();
        if (started !== null) return;
        expect(names()).toEqual(["call-start-failed", "error"]);
        expect(argsOf("error")[0]?.[0]).toMatchObject({ type: "validation-error", code: "invalid" });
        expect(speakers).toEqual([]);
      }),
    );
  });
});

describe("an option that is null", () => {
  // Without the page's own, rooms and fetch would use the network.
  const others = options.filter((name) => !["token", "baseUrl", "rooms", "fetch"].includes(name));

  test.each(others)("counts as left out: %s", async (name) => {
    const outcomes = [];
    for (const value of [undefined, null]) {
      const { started, argsOf } = await startWith(name, value);
      outcomes.push([started, argsOf("error").map(([{ code, message }]) => [code, message])]);
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
  });

  test("is not sent to the platform", async () => {
    const { call, requests } = createTestCall();
    await call.start({ assistant: "a-1", squad: null, roomDeleteOnUserLeaveEnabled: null } as never);
    await call.stop();
    expect(await requests[0]?.json()).toEqual({ assistantId: "a-1" });
  });
});

test("a command's argument that is mistyped is refused by a named error, and the call goes on", async () => {
  const { call } = await startTestCall();
  const invalid = { code: "invalid", message: expect.stringMatching(/^\S+ must be /) };
  for (const device of [null, undefined, "", 5, {}] as never[]) {
    await expect(call.setInputDevice(device)).rejects.toMatchObject(invalid);
  }
  for (const device of [null, undefined, 5, {}] as never[]) {
    await expect(call.setOutputDevice(device)).rejects.toMatchObject(invalid);
  }
  for (const gain of [null, undefined, "2", Number.NaN, -1, Number.POSITIVE_INFINITY] as never[]) {
    await expect(call.increaseMicLevel(gain)).rejects.toMatchObject(invalid);
  }
  for (const command of ["nonsense", "toString", undefined] as never[]) {
    await expect(call.perform(command, {} as never)).rejects.toMatchObject({ code: "invalid" });
  }
  expect(call.isJoined).toBe(true);
  await call.stop();
});
