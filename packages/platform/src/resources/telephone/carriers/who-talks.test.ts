import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OperationName } from "../../core/access/authorize.ts";
import { type Carriers, number, openCarriers, twilio } from "./testing-carriers.ts";

let carriers: Carriers;
beforeAll(async () => {
  carriers = await openCarriers();
});
afterAll(() => carriers.fixture.close());
beforeEach(() => carriers.begin());

async function make(name: OperationName, body: object): Promise<string> {
  const { status, text, body: row } = await carriers.fixture.do(name, { body });
  expect(status, text).toBe(201);
  return String(row["id"]);
}

const prompt = "Soy {{who}}.";
const model = {
  provider: "custom-llm",
  model: "x",
  url: "https://dilo.example",
  messages: [{ role: "system", content: prompt }],
};
const nodes = [{ type: "conversation", name: "uno", prompt }];
const workflow = { name: "W", model: { ...model, messages: [] }, nodes, edges: [] };
const assistant = { name: "Ayuda", model };
const squad = { members: [{ assistant }] };
const overrides = { variableValues: { who: "Ana" } };

const ids = {
  assistantId: () => make("createAssistant", assistant),
  squadId: () => make("createSquad", squad),
  workflowId: () => make("createWorkflow", workflow),
};
const naming = Object.keys(ids) as (keyof typeof ids)[];

/** What whoever talks is told, of the call that began last. */
async function instructions(): Promise<string> {
  await expect.poll(() => carriers.begun.length).toBe(1);
  return JSON.stringify(carriers.begun[0]);
}

const callSid = "CA00000000000000000000000000000001";

/** A call that comes in by Twilio. */
async function comeIn(id: string): Promise<void> {
  const fields = { CallSid: callSid, From: "+13055550100", To: number, AccountSid: twilio.sid };
  const names = Object.keys(fields).sort() as (keyof typeof fields)[];
  const text = `https://dilo.example/platform/carriers/twilio/${id}${names.map((name) => name + fields[name]).join("")}`;
  const signature = createHmac("sha1", twilio.token).update(text).digest("base64");
  const unused = { body: "", authorization: undefined, key: undefined };
  const { body } = await carriers.fixture.resources.answerCarrier({
    carrier: "twilio",
    id,
    fields,
    signature,
    ...unused,
  });
  const t = /value="([^"]+)"/.exec(body)?.[1] ?? "";
  const { stream } = await carriers.accept("twilio", id);
  stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: { callSid, customParameters: { t } } }));
}

test.each(naming)("an imported number is answered by its %s", async (name) => {
  const talker = { assistantId: undefined, [name]: await ids[name]() };
  const { status, text, body } = await carriers.imported("importTwilioNumber", talker);
  expect(status, text).toBe(201);
  await comeIn(String(body["id"]));
  expect(await instructions()).toContain("Soy {{who}}.");
});

test.each(naming)("a number of a trunk is answered by its %s, whose credential knows the caller", async (name) => {
  const gateways = [{ ip: "127.0.0.2" }];
  const credentialId = await make("createCredential", { provider: "byo-sip-trunk", gateways });
  const kept = { provider: "byo-phone-number", number, credentialId, [name]: await ids[name]() };
  const id = await make("createPhoneNumber", kept);
  const token = carriers.fixture.tokens.private;
  const { stream } = await carriers.accept("asterisk", id, { token, from: "+13055550100" });
  stream.receive(
    JSON.stringify({ event: "MEDIA_START", connection_id: "e226", channel: "WebSocket/1", format: "ulaw" }),
  );
  expect(await instructions()).toContain("Soy {{who}}.");
});

const dialled = async (body: object) => {
  const phoneNumberId = await carriers.idOf("importTwilioNumber");
  const customer = { number: "+13055550122" };
  const answer = await carriers.fixture.do("createCall", { body: { phoneNumberId, customer, ...body } });
  expect(answer.status, answer.text).toBe(201);
  return instructions();
};

test.each([
  ["assistantId", async () => ({ assistantId: await ids.assistantId(), assistantOverrides: overrides })],
  ["assistant", () => ({ assistant, assistantOverrides: overrides })],
  ["squadId", async () => ({ squadId: await ids.squadId(), assistantOverrides: overrides })],
  ["squad", () => ({ squad, assistantOverrides: overrides })],
  ["workflowId", async () => ({ workflowId: await ids.workflowId(), workflowOverrides: overrides })],
  ["workflow", () => ({ workflow, workflowOverrides: overrides })],
  [
    "assistant, with its customer's overrides",
    () => ({ assistant, customer: { number: "+13055550122", assistantOverrides: overrides } }),
  ],
] as const)("a call that is made is held by its %s", async (_name, bodyOf) => {
  expect(await dialled(await bodyOf())).toContain("Soy Ana.");
});

test("a number that is imported with an API key is asked for by that key", async () => {
  const key = { twilioApiKey: twilio.key, twilioApiSecret: twilio.secret };
  const { status, text } = await carriers.imported("importTwilioNumber", { ...key, twilioAuthToken: "unused" });
  expect(status, text).toBe(201);
  const wrong = await carriers.imported("importTwilioNumber", { ...key, twilioApiSecret: "another" });
  expect(wrong.status, wrong.text).toBe(400);
});

test.each([
  ["token", { twilioAuthToken: twilio.token }],
  ["API key", { twilioAuthToken: "unused", twilioApiKey: twilio.key, twilioApiSecret: twilio.secret }],
])("a number that is made calls with its account's %s", async (_name, words) => {
  const account = { provider: "twilio", number, twilioAccountSid: twilio.sid, ...words };
  const phoneNumberId = await make("createPhoneNumber", account);
  const customer = { number: "+13055550122" };
  const answer = await carriers.fixture.do("createCall", { body: { phoneNumberId, customer, assistant } });
  expect(answer.status, answer.text).toBe(201);
  await expect.poll(() => carriers.asked.map(({ url }) => url)).toEqual([expect.stringMatching(/Calls\.json$/)]);
  await carriers.fixture.resources.settled();
  // Twilio refuses whoever it does not know.
  expect(carriers.told).toEqual([]);
});
