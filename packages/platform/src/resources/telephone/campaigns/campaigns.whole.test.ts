import { calledScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStubLanguageModel } from "../../../testing/stub-language-model.ts";
import { assistant, openPhoneCalls, type PhoneCalls } from "../testing-phone-calls.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

let calls: PhoneCalls;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;

beforeAll(async () => {
  if (whyNot !== undefined) return;
  model = await openStubLanguageModel(() => ["Bien."]);
  calls = await openPhoneCalls(() => model.url, { maxCalls: 8, rtpPorts: { min: 25_000, max: 25_100 } });
});

afterAll(async () => {
  await calls?.close();
  await model?.close();
});

const sdp = usualSdp.replace("0 8 101", "0 101");
/** Somebody who takes the call, listens for a while and hangs up. */
const listens = (pauseMs: number) =>
  calledScenario([
    { recv: "INVITE" },
    { send: "180 Ringing" },
    { send: "200 OK", sdp, again: 500 },
    { recv: "ACK", rrs: true },
    { pauseMs },
    { send: "BYE", again: 500 },
    { recv: 200 },
  ]);
const answers = listens(300);
const isBusy = calledScenario([{ recv: "INVITE" }, { send: "486 Busy Here", again: 500 }, { recv: "ACK" }]);

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: `+130555501${String(at).padStart(2, "0")}`, consent: true }));

/** Two servers over one database, which both look for calls that are due. */
function beating() {
  const servers = [calls.fixture.resources, calls.fixture.reopen()];
  const timer = setInterval(() => void Promise.all(servers.map((one) => one.beat())), 200);
  onTestFinished(async () => {
    clearInterval(timer);
    for (const one of servers.slice(1)) {
      one.stop();
      await one.workDone();
    }
  });
}

async function campaign(body: object): Promise<string> {
  const assistantId = await calls.make("createAssistant", assistant);
  return calls.make("createCampaign", { name: "Citas", assistantId, ...body });
}
const row = async (id: string) => (await calls.fixture.do("getCampaign", { parameters: { id } })).body;
const patience = { timeout: 20_000, interval: 100 };

