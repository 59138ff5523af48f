import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDeveloperServer } from "../../testing/developer-server.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { assistant, openPhoneCalls, ours, type PhoneCalls } from "./testing-phone-calls.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

type Steps = Parameters<typeof callerScenario>[0];

const maxCalls = 2;

let calls: PhoneCalls;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;

beforeAll(async () => {
  if (whyNot !== undefined) return;
  model = await openStubLanguageModel(({ messages }) => [`Usted dijo: ${messages.at(-1)?.content}`]);
  calls = await openPhoneCalls(() => model.url, { maxCalls, rtpPorts: { min: 21_000, max: 21_100 } });
});

afterAll(async () => {
  await calls?.close();
  await model?.close();
});

const begin: Steps = [
  { send: "INVITE", sdp: usualSdp, again: 500 },
  { recv: 100, optional: true },
];
const up: Steps = [...begin, { recv: 180, optional: true }, { recv: 200, rrs: true }, { send: "ACK" }];
const bye: Steps = [{ send: "BYE", again: 500 }, { recv: 200 }];
const key = (name: string): Steps => [{ play: `/usr/share/sip-tester/dtmf_2833_${name}.pcap` }, { pauseMs: 500 }];

const person = "+13055550122";
/** Without RFC 4733: keys come and go by INFO, which sipp can check. */
const infoSdp = usualSdp.replace("0 8 101\na=rtpmap:101 telephone-event/8000", "0");

/** Of a caller who calls beside whoever is called at the same gateway. */
const beside = (gateway: string) => ({
  ...{ address: gateway, port: 5070, mediaPort: 7000, to: `${calls.address}:5060`, timeoutSeconds: 25 },
  options: ["-s", ours],
});

const callUs = (gateway: string, steps: Steps, number = ours) =>
  runSipp(callerScenario(steps), { address: gateway, to: `${calls.address}:5060`, options: ["-s", number] }).done;

