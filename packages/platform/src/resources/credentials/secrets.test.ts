import { platformOperations } from "@dilo/api/operations";
import { fullest, variants } from "@dilo/api/samples";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restoreMasked } from "../core/rows/secrets.ts";
import { allTexts } from "../core/testing/all-texts.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

const secret = "sk-4242-4242";
/** Longer than what an id or sealed text may hold by chance. */
const trace = "4242-4242";
const stored = () => allTexts(fixture);

test("a credential's key is neither answered nor readable in the database", async () => {
  const made = await fixture.do("createCredential", { body: { provider: "openai", name: "Mine", apiKey: secret } });
  expect(made.body).toMatchObject({ provider: "openai", name: "Mine", apiKey: "********" });
  const parameters = { id: String(made.body["id"]) };
  const changed = await fixture.do("updateCredential", { parameters, body: { provider: "openai", name: "Ours" } });
  expect(changed.body).toMatchObject({ name: "Ours", apiKey: "********" });
  for (const text of [made.text, changed.text, (await fixture.do("listCredentials")).text, await stored()]) {
    expect(text).not.toContain(trace);
  }
});

test("what is read, edited and sent back loses no secret", async () => {
  const body = { provider: "webhook", authenticationPlan: { type: "bearer", token: secret } };
  const { body: made } = await fixture.do("createCredential", { body });
  const keptOf = async () =>
    (await fixture.db.execute(sql`select data from platform_rows where id = ${made["id"]}`)).rows;
  const before = JSON.stringify(await keptOf());
  const sealed = /sealed:v1:[\w-]+/.exec(before)?.[0];
  const { provider, authenticationPlan } = made;
  const edited = { provider, authenticationPlan, name: "Edited" };
  await fixture.do("updateCredential", { parameters: { id: String(made["id"]) }, body: edited });
  expect(sealed).toBeDefined();
  expect(JSON.stringify(await keptOf())).toContain(sealed);
});

test("a body with more secrets than are sealed at one time is refused", async () => {
  const secrets = (count: number) => ({ metadata: { authToken: Array.from({ length: count }, () => secret) } });
  expect((await fixture.do("createAssistant", { body: secrets(1000) })).status).toBe(201);
  const refused = await fixture.do("createAssistant", { body: secrets(1001) });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("more than 1000 secrets")]);
  expect(refused.text).not.toContain(trace);
});

test("a long list is compared with the kept one by looking at each item a few times", () => {
  let looks = 0;
  const list = Array.from({ length: 5000 }, (_, index) => ({
    get id() {
      looks += 1;
      return `${index}`;
    },
    apiKey: `sealed:v1:${index}`,
  }));
  const masked = Array.from(list, (_, index) => ({ id: `${4999 - index}`, apiKey: "********" }));
  const restored = restoreMasked({ list: masked }, { list });
  expect(looks).toBeLessThan(10 * list.length);
  expect(restored).toEqual({ list: list.toReversed() });
});

test("a mask stands for its own entry's secret, wherever that is in the list now, and for no other's", async () => {
  const credentials = ["openai", "groq"].map((provider) => ({ provider, apiKey: `sk-${provider}` }));
  const { body: made } = await fixture.do("createAssistant", { body: { credentials } });
  const parameters = { id: String(made["id"]) };
  const kept = async () => {
    const { rows } = await fixture.db.execute(sql`select data from platform_rows where id = ${made["id"]}`);
    const [row] = rows as { data: { credentials: { provider: string; apiKey: string }[] } }[];
    return row?.data.credentials;
  };
  const [, groq] = (await kept()) ?? [];
  const masked = (provider: string) => ({ provider, apiKey: "********" });
  await fixture.do("updateAssistant", { parameters, body: { credentials: [masked("groq")] } });
  expect(await kept()).toEqual([groq]);
  const asked = { parameters, body: { credentials: [masked("openai")] } };
  expect(await fixture.do("updateAssistant", asked)).toMatchObject({
    status: 400,
    text: expect.stringContaining("mask"),
  });
  expect(await kept()).toEqual([groq]);
});

test.each([
  ["createCredential", { provider: "openai", apiKey: `sealed:v1:${secret} ` }],
  ["createAssistant", { credentials: [{ provider: "openai", apiKey: `sealed:v1:${secret}` }] }],
] as const)("what only looks sealed is not taken for it: %s", async (name, body) => {
  const answer = await fixture.do(name, { body });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("sealed secret") });
  expect(await stored()).not.toContain(trace);
});

test("an export shows no sealed secret", async () => {
  const credentials = [{ provider: "openai", apiKey: secret }];
  await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola", credentials } } });
  const { text } = await fixture.do("exportCalls", { query: { columns: "assistant" } });
  expect(text).toContain("********");
  expect(text).not.toContain("sealed:");
});

test("another vendor's settings are another credential", async () => {
  const { body: made } = await fixture.do("createCredential", { body: { provider: "openai", apiKey: secret } });
  const asked = { parameters: { id: String(made["id"]) }, body: { provider: "groq", apiKey: secret } };
  expect((await fixture.do("updateCredential", asked)).text).toContain("provider");
});

test("credentials inside assistants and squads are sealed too", async () => {
  const credentials = [{ provider: "openai", apiKey: secret }];
  const assistant = await fixture.do("createAssistant", { body: { firstMessage: "Hola", credentials } });
  const squad = await fixture.do("createSquad", { body: { members: [{ assistant: { credentials } }] } });
  const call = await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola", credentials } } });
  for (const { status, text } of [assistant, squad, call]) {
    expect(status).toBe(201);
    expect(text).not.toContain(trace);
  }
  expect(
    (await fixture.do("listAssistantVersions", { parameters: { id: String(assistant.body["id"]) } })).text,
  ).not.toContain(trace);
  expect(await stored()).not.toContain(trace);
});

test("credentials sent along with a chat or a call are sealed too, in what is answered again as well", async () => {
  const credentials = [{ provider: "openai", apiKey: secret }];
  const assistant = { firstMessage: "Hola", credentials };
  const overridden = { assistant: { firstMessage: "Hola" }, assistantOverrides: { credentials } };
  const customer = { name: "Ana", assistantOverrides: { credentials } };
  const answers = [
    await fixture.do("createChat", { idempotencyKey: "chat", body: { assistant, input: "Hola" } }),
    await fixture.do("createChat", { idempotencyKey: "overridden", body: { ...overridden, input: "Hola" } }),
    await fixture.do("createSession", { idempotencyKey: "session", body: { customer } }),
    await fixture.do("createChatResponse", { body: { assistant, input: "Hola" } }),
    await fixture.do("createWebCall", { idempotencyKey: "call", body: overridden }),
  ];
  for (const { status, text } of answers) {
    expect(status, text).toBe(201);
    expect(text).not.toContain(trace);
  }
  for (const { text } of [await fixture.do("listChats"), await fixture.do("listCalls")])
    expect(text).not.toContain(trace);
  expect(await stored()).toContain("********");
  expect(await stored()).not.toContain(trace);
});

test("every kind of credential is answered as the catalogue says, with nothing long and secret in it", async () => {
  let masked = 0;
  for (const option of variants(platformOperations.createCredential.body)) {
    const answer = await fixture.do("createCredential", { body: fullest(option) });
    expect(answer.status, answer.text).toBe(201);
    expect(platformOperations.createCredential.answer.safeParse(answer.body).error, answer.text).toBeUndefined();
    masked += Number(answer.text.includes("********"));
  }
  expect(masked).toBeGreaterThan(0);
});
