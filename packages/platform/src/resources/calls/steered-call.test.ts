import { roomAudio } from "@dilo/api";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls();
});
afterAll(() => calls.close());

test("members who may change calls have words said in one that is up, and end it; nobody else does", async () => {
  const { fixture } = calls;
  const { answer, client } = await calls.call({ assistant: { firstMessage: "Hola." } });
  onTestFinished(() => client.cut());
  const id = String(answer.body["id"]);
  expect(answer.body["monitor"]).toEqual({
    controlUrl: expect.stringMatching(new RegExp(`^https:.*/call/${id}/control$`)),
    listenUrl: expect.stringMatching(new RegExp(`^wss:.*/call/${id}/listen$`)),
  });
  const steer = (body: object, token = fixture.tokens.private) => fixture.resources.controlCall({ token }, id, body);
  await client.question(1);
  const viewer = await fixture.member("viewer");
  await expect(steer({ type: "end-call" }, viewer)).rejects.toMatchObject({ code: "forbidden" });
  await expect(steer({ type: "end-call" }, fixture.tokens.public)).rejects.toMatchObject({ code: "forbidden" });
  await expect(steer({ type: "end-call" }, await fixture.otherOrg())).rejects.toMatchObject({ code: "not-found" });
  await steer({ type: "say", message: "Le atiende una persona." }, await fixture.member("editor"));
  expect((await client.question(2)).transcript).toBe("Le atiende una persona.");
  await steer({ type: "end-call" });
  const read = async () => (await fixture.do("getCall", { parameters: { id } })).body;
  await expect.poll(read).toMatchObject({ status: "ended", endedReason: "assistant-ended-call" });
  await expect(steer({ type: "say", message: "¿Hola?" })).rejects.toMatchObject({ code: "conflict" });
});

test("a page learns no address that steers its call", async () => {
  const { body: made } = await calls.fixture.do("createAssistant", { body: { firstMessage: "Hola." } });
  const { body } = await calls.fixture.ask("createWebCall", {
    token: calls.fixture.tokens.public,
    body: { assistantId: made["id"] },
  });
  expect(body["monitor"]).toBeUndefined();
});

test("members hear both sides of a call that is up, also where its sound is not kept, until it ends; nobody else does", async () => {
  const { fixture } = calls;
  const { answer, client } = await calls.call({
    assistant: { firstMessage: "Hola.", artifactPlan: { recordingEnabled: false } },
  });
  onTestFinished(() => client.cut());
  const id = String(answer.body["id"]);
  const may = (token?: string) => fixture.resources.listenIn({ token }, id);
  await expect(may(fixture.tokens.public)).rejects.toMatchObject({ code: "forbidden" });
  await expect(may()).rejects.toMatchObject({ code: "unauthorized" });
  await expect(may(await fixture.otherOrg())).rejects.toMatchObject({ code: "not-found" });
  const listen = await may(await fixture.member("viewer"));
  const heard: Uint8Array[] = [];
  const ended = new Promise<void>((resolve) => {
    listen({ hear: (stereo) => heard.push(stereo), end: resolve });
  });
  const frame = new Int16Array(roomAudio.frameSamples).fill(1234);
  const talking = setInterval(() => client.speak(frame), roomAudio.frameMs);
  onTestFinished(() => clearInterval(talking));
  await expect.poll(() => heard.length, { timeout: 5000 }).toBeGreaterThan(0);
  const samples = new Int16Array(new Uint8Array(Buffer.concat(heard)).buffer);
  expect(samples.filter((_, at) => at % 2 === 0)).toContain(1234);
  fixture.resources.controlCall({ token: fixture.tokens.private }, id, { type: "end-call" }).catch(() => {});
  await ended;
  await expect(may(fixture.tokens.private)).rejects.toMatchObject({ code: "conflict" });
});
