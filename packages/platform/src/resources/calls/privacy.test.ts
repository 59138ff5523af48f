import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allTexts } from "../core/testing/all-texts.ts";
import { orgOf } from "../core/testing/sample-requests.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

const secret = "zarzamora";
const said = { type: "transcript", transcriptType: "final", role: "user", transcript: secret } as const;

/** Holds a call in which the secret is said by the person, and is the value of a variable. */
async function talk(assistant: object, about: object = {}) {
  const variableValues = { name: secret };
  const whole = { firstMessage: "Buenos días, {{name}}.", ...assistant };
  const { body, status, text } = await fixture.do("createWebCall", {
    body: { assistant: whole, assistantOverrides: { variableValues, ...about } },
  });
  expect(status, text).toBe(201);
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  watch?.onMessage(said);
  watch?.onSound?.(new Uint8Array(200_000));
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  const id = String(body["id"]);
  return { id, row: (await fixture.do("getCall", { parameters: { id } })).body };
}

const database = () => allTexts(fixture);

const filesOf = async (id: string) =>
  (await readdir(fixture.dir, { recursive: true })).filter((name) => name.includes(id));

test.each([
  ["hipaaEnabled", { compliancePlan: { hipaaEnabled: true }, artifactPlan: { recordingEnabled: true } }],
  ["transcriptPlan.enabled false", { artifactPlan: { transcriptPlan: { enabled: false } } }],
])("with %s not a byte of what was said is in any table or file", async (_, assistant) => {
  const { id, row } = await talk(assistant);
  expect(row).toMatchObject({ status: "ended", endedReason: "customer-ended-call" });
  expect(row["messages"]).toBeUndefined();
  expect(await database()).not.toContain(secret);
  expect(await filesOf(id)).toEqual([]);
});

test("without such a wish it is stored, and the sound where that is asked for", async () => {
  const { id, row } = await talk({
    artifactPlan: { recordingEnabled: true, transcriptPlan: { assistantName: "Dilo", userName: "Ana" } },
  });
  expect(row["artifact"]).toMatchObject({ transcript: `Ana: ${secret}\n` });
  expect(await filesOf(id)).toHaveLength(1);
  expect(await database()).toContain(secret);
  await fixture.do("deleteCall", { parameters: { id } });
  expect(await filesOf(id)).toEqual([]);
  expect(await database()).not.toContain(secret);
});

test("a chat of such an assistant is answered and not stored, also in its session", async () => {
  const assistant = { compliancePlan: { hipaaEnabled: true }, firstMessage: "Hola, {{name}}." };
  const { body: session } = await fixture.do("createSession", { body: { assistant } });
  const assistantOverrides = { variableValues: { name: secret } };
  const body = { sessionId: session["id"], input: secret, assistantOverrides };
  const chat = await fixture.do("createChat", { body });
  expect(chat.body["output"]).toEqual([{ role: "assistant", content: `Hola, ${secret}.` }]);
  expect((await fixture.do("getChat", { parameters: { id: String(chat.body["id"]) } })).status).toBe(200);
  expect(await database()).not.toContain(secret);
  const keyed = await fixture.do("createChat", { body, idempotencyKey: "again" });
  expect(keyed).toMatchObject({ status: 400, text: expect.stringContaining("idempotency-key") });
  expect(await database()).not.toContain(secret);
});

test("nor is whom it was with, in a page's chat", async () => {
  const settings = { compliancePlan: { hipaaEnabled: true }, firstMessage: "Hola, {{customer.name}}." };
  const { body: assistant } = await fixture.do("createAssistant", { body: settings });
  const body = { assistantId: assistant["id"], input: "Hola", customer: { name: secret } };
  const chat = await fixture.do("createWebChat", { body });
  expect(chat.text).toContain(secret);
  expect(await database()).not.toContain(secret);
});

test.each([
  [{ hipaaEnabled: true }, { hipaaEnabled: false }],
  [{ compliancePlan: { hipaaEnabled: true } }, { compliancePlan: {} }],
])("an org that says so has no call and no chat stored: %j", async (says, saysNo) => {
  const parameters = { id: await orgOf(fixture, fixture.tokens.private) };
  await fixture.do("updateOrg", { parameters, body: says });
  await talk({});
  const chat = await fixture.do("createChat", { body: { assistant: { firstMessage: "Hola" }, input: secret } });
  expect(chat.status, chat.text).toBe(201);
  expect(await database()).not.toContain(secret);
  await fixture.do("updateOrg", { parameters, body: saysNo });
});
