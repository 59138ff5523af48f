import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStubToolModel, type Wanted } from "../../testing/stub-tool-model.ts";
import { assistant, newAddress, openPhoneCalls, ours, type PhoneCalls } from "./testing-phone-calls.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

type Steps = Parameters<typeof callerScenario>[0];

const operator = "+13055550122";
/** Without RFC 4733: keys come and go by INFO, which sipp can check. */
const sdp = usualSdp.replace("0 8 101\na=rtpmap:101 telephone-event/8000", "0");

let calls: PhoneCalls;
let modelUrl = "";

beforeAll(async () => {
  if (whyNot !== undefined) return;
  calls = await openPhoneCalls(() => modelUrl, { maxCalls: 4, rtpPorts: { min: 22_000, max: 22_100 } });
});
afterAll(() => calls?.close());

/** An assistant whose model uses a tool as soon as the caller has pressed 1 and #. */
async function open(wants: Wanted, tool: object, address = newAddress()) {
  const model = await openStubToolModel(wants);
  modelUrl = model.url;
  onTestFinished(() => model.close());
  const assistantId = await calls.make("createAssistant", {
    ...assistant,
    model: { ...assistant.model, tools: [tool] },
  });
  const { phoneNumberId } = await calls.openTrunk({ assistantId }, { gateways: [{ ip: address }] });
  return { gateway: address, phoneNumberId, model };
}

const key = (name: string): Steps => [
  { send: "INFO", body: `Signal=${name}\nDuration=160`, type: "application/dtmf-relay", again: 500 },
  { recv: 200 },
];
const asked: Steps = [
  { send: "INVITE", sdp, again: 500 },
  { recv: 100, optional: true },
  { recv: 180, optional: true },
  { recv: 200, rrs: true },
  { send: "ACK" },
  { pauseMs: 800 },
  ...key("1"),
  ...key("#"),
];
const bye: Steps = [{ send: "BYE", again: 500 }, { recv: 200 }];
const hungUp: Steps = [{ recv: "BYE", timeoutMs: 9000 }, { send: "200 OK" }];
const notify = (status: string, state: string): Steps => [
  {
    send: "NOTIFY",
    type: "message/sipfrag",
    body: `SIP/2.0 ${status}`,
    headers: `Event: refer\nSubscription-State: ${state}`,
    again: 500,
  },
  { recv: 200 },
];
const referredTo = (whom: string): Steps => [
  { recv: "REFER", has: `Refer-To: .sip:${whom}@127`, timeoutMs: 9000 },
  { send: "202 Accepted" },
];
const referred = referredTo(".13055550122");
const pressed = (name: string): Steps => [{ recv: "INFO", has: `Signal=${name}`, timeoutMs: 9000 }, { send: "200 OK" }];
const heldAs = (direction: string): Steps => [
  { recv: "INVITE", has: `a=${direction}`, timeoutMs: 9000 },
  { send: "200 OK", sdp, again: 500 },
  { recv: "ACK" },
];

/** Calls beside whoever is called at the same gateway. */
const callUs = (gateway: string, steps: Steps) =>
  runSipp(callerScenario(steps), {
    ...{ address: gateway, port: 5070, mediaPort: 7000, to: `${calls.address}:5060`, timeoutSeconds: 25 },
    options: ["-s", ours],
  }).done;

async function endOf(phoneNumberId: string) {
  await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"], { timeout: 5000 }).toBe("ended");
  const row = await calls.lastCall(phoneNumberId);
  const said = (row?.["messages"] ?? []) as readonly { readonly role: string; readonly message: string }[];
  const bot = said.filter(({ role }) => role === "bot").map(({ message }) => message);
  return { reason: row?.["endedReason"], said: bot.join(" ") };
}

const passOn = (more: object = {}) => ({
  type: "transferCall",
  destinations: [{ type: "number", number: operator, message: "Le paso.", ...more }],
});
const wanted: Wanted = [{ name: "transferCall", arguments: { destination: operator } }];

