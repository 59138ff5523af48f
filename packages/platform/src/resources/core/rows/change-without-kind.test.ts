import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperationName } from "../access/authorize.ts";
import { openTestResources, type TestResources } from "../testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

const apiKey = "an invented key";
const url = "https://dilo.example/book";
const kinds: readonly (readonly [name: string, by: string, row: object, of: object])[] = [
  ["Tool", "type", { type: "apiRequest", name: "book", method: "GET", url }, { destinations: [] }],
  ["PhoneNumber", "provider", { provider: "vapi", sipUri: "sip:ana@dilo.example" }, { number: "+13055550123" }],
  ["Credential", "provider", { provider: "openai", apiKey }, { gateways: [{ ip: "203.0.113.9" }] }],
];

const ask = (name: string, asked: { parameters?: Record<string, string>; body: unknown }) =>
  fixture.do(name as OperationName, asked);

test.each(kinds)(
  "a %s changed without its %s keeps it, and takes its kind's fields alone",
  async (name, by, row, of) => {
    const made = await ask(`create${name}`, { body: row });
    expect(made.status, made.text).toBe(201);
    const parameters = { id: String(made.body["id"]) };
    const change = (body: unknown) => ask(`update${name}`, { parameters, body });
    const changed = await change({ name: "Otro" });
    expect(changed, changed.text).toMatchObject({ status: 200, body: { name: "Otro", [by]: made.body[by] } });
    // What is said of the change is what is said of the row.
    expect(changed.body["warnings"]).toEqual(made.body["warnings"]);
    const others = Object.keys(of);
    const refused = await change(of);
    expect([refused.status, others.every((field) => refused.text.includes(field))], refused.text).toEqual([400, true]);
    const unknown = await change({ wings: 2 });
    expect([unknown.status, unknown.text.includes("wings")], unknown.text).toEqual([400, true]);
    const after = await fixture.do(`get${name}` as OperationName, { parameters });
    expect(after.body).toEqual(changed.body);
  },
);

test("a test of a suite, too", async () => {
  const { body: assistant } = await fixture.do("createAssistant", { body: { name: "Ana" } });
  const targetPlan = { assistantId: assistant["id"] };
  const { body: suite } = await fixture.do("createTestSuite", { body: { targetPlan } });
  const within = { testSuiteId: String(suite["id"]) };
  const { body: made } = await fixture.do("createTest", {
    parameters: within,
    body: { type: "chat", script: "Hola", scorers: [] },
  });
  const parameters = { ...within, id: String(made["id"]) };
  const changed = await fixture.do("updateTest", { parameters, body: { name: "Saludo" } });
  expect(changed, changed.text).toMatchObject({ status: 200, body: { type: "chat", name: "Saludo", script: "Hola" } });
});

test("what a changed tool does without effect is told, although its type is left out", async () => {
  const { body } = await fixture.do("createTool", { body: kinds[0]?.[2] });
  const backoffPlan = { type: "fixed", maxRetries: 1, baseDelaySeconds: 1 };
  const changed = await fixture.do("updateTool", { parameters: { id: String(body["id"]) }, body: { backoffPlan } });
  expect(changed.body["warnings"]).toEqual([{ path: "backoffPlan", message: "A request is made once." }]);
  const unsafe = await fixture.do("updateTool", {
    parameters: { id: String(body["id"]) },
    body: { url: "https://127.0.0.1/x" },
  });
  expect([unsafe.status, unsafe.text.includes("url")], unsafe.text).toEqual([400, true]);
});
