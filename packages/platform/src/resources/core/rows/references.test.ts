import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../testing/test-resources.ts";
import { referencesIn } from "./references.ts";

let fixture: TestResources;
let assistantId: string;
let toolId: string;
beforeAll(async () => {
  fixture = await openTestResources();
  assistantId = String((await fixture.do("createAssistant", { body: { name: "Ana" } })).body["id"]);
  const tool = { type: "function", function: { name: "buscar" } };
  toolId = String((await fixture.do("createTool", { body: tool })).body["id"]);
});
afterAll(() => fixture.close());

const output = { name: "Nota", schema: { type: "number" } };
const model = (toolIds: readonly string[]) => ({ provider: "openai", model: "gpt-4o", toolIds });

test("finds the rows a body names, and not what the org writes freely", () => {
  const body = { members: [{ assistantId: "a" }, { assistant: { model: { toolIds: ["b", "c"] } } }], squadId: null };
  expect(referencesIn({ ...body, metadata: { assistantId: "d" } })).toEqual([
    { field: "members.0.assistantId", kind: "assistant", id: "a" },
    { field: "members.1.assistant.model.toolIds", kind: "tool", id: "b" },
    { field: "members.1.assistant.model.toolIds", kind: "tool", id: "c" },
  ]);
});

describe("a body that names a row which is not there is refused, and the message names the field", () => {
  test.each([
    ["createSquad", { members: [{ assistantId: "nobody" }] }, "members.0.assistantId", "assistant"],
    ["createAssistant", { model: model(["nothing"]) }, "model.toolIds", "tool"],
    ["createPhoneNumber", { provider: "vapi", squadId: "nobody" }, "squadId", "squad"],
    ["createSession", { assistantId: "nobody" }, "assistantId", "assistant"],
    ["createChat", { sessionId: "none", input: "Hola" }, "sessionId", "session"],
    ["createWebCall", { assistantId: "nobody" }, "assistantId", "assistant"],
    ["createStructuredOutput", { ...output, assistantIds: ["nobody"] }, "assistantIds", "assistant"],
    ["createStructuredOutput", { ...output, workflowIds: ["nobody"] }, "workflowIds", "workflow"],
    [
      "createToken",
      { tag: "public", restrictions: { allowedAssistantIds: ["nobody"] } },
      "allowedAssistantIds",
      "assistant",
    ],
  ] as const)("%s %j", async (name, body, field, kind) => {
    const answer = await fixture.do(name, { body });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(field) });
    expect(answer.text).toContain(`there is no such ${kind}`);
    expect(answer.text).not.toContain("nobody");
  });

  test("also in a change, and when the row is another org's", async () => {
    const theirs = await fixture.otherOrg();
    const { body: other } = await fixture.ask("createAssistant", { token: theirs, body: {} });
    const { body: squad } = await fixture.do("createSquad", { body: { members: [{ assistantId }] } });
    const parameters = { id: String(squad["id"]) };
    const change = { members: [{ assistantId: other["id"] }] };
    const answer = await fixture.do("updateSquad", { parameters, body: change });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("members.0.assistantId") });
    await fixture.do("deleteSquad", { parameters });
  });
});

test("a body that names more rows than are looked up at once is refused by its field", async () => {
  const ids = Array.from({ length: 9000 }, (_, index) => `t${index}`);
  const assistant = await fixture.do("createAssistant", { body: { model: model(ids) } });
  expect(assistant).toMatchObject({
    status: 400,
    text: expect.stringContaining("The body's field model.toolIds is wrong: it must be at most"),
  });
  const call = { assistant: { firstMessage: "Hola.", model: model(ids) } };
  const answer = await fixture.do("createWebCall", { body: call });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("assistant.model.toolIds") });
});

describe("what is in use is not deleted", () => {
  test("an assistant that a squad names", async () => {
    const parameters = { id: assistantId };
    const { body: squad } = await fixture.do("createSquad", { body: { members: [{ assistantId }] } });
    expect(await fixture.do("deleteAssistant", { parameters })).toMatchObject({
      status: 409,
      text: "The assistant is in use: a squad names it.",
    });
    expect((await fixture.do("listAssistantVersions", { parameters })).body["metadata"]).toMatchObject({
      totalItems: 1,
    });
    await fixture.do("deleteSquad", { parameters: { id: String(squad["id"]) } });
    expect((await fixture.do("deleteAssistant", { parameters })).status).toBe(200);
  });

  test("a tool that an assistant names", async () => {
    const { body: assistant } = await fixture.do("createAssistant", { body: { model: model([toolId]) } });
    const parameters = { id: toolId };
    expect(await fixture.do("deleteTool", { parameters })).toMatchObject({ status: 409, body: { code: "conflict" } });
    await fixture.do("deleteAssistant", { parameters: { id: String(assistant["id"]) } });
    expect((await fixture.do("deleteTool", { parameters })).status).toBe(200);
    expect((await fixture.do("deleteTool", { parameters })).status).toBe(404);
  });
});