describe.skipIf(whyNot !== undefined)(`an assistant by telephone${lack}`, () => {
  test("presses keys", async () => {
    const { gateway, phoneNumberId } = await open([{ name: "dtmf", arguments: { dtmf: "4w2" } }], { type: "dtmf" });
    const steps: Steps = [...asked, ...pressed("4"), ...pressed("2"), { pauseMs: 1500 }, ...bye];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect((await endOf(phoneNumberId)).said).toContain("The keys were pressed.");
  });

  test.each<[string, object, object, Steps]>([
    ["dtmf", { type: "dtmf" }, { dtmf: "4" }, pressed("4")],
    ["transferCall", passOn({ number: "+19005550100", message: undefined }), { destination: "+19005550100" }, []],
  ])("says what the messages of its %s tool say", async (name, tool, values, steps) => {
    const messages = [{ type: "request-start", content: "Espere." }];
    const { gateway, phoneNumberId } = await open([{ name, arguments: values }], { ...tool, messages });
    expect(await callUs(gateway, [...asked, ...steps, { pauseMs: 2500 }, ...bye])).toMatchObject({ isRight: true });
    expect((await endOf(phoneNumberId)).said).toContain("Espere.");
  });

  test("passes a call on to a short number of its exchange, which the model reads about", async () => {
    const tool = passOn({ number: "104", numberE164CheckEnabled: false, description: "Ventas" });
    const short: Wanted = [{ name: "transferCall", arguments: { destination: "104" } }];
    const { gateway, model } = await open(short, tool);
    const steps: Steps = [...asked, ...referredTo("104"), ...notify("200 OK", "terminated"), ...hungUp];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect(JSON.stringify(model.asked()[0]?.tools)).toContain("104: Ventas");
  });

  test("passes a call on to an address of its exchange, and says what was written where nobody is there", async () => {
    const gateway = newAddress();
    const sipUri = `sip:ventas@${gateway}`;
    const transferPlan = { mode: "blind-transfer", fallbackPlan: { message: "No hay nadie.", endCallEnabled: true } };
    const words = { message: "Le paso a ventas.", description: "Las ventas" };
    const tool = { type: "transferCall", destinations: [{ type: "sip", sipUri, transferPlan, ...words }] };
    const there: Wanted = [{ name: "transferCall", arguments: { destination: sipUri } }];
    const { phoneNumberId, model } = await open(there, tool, gateway);
    const steps: Steps = [...asked, ...referredTo("ventas"), ...notify("404 Not Found", "terminated"), ...hungUp];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect((await endOf(phoneNumberId)).said).toMatch(/Le paso a ventas\..*No hay nadie\./);
    expect(JSON.stringify(model.asked()[0]?.tools)).toContain(`${sipUri}: Las ventas`);
  });

  test("passes a call on, and is out of it when somebody has taken it", async () => {
    const { gateway, phoneNumberId } = await open(wanted, passOn());
    const steps: Steps = [
      ...[...asked, ...referred, ...notify("100 Trying", "active")],
      ...[...notify("200 OK", "terminated"), ...hungUp],
    ];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    const end = await endOf(phoneNumberId);
    expect(end.reason).toBe("assistant-forwarded-call");
    expect(end.said).toContain("Le paso.");
  });

  test("passes a call on to an exchange that hangs up before it says how that went", async () => {
    const { gateway, phoneNumberId } = await open(wanted, passOn());
    expect(await callUs(gateway, [...asked, ...referred, ...bye])).toMatchObject({ isRight: true });
    expect((await endOf(phoneNumberId)).reason).toBe("assistant-forwarded-call");
  });

  test("says what its developer wrote where nobody takes the call, and ends it", async () => {
    const fallbackPlan = { message: "Nadie contesta.", endCallEnabled: true };
    const { gateway, phoneNumberId } = await open(
      wanted,
      passOn({ transferPlan: { mode: "blind-transfer", fallbackPlan } }),
    );
    const steps: Steps = [...asked, ...referred, ...notify("503 Service Unavailable", "terminated"), ...hungUp];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    const end = await endOf(phoneNumberId);
    expect(end.reason).toBe("assistant-ended-call");
    expect(end.said).toContain("Nadie contesta.");
  });

  test.each([
    ["tells somebody who calls", { mode: "warm-transfer-say-message", message: "Llama Ana." }, false],
    ["tells somebody what was said", { mode: "warm-transfer-say-summary" }, true],
    ["tells nobody anything", { mode: "warm-transfer-say-summary", summaryPlan: { enabled: false } }, false],
    ["calls somebody itself", { mode: "blind-transfer", sipVerb: "dial" }, false],
  ])("holds the caller, %s, and leaves the two alone", async (_what, transferPlan, isSummedUp) => {
    const { gateway, phoneNumberId, model } = await open(wanted, passOn({ transferPlan }));
    const taken = runSipp(
      calledScenario([
        { recv: "INVITE", has: "INVITE sip:.13055550122@" },
        { send: "180 Ringing" },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "INFO", has: "Signal=7", timeoutMs: 15_000 },
        { send: "200 OK" },
        ...hungUp,
      ]),
      { address: gateway, timeoutSeconds: 25 },
    );
    const steps: Steps = [
      ...asked,
      ...heldAs("sendonly"),
      ...heldAs("sendrecv"),
      { pauseMs: 500 },
      ...key("7"),
      ...bye,
    ];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect(await taken.done).toMatchObject({ isRight: true });
    expect((await endOf(phoneNumberId)).reason).toBe("assistant-forwarded-call");
    expect(model.asked().some((one) => JSON.stringify(one).includes("passed on to a colleague"))).toBe(isSummedUp);
  });

  test("takes the caller back where nobody answers within the plan's seconds", async () => {
    const transferPlan = { mode: "warm-transfer-say-message", message: "Llama Ana.", timeout: 2 };
    const { gateway, phoneNumberId } = await open(wanted, passOn({ transferPlan }));
    const ringing = runSipp(
      calledScenario([
        ...[{ recv: "INVITE" }, { send: "180 Ringing" }, { recv: "CANCEL", timeoutMs: 5000 }],
        ...[{ send: "200 OK" }, { send: "487 Request Terminated" }, { recv: "ACK" }],
      ]),
      { address: gateway },
    );
    const steps: Steps = [...asked, ...heldAs("sendonly"), ...heldAs("sendrecv"), { pauseMs: 500 }, ...bye];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect(await ringing.done).toMatchObject({ isRight: true });
    expect((await endOf(phoneNumberId)).reason).toBe("customer-ended-call");
  });

  test("takes the caller back where somebody is busy", async () => {
    const transferPlan = { mode: "warm-transfer-say-message", message: "Llama Ana." };
    const { gateway, phoneNumberId } = await open(wanted, passOn({ transferPlan }));
    const busy = runSipp(calledScenario([{ recv: "INVITE" }, { send: "486 Busy Here", again: 500 }, { recv: "ACK" }]), {
      address: gateway,
      timeoutSeconds: 25,
    });
    const steps: Steps = [...asked, ...heldAs("sendonly"), ...heldAs("sendrecv"), { pauseMs: 1500 }, ...bye];
    expect(await callUs(gateway, steps)).toMatchObject({ isRight: true });
    expect(await busy.done).toMatchObject({ isRight: true });
    const end = await endOf(phoneNumberId);
    expect(end.reason).toBe("customer-ended-call");
    expect(end.said).toContain("nobody took the call");
  });

  test("does not pass a call on to a number that costs more than a call should", async () => {
    const { gateway, phoneNumberId } = await open(
      [{ name: "transferCall", arguments: { destination: "+19005550100" } }],
      passOn({ number: "+19005550100" }),
    );
    expect(await callUs(gateway, [...asked, { pauseMs: 2500 }, ...bye])).toMatchObject({ isRight: true });
    const end = await endOf(phoneNumberId);
    expect(end.reason).toBe("customer-ended-call");
    expect(end.said).toContain("DIAL_PREFIXES");
  });

  test("says, passes on and ends what its developer's server asks for", async () => {
    const { gateway, phoneNumberId } = await open([], passOn());
    const steps: Steps = [...asked.slice(0, 5), ...referred, ...notify("486 Busy Here", "terminated"), ...hungUp];
    const called = callUs(gateway, steps);
    const status = async () => (await calls.lastCall(phoneNumberId))?.["status"];
    await expect.poll(status, { timeout: 5000 }).toBe("in-progress");
    const row = await calls.lastCall(phoneNumberId);
    const id = String(row?.["id"]);
    expect(row?.["monitor"]).toMatchObject({ controlUrl: expect.stringContaining(`/call/${id}/control`) });
    const { resources, tokens } = calls.fixture;
    const privateToken = tokens.private;
    const control = (body: unknown, token: string | undefined = privateToken) =>
      resources.controlCall({ token }, id, body);
    await expect(control({ type: "end-call" }, "somebody-else")).rejects.toMatchObject({ code: "unauthorized" });
    for (const body of [undefined, "end-call", { type: "dance" }, { type: "say" }, { type: "transfer" }]) {
      await expect(control(body)).rejects.toMatchObject({ code: "bad-request" });
    }
    const dear = { type: "transfer", destination: { type: "number", number: "+19005550100" } };
    await expect(control(dear)).rejects.toMatchObject({ code: "bad-request" });
    await control({ type: "say", content: "Un momento." });
    await control({ type: "transfer", destination: { type: "number", number: operator, message: "Le paso." } });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await control({ type: "say", content: "Adiós.", endCallAfterSpoken: true });
    expect(await called).toMatchObject({ isRight: true });
    const end = await endOf(phoneNumberId);
    expect(end.reason).toBe("assistant-ended-call");
    expect(end.said).toMatch(/Un momento\..*Le paso\..*Adiós\./);
    await expect(control({ type: "end-call" })).rejects.toMatchObject({ code: "conflict" });
    await expect(resources.controlCall({ token: privateToken }, "nobody", {})).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test.each([
    ["destinations.0.transferPlan.mode", passOn({ transferPlan: { mode: "warm-transfer-twiml" } })],
    ["destinations.0.transferPlan.sipVerb", passOn({ transferPlan: { mode: "blind-transfer", sipVerb: "bye" } })],
    ["destinations.0.extension", passOn({ extension: "12" })],
    ["destinations.0", { type: "transferCall", destinations: [{ type: "assistant", assistantName: "Otra" }] }],
  ])("is refused a promise that is not kept: %s", async (path, tool) => {
    const { status, text } = await calls.fixture.do("createAssistant", {
      body: { ...assistant, model: { ...assistant.model, tools: [tool] } },
    });
    expect([status, text.includes(path)], text).toEqual([400, true]);
  });
});
