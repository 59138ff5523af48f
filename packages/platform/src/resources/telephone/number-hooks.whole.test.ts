import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPhoneCalls, ours, type PhoneCalls } from "./testing-phone-calls.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

type Steps = Parameters<typeof callerScenario>[0];

const person = "+13055550122";
const sdp = usualSdp.replace("0 8 101", "0 101");
const words = "Hoy no atendemos.";
const say = { type: "say", exact: words };
const transfer = { type: "transfer", destination: { type: "number", number: person } };

const called: Steps = [
  { send: "INVITE", sdp: usualSdp, again: 500 },
  { recv: 100, optional: true },
];
const up: Steps = [...called, { recv: 180, optional: true }, { recv: 200, rrs: true }, { send: "ACK" }];
const hungUpOn: Steps = [{ recv: "BYE", timeoutMs: 8000 }, { send: "200 OK" }];
/** Somebody who takes the call, has it for a moment and hangs up. */
const taking: Steps = [
  { recv: "INVITE", has: "INVITE sip:.13055550122@", timeoutMs: 8000 },
  { send: "180 Ringing" },
  { send: "200 OK", sdp, again: 500 },
  { recv: "ACK", rrs: true },
  { pauseMs: 500 },
  { send: "BYE", again: 500 },
  { recv: 200 },
];

let calls: PhoneCalls;
beforeAll(async () => {
  if (whyNot !== undefined) return;
  calls = await openPhoneCalls(() => "", { maxCalls: 4, rtpPorts: { min: 25_000, max: 25_100 } });
});
afterAll(() => calls?.close());

const callUs = (gateway: string, steps: Steps) =>
  runSipp(callerScenario(steps), {
    ...{ address: gateway, port: 5070, mediaPort: 7000, to: `${calls.address}:5060`, timeoutSeconds: 25 },
    options: ["-s", ours],
  }).done;

/** An assistant that ends the call itself, as soon as it has said hello. */
const brief = { name: "Ayuda", firstMessage: "Hola.", endCallPhrases: ["hola"] };

async function numberWith(hooks: readonly object[], assistant: object = brief) {
  const assistantId = await calls.make("createAssistant", assistant);
  return calls.openTrunk({ assistantId, hooks });
}

describe.skipIf(whyNot !== undefined)(`a number that has hooks${lack}`, () => {
  test("says its words while it would ring, hangs up, and no assistant is there", async () => {
    const { gateway, phoneNumberId } = await numberWith([{ on: "call.ringing", do: [say] }]);
    expect(await callUs(gateway, [...up, ...hungUpOn])).toMatchObject({ isRight: true });
    expect(calls.spoken).toContain(words);
    expect(await calls.lastCall(phoneNumberId)).toBeUndefined();
  });

  test("gives whoever calls to somebody else, and hangs up when they do", async () => {
    const { gateway } = await numberWith([{ on: "call.ringing", do: [transfer] }]);
    const taken = runSipp(calledScenario(taking), { address: gateway });
    expect(await callUs(gateway, [...up, ...hungUpOn])).toMatchObject({ isRight: true });
    expect(await taken.done).toMatchObject({ isRight: true });
  });

  test("says its words first and gives the call away then", async () => {
    const exact = "Le paso con mi colega.";
    const { gateway } = await numberWith([{ on: "call.ringing", do: [{ type: "say", exact }, transfer] }]);
    const taken = runSipp(calledScenario(taking), { address: gateway });
    expect(await callUs(gateway, [...up, ...hungUpOn])).toMatchObject({ isRight: true });
    expect(await taken.done).toMatchObject({ isRight: true });
    expect(calls.spoken).toContain(exact);
  });

  test("keeps a caller whose call has ended for the reason it names, and that call has its row", async () => {
    const exact = "Un momento, le comunico.";
    const filters = [{ type: "oneOf", key: "call.endedReason", oneOf: ["assistant-ended-call"] }];
    const hooks = [
      { on: "call.ending", filters, do: { type: "say", exact } },
      { on: "call.ending", filters, do: transfer },
    ];
    const { gateway, phoneNumberId } = await numberWith(hooks);
    const taken = runSipp(calledScenario(taking), { address: gateway });
    expect(await callUs(gateway, [...up, ...hungUpOn])).toMatchObject({ isRight: true });
    expect(await taken.done).toMatchObject({ isRight: true });
    expect(calls.spoken).toContain(exact);
    expect(await calls.lastCall(phoneNumberId)).toMatchObject({ endedReason: "assistant-ended-call" });
  });

  test("does nothing about an end of another reason", async () => {
    const exact = "Esto no se dice.";
    const filters = [{ type: "oneOf", key: "call.endedReason", oneOf: "silence-timed-out" }];
    const { gateway } = await numberWith([{ on: "call.ending", filters, do: { type: "say", exact } }]);
    expect(await callUs(gateway, [...up, ...hungUpOn])).toMatchObject({ isRight: true });
    expect(calls.spoken).not.toContain(exact);
  });

  test("does nothing for a caller who has hung up", async () => {
    const exact = "Esto tampoco.";
    const hooks = [{ on: "call.ending", do: { type: "say", exact } }];
    const { gateway, phoneNumberId } = await numberWith(hooks, { name: "Ayuda", firstMessage: "Hola." });
    const bye: Steps = [{ pauseMs: 500 }, { send: "BYE", again: 500 }, { recv: 200 }];
    expect(await callUs(gateway, [...up, ...bye])).toMatchObject({ isRight: true });
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["endedReason"]).toBe("customer-ended-call");
    expect(calls.spoken).not.toContain(exact);
    await expect.poll(() => calls.platform.activeCalls()).toBe(0);
  });
});
