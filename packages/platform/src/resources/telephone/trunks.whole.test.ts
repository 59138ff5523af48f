import { createHash } from "node:crypto";
import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAddress, openPhoneCalls, ours, type PhoneCalls } from "./testing-phone-calls.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

type Steps = Parameters<typeof calledScenario>[0];

const person = "+13055550122";
const speechless = { name: "Ayuda", firstMessage: "Hola." };
const busy: Steps = [{ send: "486 Busy Here", again: 500 }, { recv: "ACK" }];

let calls: PhoneCalls;
beforeAll(async () => {
  if (whyNot !== undefined) return;
  calls = await openPhoneCalls(() => "", { maxCalls: 4, rtpPorts: { min: 24_000, max: 24_100 } });
});
afterAll(() => calls?.close());

const dial = (phoneNumberId: string) =>
  calls.fixture.do("createCall", { body: { phoneNumberId, assistant: speechless, customer: { number: person } } });

/** Calls through a trunk; the gateway sees to what comes. */
async function callThrough(
  credential: object,
  gateway: { readonly address: string; readonly port?: number },
  steps: Steps,
) {
  const { phoneNumberId } = await calls.openTrunk({}, credential);
  const sipp = runSipp(calledScenario(steps), gateway);
  const made = await dial(phoneNumberId);
  expect(made.status, made.text).toBe(201);
  expect(await sipp.done).toMatchObject({ isRight: true });
  const end = async () => (await calls.lastCall(phoneNumberId))?.["status"];
  await expect.poll(end, { timeout: 5000 }).toBe("ended");
  return calls.lastCall(phoneNumberId);
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

describe.skipIf(whyNot !== undefined)(`a trunk${lack}`, () => {
  test("is called at its address and port, by the number as it takes it", async () => {
    const address = newAddress();
    const credential = {
      ...{ gateways: [{ ip: address, port: 5080 }], techPrefix: "99", outboundLeadingPlusEnabled: false },
    };
    const steps: Steps = [{ recv: "INVITE", has: `INVITE sip:9913055550122@${address}:5080` }, ...busy];
    expect(await callThrough(credential, { address, port: 5080 }, steps)).toMatchObject({
      endedReason: "customer-busy",
    });
  });

  test("is told who we are by the name and the password of its plan", async () => {
    const address = newAddress();
    const plan = { authUsername: "dilo", authPassword: "ganso" };
    const response = md5(`${md5("dilo:carrier:ganso")}:abc:${md5(`INVITE:sip:${person}@${address}:5060`)}`);
    const steps: Steps = [
      { recv: "INVITE" },
      { send: "401 Prove it", headers: 'WWW-Authenticate: Digest realm="carrier", nonce="abc", algorithm=MD5' },
      { recv: "ACK" },
      { recv: "INVITE", has: `Authorization: Digest username=.dilo.*${response}` },
      ...busy,
    ];
    const credential = { gateways: [{ ip: address }], outboundAuthenticationPlan: plan };
    expect(await callThrough(credential, { address }, steps)).toMatchObject({ endedReason: "customer-busy" });
  });

  test.each<[string, object, boolean]>([
    ["from its whole network", { netmask: 24 }, true],
    ["from its own address alone", {}, false],
    ["from nowhere", { netmask: 24, inboundEnabled: false }, false],
  ])("may call us %s", async (_where, more, isHeard) => {
    const ip = newAddress();
    const neighbour = ip.replace(/\d+$/, "252");
    const assistantId = await calls.make("createAssistant", speechless);
    const { phoneNumberId } = await calls.openTrunk({ assistantId }, { gateways: [{ ip, ...more }] });
    const steps: Steps = [
      { send: "INVITE", sdp: usualSdp, again: 500 },
      { recv: 100, optional: true },
      { recv: 180, optional: true },
      { recv: 200, rrs: true },
      { send: "ACK" },
      { pauseMs: 300 },
      { send: "BYE", again: 500 },
      { recv: 200 },
    ];
    const how = { address: neighbour, to: `${calls.address}:5060`, options: ["-s", ours], timeoutSeconds: 4 };
    expect(await runSipp(callerScenario(steps), how).done).toMatchObject({ isRight: isHeard });
    expect((await calls.lastCall(phoneNumberId)) !== undefined).toBe(isHeard);
  });

  test("that takes no calls is not called", async () => {
    const gateways = [{ ip: newAddress(), outboundEnabled: false }];
    const { phoneNumberId } = await calls.openTrunk({}, { gateways });
    expect(await dial(phoneNumberId)).toMatchObject({
      status: 400,
      text: expect.stringContaining("no gateway for calls that go out"),
    });
  });
});
