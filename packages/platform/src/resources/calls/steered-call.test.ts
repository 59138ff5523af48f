import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls();
}, 60_000);
afterAll(() => calls.close());

test("members who may change calls have words said in one that is up, and end it; nobody else does", async () => {
  const { fixture } = calls;
  const { answer, client } = await calls.call({ assistant: { firstMessage: "Hola." } });
  onTestFinished(() => client.cut());
  const id = String(answer.body["id"]);
  expect(answer.body["monitor"]).toEqual({ controlUrl: expect.stringMatching(new RegExp(`/call/${id}/control$`)) });
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