describe.skipIf(whyNot !== undefined)(`a telephone call to an assistant${lack}`, () => {
  test("is answered, takes keys as an answer, and has its row", async () => {
    const assistantId = await calls.make("createAssistant", assistant);
    const { gateway, phoneNumberId } = await calls.openTrunk({ assistantId });
    const steps: Steps = [...up, { pauseMs: 800 }, ...key("1"), ...key("2"), ...key("pound"), { pauseMs: 800 }, ...bye];
    // Exchanges write numbers in their own ways.
    expect(await callUs(gateway, steps, "13055550111")).toMatchObject({ isRight: true });
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"]).toBe("ended");
    const row = await calls.lastCall(phoneNumberId);
    expect(row).toMatchObject({
      ...{ type: "inboundPhoneCall", endedReason: "customer-ended-call", assistantId, phoneNumberId },
      customer: { number: "+13055550100", name: "Ana" },
    });
    const said = (row?.["messages"] ?? []) as readonly { readonly role: string; readonly message: string }[];
    const spoken = said.filter(({ role }) => role !== "system").map(({ role, message }) => `${role}: ${message}`);
    expect(spoken).toEqual(["bot: Hola.", "user: 12", "bot: Usted dijo: 12"]);
  });

  test.each([
    ["a squad", "createSquad", { members: [{ assistant }] }, "squadId"],
    [
      "a workflow",
      "createWorkflow",
      {
        name: "Citas",
        nodes: [{ type: "conversation", name: "hola", isStart: true, prompt: "Sea breve." }],
        edges: [],
      },
      "workflowId",
    ],
  ] as const)("is answered by %s", async (_what, operation, body, field) => {
    const id = await calls.make(operation, body);
    const { gateway, phoneNumberId } = await calls.openTrunk({ [field]: id });
    expect(await callUs(gateway, [...up, { pauseMs: 1200 }, ...bye])).toMatchObject({ isRight: true });
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"]).toBe("ended");
    const row = await calls.lastCall(phoneNumberId);
    expect(row).toMatchObject({ type: "inboundPhoneCall", [field]: id, endedReason: "customer-ended-call" });
    // A workflow's first words are its model's.
    const words = field === "squadId" ? "Hola." : expect.stringMatching(/^Usted dijo/);
    expect(row?.["messages"]).toContainEqual(expect.objectContaining({ role: "bot", message: words }));
  });

  test("is recorded, with who calls in the left track", async () => {
    const recorded = { ...assistant, artifactPlan: { recordingEnabled: true } };
    const assistantId = await calls.make("createAssistant", recorded);
    const { gateway, phoneNumberId } = await calls.openTrunk({ assistantId });
    const offered = usualSdp.replace("0 8 101", "8 101");
    const begun = up.map((step) => ("send" in step && step.send === "INVITE" ? { ...step, sdp: offered } : step));
    const talk: Steps = [...begun, { play: "/usr/share/sip-tester/g711a.pcap" }, { pauseMs: 3000 }, ...bye];
    expect(await callUs(gateway, talk)).toMatchObject({ isRight: true });
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"]).toBe("ended");
    const { fixture } = calls;
    const id = String((await calls.lastCall(phoneNumberId))?.["id"]);
    const loudIn = async (track: "customer" | "assistant") => {
      const { stream } = await fixture.resources.recording({ token: fixture.tokens.private }, id, track);
      const wav = await buffer(stream);
      const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, at) => wav.readInt16LE(44 + 2 * at));
      return samples.filter((sample) => Math.abs(sample) > 500).length;
    };
    // A quarter of a second, at 16 kHz.
    expect(await loudIn("customer")).toBeGreaterThan(4000);
    // "Hola." is a tenth of one.
    expect(await loudIn("assistant")).toBe(1600);
  });

  test("is answered by whom the developer's server names", async () => {
    const server = await openDeveloperServer(() => ({
      json: { assistant: { ...assistant, endCallPhrases: ["hola"] } },
    }));
    onTestFinished(() => server.close());
    const { gateway, phoneNumberId } = await calls.openTrunk({ server: { url: server.url } });
    const steps: Steps = [...up, { recv: "BYE", timeoutMs: 8000 }, { send: "200 OK" }];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect(server.received[0]?.body.message).toMatchObject({
      ...{ type: "assistant-request", phoneNumber: { number: ours } },
      call: { type: "inboundPhoneCall", customer: { number: "+13055550100" } },
    });
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["endedReason"]).toBe("assistant-ended-call");
  });

  test("to a SIP address of the org is answered, whichever of its trunks it comes by", async () => {
    const assistantId = await calls.make("createAssistant", assistant);
    const sipUri = "sip:clinica@dilo.example";
    const id = await calls.make("createPhoneNumber", { provider: "vapi", sipUri, assistantId });
    const { gateway } = await calls.openTrunk({ number: "+13055550155" });
    const steps: Steps = [...up, { pauseMs: 200 }, ...bye];
    expect(await callUs(gateway, steps, "clinica")).toMatchObject({ isRight: true });
    await expect.poll(async () => (await calls.lastCall(id))?.["status"]).toBe("ended");
    const refused: Steps = [...begin, { recv: 404 }, { send: "ACK" }];
    expect(await callUs(gateway, refused, "farmacia")).toMatchObject({ isRight: true });
  });

  test.each<[string, object, Steps[number], string?]>([
    ["to a number that nobody has", {}, { recv: 404 }, "+13055550199"],
    ["to a number that nobody answers", {}, { recv: 480 }],
  ])("%s is refused", async (_what, number, answer, called) => {
    const { gateway } = await calls.openTrunk(number);
    const steps: Steps = [...begin, { recv: 180, optional: true }, answer, { send: "ACK" }];
    expect(await callUs(gateway, steps, called)).toMatchObject({ isRight: true });
  });

  test("to a number that nobody answers is given to whom it names, and their words and keys go both ways", async () => {
    const fallbackDestination = {
      type: "number",
      number: person,
      transferPlan: { mode: "blind-transfer", timeout: 5 },
    };
    const { gateway } = await calls.openTrunk({ fallbackDestination });
    const taken = runSipp(
      calledScenario([
        { recv: "INVITE", has: "INVITE sip:.13055550122@" },
        { send: "180 Ringing" },
        { send: "200 OK", sdp: infoSdp, again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "INFO", has: "Signal=7", timeoutMs: 5000 },
        { send: "200 OK" },
        { recv: "BYE", timeoutMs: 5000 },
        { send: "200 OK" },
      ]),
      { address: gateway },
    );
    const pressed: Steps = [
      { send: "INFO", body: "Signal=7\nDuration=160", type: "application/dtmf-relay", again: 500 },
      { recv: 200 },
    ];
    const called: Steps = [
      { send: "INVITE", sdp: infoSdp, again: 500 },
      ...up.slice(1),
      { pauseMs: 500 },
      ...pressed,
      { pauseMs: 500 },
      ...bye,
    ];
    expect(await runSipp(callerScenario(called), beside(gateway)).done).toMatchObject({ isRight: true });
    expect(await taken.done).toMatchObject({ isRight: true });
  });

  test("that nobody takes there either is refused", async () => {
    const { gateway } = await calls.openTrunk({ fallbackDestination: { type: "number", number: person } });
    const busy = runSipp(calledScenario([{ recv: "INVITE" }, { send: "486 Busy Here", again: 500 }, { recv: "ACK" }]), {
      address: gateway,
    });
    const steps: Steps = [...begin, { recv: 180, optional: true }, { recv: 480 }, { send: "ACK" }];
    expect(await runSipp(callerScenario(steps), beside(gateway)).done).toMatchObject({ isRight: true });
    await busy.done;
  });

  test("hears that all lines are busy while as many talk as may", async () => {
    const assistantId = await calls.make("createAssistant", assistant);
    const { gateway } = await calls.openTrunk({ assistantId });
    const long: Steps = [...up, { pauseMs: 3000 }, ...bye];
    const to = { address: gateway, to: `${calls.address}:5060`, options: ["-s", ours] };
    const both = runSipp(callerScenario(long), { ...to, calls: maxCalls, mediaPort: 7000 }).done;
    await expect.poll(() => calls.platform.activeCalls(), { timeout: 5000 }).toBe(maxCalls);
    const busy: Steps = [
      ...begin,
      { recv: 180, optional: true },
      { recv: 486, has: "All lines are busy" },
      { send: "ACK" },
    ];
    expect(await runSipp(callerScenario(busy), { ...to, port: 5070 }).done).toMatchObject({ isRight: true });
    expect(await both).toMatchObject({ isRight: true });
  });

  test("ends with its reason when the telephone's process dies, and the next is answered", async () => {
    const assistantId = await calls.make("createAssistant", assistant);
    const { gateway, phoneNumberId } = await calls.openTrunk({ assistantId });
    const cut = runSipp(callerScenario([...up, { pauseMs: 60_000 }]), {
      address: gateway,
      to: `${calls.address}:5060`,
      options: ["-s", ours],
    });
    await expect
      .poll(async () => (await calls.lastCall(phoneNumberId))?.["status"], { timeout: 5000 })
      .toBe("in-progress");
    process.kill(calls.telephone.processId() ?? 0, "SIGKILL");
    const reason = async () => (await calls.lastCall(phoneNumberId))?.["endedReason"];
    await expect.poll(reason, { timeout: 5000 }).toBe("call.in-progress.error-sip-telephone-lost");
    cut.stop();
    await cut.done;
    await wait(1500);
    const steps: Steps = [...up, { pauseMs: 100 }, ...bye];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
  });
});

