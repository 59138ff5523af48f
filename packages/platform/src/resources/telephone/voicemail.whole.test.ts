import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calledScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { writeBeep } from "./testing-beep.ts";
import { assistant, openPhoneCalls, type PhoneCalls } from "./testing-phone-calls.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

let calls: PhoneCalls;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;

beforeAll(async () => {
  if (whyNot !== undefined) return;
  model = await openStubLanguageModel(() => ["Bien."]);
  calls = await openPhoneCalls(() => model.url, { maxCalls: 4, rtpPorts: { min: 26_000, max: 26_100 } });
});

afterAll(async () => {
  await calls?.close();
  await model?.close();
});

const machine = "No podemos contestar. Deje su mensaje después del tono.";
const patience = { timeout: 8000 };

/** Calls somebody who says these words, and hangs up after a while where we do not. */
async function call(talker: object, words: string, says: Parameters<typeof calledScenario>[0] = []) {
  const { gateway, phoneNumberId } = await calls.openTrunk({});
  const answered = [
    { recv: "INVITE" },
    { send: "200 OK", sdp: usualSdp.replace("0 8 101", "0 101"), again: 500 },
    { recv: "ACK", rrs: true },
  ];
  const sipp = runSipp(calledScenario([...answered, ...says, { recv: "BYE", timeoutMs: 8000 }, { send: "200 OK" }]), {
    address: gateway,
  });
  const body = { phoneNumberId, ...talker, customer: { number: "+13055550122" } };
  const made = await calls.fixture.do("createCall", { body });
  expect(made.status, made.text).toBe(201);
  await expect.poll(async () => (await calls.lastCall(phoneNumberId))?.["status"], patience).toBe("in-progress");
  calls.hears(String(made.body["id"]), words);
  return { id: String(made.body["id"]), sipp, last: () => calls.lastCall(phoneNumberId) };
}

const spoken = (row: Readonly<Record<string, unknown>> | undefined) =>
  ((row?.["messages"] ?? []) as readonly { readonly role: string; readonly message: string }[])
    .filter(({ role }) => role === "bot")
    .map(({ message }) => message);

describe.skipIf(whyNot !== undefined)(`a call that is made, and that a machine answers${lack}`, () => {
  const node = { type: "conversation", name: "inicio", isStart: true, prompt: "Sea breve." } as const;
  const workflow = () => ({
    ...{ name: "Citas", nodes: [node], edges: [] },
    model: { provider: "custom-llm", model: "x", url: model.url.replace("127.0.0.1", "localhost") },
  });
  const voicemailMessage = "Le llamó la clínica.";

  test.each<[string, () => object]>([
    ["an assistant", () => ({ assistant: { ...assistant, voicemailMessage } })],
    ["a workflow", () => ({ workflow: { ...workflow(), voicemailMessage } })],
  ])("leaves its message, and ends: %s", async (_who, talker) => {
    const { sipp, last } = await call(talker(), machine);
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect.poll(last, patience).toMatchObject({ status: "ended", endedReason: "voicemail" });
    expect(spoken(await last())).toContain(voicemailMessage);
  });

  test.each([
    ["a beep of 1000 Hz", { hz: 1000, ms: 1000 }, true],
    ["a tone as telephones ring", { hz: 440, ms: 1000 }, false],
  ])("and that says nothing but %s", async (_what, tone, isMachine) => {
    const folder = await mkdtemp(join(tmpdir(), "dilo-beep-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const play = join(folder, "beep.pcap");
    await writeBeep(play, tone);
    const talker = { assistant: { ...assistant, voicemailMessage } };
    const { id, sipp, last } = await call(talker, "¿Bueno?", [{ pauseMs: 500 }, { play }]);
    if (!isMachine) setTimeout(() => calls.platform.endCall(id), 4000);
    expect(await sipp.done).toMatchObject({ isRight: true });
    const endedReason = isMachine ? "voicemail" : "assistant-ended-call";
    await expect.poll(last, patience).toMatchObject({ status: "ended", endedReason });
    expect(spoken(await last()).includes(voicemailMessage)).toBe(isMachine);
  });

  const voicemailDetection = { provider: "vapi" };
  test.each<[string, () => object]>([
    ["an assistant", () => ({ assistant: { ...assistant, voicemailDetection } })],
    ["a workflow", () => ({ workflow: { ...workflow(), voicemailDetection } })],
  ])("ends where it has no message: %s", async (_who, talker) => {
    const { sipp, last } = await call(talker(), machine);
    expect(await sipp.done).toMatchObject({ isRight: true });
    await expect.poll(last, patience).toMatchObject({ status: "ended", endedReason: "voicemail" });
  });

  test.each<[string, object, string]>([
    ["whom it does not know from a person goes on", {}, machine],
    [
      "which its developer has turned off goes on",
      { voicemailDetection: { provider: "twilio", enabled: false }, voicemailMessage: "Le llamó la clínica." },
      machine,
    ],
    ["or rather a person, goes on", { voicemailDetection: { provider: "vapi" } }, "¿Quiere dejar un mensaje?"],
  ])("%s", async (_what, settings, words) => {
    const { id, sipp, last } = await call({ assistant: { ...assistant, ...settings } }, words);
    await calls.fixture.resources.settled();
    expect(await last()).toMatchObject({ status: "in-progress" });
    calls.platform.endCall(id);
    await sipp.done;
    await expect.poll(last, patience).toMatchObject({ endedReason: "assistant-ended-call" });
  });
});