describe.skipIf(whyNot !== undefined)(`a campaign${lack}`, () => {
  test("on two servers calls each of its people once, no more at a time than it says, and says how it went", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const sipp = runSipp(answers, { address: gateway, calls: 6, timeoutSeconds: 30 });
    const id = await campaign({ phoneNumberId, customers: people(6), maxConcurrency: 2 });
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, calls.platform.activeCalls());
    }, 20);
    onTestFinished(() => clearInterval(watching));
    beating();
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect
      .poll(() => row(id), patience)
      .toMatchObject({ status: "ended", endedReason: "campaign.ended.success" });
    expect(await row(id)).toMatchObject({ callsCounterScheduled: 0, callsCounterQueued: 0, callsCounterEnded: 6 });
    expect(most).toBe(2);
    const { text } = await calls.fixture.do("listCalls", { query: { phoneNumberId } });
    const called = (JSON.parse(text) as { campaignId: string; customer: { number: string } }[]).map((one) => [
      one.campaignId,
      one.customer.number,
    ]);
    expect(called.toSorted()).toEqual(people(6).map(({ number }) => [id, number]));
  });

  test("calls again who was busy", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const sipp = runSipp(isBusy, { address: gateway, calls: 2, timeoutSeconds: 30 });
    const retryPlan = { maxRetries: 1, waitSeconds: 1 };
    const id = await campaign({ phoneNumberId, customers: people(1), retryPlan });
    beating();
    await expect.poll(async () => (await row(id))["callsCounterEnded"], patience).toBe(1);
    calls.fixture.advance(1000);
    await calls.age("campaign", 60);
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect.poll(async () => (await row(id))["status"], patience).toBe("ended");
    const made = Object.values((await row(id))["calls"] as object);
    expect(made).toMatchObject([
      { attempt: 0, endedReason: "customer-busy" },
      { attempt: 1, endedReason: "customer-busy" },
    ]);
  });

  test("waits for its plan's time, and each person's overrides change who calls them", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const sipp = runSipp(answers, { address: gateway, timeoutSeconds: 30 });
    const firstMessage = "Hola de la campaña.";
    const customers = people(1).map((person) => ({ ...person, assistantOverrides: { firstMessage } }));
    const earliestAt = calls.fixture.at(1_200_000);
    const id = await campaign({ phoneNumberId, customers, schedulePlan: { earliestAt } });
    beating();
    await expect.poll(async () => (await row(id))["callsCounterScheduled"], patience).toBe(1);
    expect(calls.spoken).not.toContain(firstMessage);
    calls.fixture.advance(1_200_000);
    await calls.age("campaign", 1200);
    expect(await sipp.done).toMatchObject({ isRight: true });
    expect(calls.spoken).toContain(firstMessage);
  });

  test("calls with its workflow", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const sipp = runSipp(listens(5000), { address: gateway, timeoutSeconds: 30 });
    const { body } = await calls.fixture.do("createWorkflow", {
      body: {
        ...{ name: "W", model: assistant.model, globalPrompt: "Llame por la cita." },
        ...{ nodes: [{ type: "conversation", name: "uno", prompt: "Salude." }], edges: [] },
      },
    });
    await campaign({ phoneNumberId, customers: people(1), assistantId: undefined, workflowId: body["id"] });
    beating();
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect
      .poll(() => JSON.stringify(model.asked().map(({ messages }) => messages)), patience)
      .toContain("Llame por la cita.");
  });

  test("is stopped by its org: nobody more is called, and whose telephone rings is let alone", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const rings = calledScenario([
      ...[{ recv: "INVITE" }, { send: "180 Ringing" }, { recv: "CANCEL", timeoutMs: 15_000 }],
      ...[{ send: "200 OK" }, { send: "487 Request Terminated" }, { recv: "ACK" }],
    ]);
    const sipp = runSipp(rings, { address: gateway, timeoutSeconds: 30 });
    const id = await campaign({ phoneNumberId, customers: people(3), maxConcurrency: 1 });
    beating();
    await expect.poll(async () => (await row(id))["callsCounterQueued"], patience).toBe(1);
    await expect
      .poll(async () => Object.values((await row(id))["calls"] as object)[0], patience)
      .toMatchObject({ status: "ringing" });
    const stopped = await calls.fixture.do("updateCampaign", { parameters: { id }, body: { status: "cancelled" } });
    expect(stopped.body).toMatchObject({ status: "ended", endedReason: "campaign.in-progress.ended-by-user" });
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect.poll(() => row(id), patience).toMatchObject({ callsCounterScheduled: 2, callsCounterEnded: 1 });
  });

  test("calls nobody outside the hours of their place, and nobody who has asked for no calls", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const [asleep, asked] = ["+12135550100", "+13055550177"];
    const says = runSipp(
      calledScenario([
        { recv: "INVITE" },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "BYE", timeoutMs: 15_000 },
        { send: "200 OK" },
      ]),
      { address: gateway, timeoutSeconds: 20 },
    );
    const { body } = await calls.fixture.do("createCall", {
      body: { phoneNumberId, assistant, customer: { number: asked } },
    });
    const callId = String(body["id"]);
    await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"], patience).toBe("in-progress");
    calls.hears(callId, "No me llamen más, por favor.");
    await calls.fixture.resources.settled();
    calls.platform.endCall(callId);
    await says.done;
    // An exchange calls the same person by a SIP address.
    const addressOf = (number: string) => ({ sipUri: `sip:${number}@${gateway}` });
    const customers = [asleep, asked].flatMap((number) => [{ number }, addressOf(number)]);
    const id = await campaign({ phoneNumberId, customers: customers.map((one) => ({ ...one, consent: true })) });
    beating();
    await expect.poll(async () => (await row(id))["callsCounterEnded"], patience).toBe(2);
    const endedReason = "campaign.customer-asked-for-no-calls";
    expect(Object.values((await row(id))["calls"] as object)).toMatchObject([
      { customer: 2, endedReason },
      { customer: 3, endedReason },
    ]);
    expect(await row(id)).toMatchObject({ status: "in-progress", callsCounterScheduled: 2 });
    await calls.fixture.do("deleteCampaign", { parameters: { id } });
  });

  test.each<[string, object, RegExp]>([
    ["without consent", { customers: [{ number: "+13055550100" }] }, /customers\.0\.consent.*must be true/],
    [
      "to a place that costs more",
      { customers: [{ number: "+19005550100", consent: true }] },
      /customers\.0.*cost more/,
    ],
    [
      "that is over",
      { schedulePlan: { earliestAt: "2020-01-01T00:00:00Z", latestAt: "2020-01-02T00:00:00Z" } },
      /over/,
    ],
  ])("%s is refused", async (_what, body, why) => {
    const { phoneNumberId } = await calls.openTrunk({});
    const assistantId = await calls.make("createAssistant", assistant);
    const whole = { name: "Citas", assistantId, phoneNumberId, customers: people(1), ...body };
    expect(await calls.fixture.do("createCampaign", { body: whole })).toMatchObject({
      status: 400,
      text: expect.stringMatching(why),
    });
  });
});

describe.skipIf(whyNot !== undefined)(`a call that is asked for earlier${lack}`, () => {
  const plan = (fromMs: number, toMs?: number) => {
    const { at } = calls.fixture;
    return { earliestAt: at(fromMs), ...(toMs !== undefined && { latestAt: at(toMs) }) };
  };
  const ask = async (phoneNumberId: string, schedulePlan: object) =>
    calls.fixture.do("createCall", {
      body: { phoneNumberId, assistant, customer: { number: "+13055550122" }, schedulePlan },
    });

  test("waits, and is made once when it is due", async () => {
    const { gateway, phoneNumberId } = await calls.openTrunk({});
    const { status, body, text } = await ask(phoneNumberId, plan(120_000));
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ status: "scheduled", type: "outboundPhoneCall" });
    const sipp = runSipp(answers, { address: gateway, timeoutSeconds: 20 });
    calls.fixture.advance(120_000);
    await calls.age("scheduled-call", 120);
    beating();
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect
      .poll(() => calls.lastCall(phoneNumberId), patience)
      .toMatchObject({ id: body["id"], status: "ended", endedReason: "customer-ended-call" });
  });

  test("is not made when its time is over", async () => {
    const { phoneNumberId } = await calls.openTrunk({});
    await ask(phoneNumberId, plan(600_000, 660_000));
    calls.fixture.advance(700_000);
    await calls.age("scheduled-call", 700);
    beating();
    await expect
      .poll(() => calls.lastCall(phoneNumberId), patience)
      .toMatchObject({ status: "ended", endedReason: "call.start.error-schedule-missed" });
  });
});