const sdp = usualSdp.replace("0 8 101", "0 101");

describe.skipIf(whyNot !== undefined)(`a telephone call that is made${lack}`, () => {
  const dial = (phoneNumberId: string, more: object = {}) =>
    calls.fixture.do("createCall", { body: { phoneNumberId, assistant, customer: { number: person }, ...more } });

  test("rings, is answered, presses an extension, and has its row", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({ name: "Dilo" });
    const sipp = runSipp(
      calledScenario([
        { recv: "INVITE", has: "INVITE sip:.13055550122@" },
        { send: "180 Ringing" },
        { pauseMs: 400 },
        { send: "200 OK", sdp: sdp.replace(" 101\na=rtpmap:101 telephone-event/8000", ""), again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "INFO", has: "Signal=4", timeoutMs: 5000 },
        { send: "200 OK" },
        { recv: "INFO", has: "Signal=2" },
        { send: "200 OK" },
        { pauseMs: 1000 },
        { send: "BYE", again: 500 },
        { recv: 200 },
      ]),
      { address: gateway },
    );
    const made = await dial(phoneNumberId, { customer: { number: person, extension: "42" } });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ type: "outboundPhoneCall", status: "queued", customer: { number: person } });
    expect(made.body["warnings"]).toContainEqual(expect.objectContaining({ path: "customer.number" }));
    const status = async () => (await calls.lastCall(phoneNumberId))?.["status"];
    await expect.poll(status, { timeout: 5000, interval: 20 }).toBe("ringing");
    await expect.poll(status, { timeout: 8000 }).toBe("in-progress");
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect.poll(status).toBe("ended");
    expect(await calls.lastCall(phoneNumberId)).toMatchObject({ endedReason: "customer-ended-call" });
  });

  test("is not warned of for want of consent where the org states that it is had", async () => {
    const { phoneNumberId } = await calls.openTrunk({});
    const state = async (hasCallConsent: boolean) => {
      const [org] = (await calls.fixture.do("listOrgs")).body as unknown as { id: string }[];
      const parameters = { id: org?.id ?? "" };
      expect(await calls.fixture.do("updateOrg", { parameters, body: { hasCallConsent } })).toMatchObject({
        status: 200,
      });
    };
    const madeAndDeleted = async () => {
      const { text, body } = await dial(phoneNumberId);
      await calls.fixture.do("deleteCall", { parameters: { id: String(body["id"]) } });
      return text;
    };
    await state(true);
    expect(await madeAndDeleted()).not.toContain("consented");
    await state(false);
    expect(await madeAndDeleted()).toContain("consented");
  });

  test("is made as its customer wants it: sound, name, number, and the wait before the extension", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({ name: "Dilo" });
    const callerId = "+13055550177";
    await calls.openTrunk({ number: callerId });
    const sipp = runSipp(
      calledScenario([
        { recv: "INVITE", has: "From: .Cl.+nica. .sip:.13055550177@.*RTP/AVP 8 101" },
        { send: "200 OK", sdp: sdp.replace("0 101\na=rtpmap:101 telephone-event/8000", "8"), again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "INFO", has: "Signal=4", timeoutMs: 5000 },
        { send: "200 OK" },
        { pauseMs: 500 },
        { send: "BYE", again: 500 },
        { recv: 200 },
      ]),
      { address: gateway },
    );
    const begun = Date.now();
    const wishes = { codecs: { audio: ["PCMA"] }, displayName: "Clínica", callerId, waitBeforeExtensionDialSec: 3 };
    const made = await dial(phoneNumberId, { customer: { number: person, extension: "4", ...wishes } });
    expect(made.status, made.text).toBe(201);
    expect(await sipp.done).toMatchObject({ isRight: true });
    expect(Date.now() - begun).toBeGreaterThan(3400);
  });

  test.each<[string, string]>([
    ["486 Busy Here", "customer-busy"],
    ["480 Temporarily Unavailable", "customer-did-not-answer"],
    ["603 Decline", "call.start.error-sip-declined"],
    ["404 Not Found", "call.start.error-sip-failed"],
  ])("that is answered %s ended because %s", async (answer, endedReason) => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const steps: Steps = [{ recv: "INVITE" }, { send: answer, again: 500 }, { recv: "ACK" }];
    const sipp = runSipp(calledScenario(steps), { address: gateway });
    await dial(phoneNumberId);
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect.poll(async () => await calls.lastCall(phoneNumberId)).toMatchObject({ status: "ended", endedReason });
  });

  test("is given up when it is deleted while it rings", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const steps: Steps = [
      ...[{ recv: "INVITE" }, { send: "180 Ringing" }, { recv: "CANCEL", timeoutMs: 8000 }],
      ...[{ send: "200 OK" }, { send: "487 Request Terminated" }, { recv: "ACK" }],
    ];
    const sipp = runSipp(calledScenario(steps), { address: gateway });
    const { body } = await dial(phoneNumberId);
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"], { timeout: 5000 }).toBe("ringing");
    expect(await calls.fixture.do("deleteCall", { parameters: { id: String(body["id"]) } })).toMatchObject({
      status: 200,
    });
    expect(await sipp.done).toMatchObject({ isRight: true });
  });

  test("to several is one row for each, and an error for whom it may not be made to", async () => {
    const { phoneNumberId } = await calls.openTrunk({});
    const customers = [{ number: person }, { number: "+18765550100" }];
    const { status, body } = await calls.fixture.do("createCall", { body: { phoneNumberId, assistant, customers } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      results: [{ type: "outboundPhoneCall" }],
      errors: [{ customer: { number: "+18765550100" }, error: expect.stringContaining("DIAL_PREFIXES") }],
    });
    const [made] = body["results"] as { id: string }[];
    await calls.fixture.do("deleteCall", { parameters: { id: made?.id ?? "" } });
  });

  test.each<[object, string]>([
    [{ customer: {} }, "either a sip uri or phone number must be provided"],
    [{ customer: { number: person, sipUri: "sip:a@127.0.0.1" } }, "only one of sip uri or phone number"],
    [{ customer: { sipUri: "sip:a@203.0.113.7" } }, "not a gateway of the number's trunk"],
    [{ customer: { number: "+19005550100" } }, "may cost more"],
    [{ customer: { number: person, callerId: "+13055550133" } }, "none of the org's own numbers"],
    [{ customer: { number: person, codecs: { audio: ["OPUS"] } } }, "OPUS is not"],
    [{ customer: { number: person, codecs: { video: ["H264"] } } }, "A telephone call has no picture"],
    [{ customer: { number: person, extension: "1", waitBeforeExtensionDialSec: 61 } }, "waitBeforeExtensionDialSec"],
    [{ customer: { number: person, displayName: "a".repeat(200) } }, "displayName"],
    [{ phoneNumberId: undefined }, "phoneNumberId"],
    [
      { schedulePlan: { earliestAt: "2026-12-02T00:00:00.000Z", latestAt: "2026-12-01T00:00:00.000Z" } },
      "it is before earliestAt",
    ],
  ])("with %j is refused", async (more, why) => {
    const { phoneNumberId } = await calls.openTrunk({});
    expect(await dial(phoneNumberId, more)).toMatchObject({ status: 400, text: expect.stringContaining(why) });
    expect(await calls.lastCall(phoneNumberId)).toBeUndefined();
  });
});
