import { smallest } from "@dilo/api/samples";
import type { OperationName } from "../access/authorize.ts";
import { referencesIn } from "../rows/references.ts";
import { everyOperation, type TestAnswer, type TestResources } from "./test-resources.ts";

/** The operation that creates the row a path names, by the path's beginning. */
const creators: Readonly<Record<string, OperationName>> = {
  "/assistant": "createAssistant",
  "/squad": "createSquad",
  "/workflow": "createWorkflow",
  "/call": "createWebCall",
  "/chat": "createChat",
  "/chat/responses": "createChatResponse",
  "/campaign": "createCampaign",
  "/v2/campaign": "createCampaign",
  "/session": "createSession",
  "/phone-number": "createPhoneNumber",
  "/tool": "createTool",
  "/file": "createFile",
  "/v2/knowledge-base": "createKnowledgeBaseV2",
  "/structured-output": "createStructuredOutput",
  "/test-suite/{testSuiteId}/test": "createTest",
  "/test-suite": "createTestSuite",
  "/eval": "createEval",
  "/org": "createOrg",
  "/token": "createToken",
  "/credential": "createCredential",
  "/template": "createTemplate",
};

/** Operations on rows that cannot be created here, because that would need an engine. */
export const neverCreated: ReadonlySet<OperationName> = new Set<OperationName>([
  "getKnowledgeBase",
  "deleteKnowledgeBase",
  "getTestRun",
  "updateTestRun",
  "deleteTestRun",
  "getEvalRun",
  "deleteEvalRun",
  "getServerMessage",
  "resendServerMessage",
  "detachKnowledgeFile",
]);

const assistant = { firstMessage: "Hola." };
const bodies: Partial<Record<OperationName, unknown>> = {
  createWebCall: { assistant },
  createSquad: { members: [{ assistant }] },
  createEvalRun: {
    type: "eval",
    target: { type: "assistant", assistant },
    eval: { type: "chat.mockConversation", messages: [{ role: "user", content: "Hola" }] },
  },
  createChat: { assistant, input: "Hola" },
  createChatResponse: { assistant, input: "Hola" },
  createTestSuite: { targetPlan: { assistantId: "of a row that is there" } },
};

/** The operation that creates a row of each kind that bodies name. */
const makers: Readonly<Record<string, OperationName>> = {
  assistant: "createAssistant",
  squad: "createSquad",
  workflow: "createWorkflow",
  "phone number": "createPhoneNumber",
  tool: "createTool",
  file: "createFile",
  "structured output": "createStructuredOutput",
  credential: "createCredential",
  session: "createSession",
  chat: "createChat",
  eval: "createEval",
};

/** Rows that bodies name, by token and kind. No request changes a row that its body names: each serves all bodies. */
const named = new WeakMap<TestResources, Map<string, Promise<string>>>();

function namedRow(fixture: TestResources, kind: string, token: string): Promise<string> {
  const maker = makers[kind];
  if (maker === undefined) throw new Error(`Nothing makes a ${kind}.`);
  const rows = named.get(fixture) ?? new Map<string, Promise<string>>();
  named.set(fixture, rows);
  const key = `${token} ${kind}`;
  const id = rows.get(key) ?? made(fixture, maker, token).then((row) => row["id"] ?? "");
  rows.set(key, id);
  return id;
}

/** A body in which every row that is named is there. */
export async function withReferencedRows(fixture: TestResources, token: string, body: unknown): Promise<unknown> {
  const references = referencesIn(body);
  if (references.length === 0) return body;
  const whole = structuredClone(body);
  for (const { field, kind } of references) {
    const path = field.split(".");
    const last = path.pop() ?? "";
    const inside = path.reduce((part, name) => part[name] as Part, whole as Part);
    const id = await namedRow(fixture, kind, token);
    inside[last] = Array.isArray(inside[last]) ? [id] : id;
  }
  return whole;
}

type Part = { [name: string]: unknown };

async function made(fixture: TestResources, name: OperationName, token: string): Promise<Record<string, string>> {
  const call = everyOperation.find(([key]) => key === name)?.[1];
  const parameters = await parametersOf(fixture, call?.path ?? "", token);
  const body = await withReferencedRows(fixture, token, bodies[name] ?? smallest(call?.body ?? never()));
  const answer = await fixture.ask(name, { token, parameters, body });
  if (answer.status !== 201) throw new Error(`${name} made nothing: ${answer.text}`);
  return { ...parameters, id: String(answer.body["id"]) };
}

export async function parametersOf(
  fixture: TestResources,
  path: string,
  token: string,
): Promise<Record<string, string>> {
  const filled: Record<string, string> = { provider: "11labs", resourceName: "pronunciation-dictionary" };
  if (path.startsWith("/{provider}/w") || path.endsWith("/locations")) filled["provider"] = "make";
  if (path.includes("{testSuiteId}"))
    filled["testSuiteId"] = (await made(fixture, "createTestSuite", token))["id"] ?? "";
  if (!path.includes("{id}")) return filled;
  const creator = Object.entries(creators).find(([start]) => path.startsWith(`${start}/{id}`));
  if (creator === undefined) return { ...filled, id: "2f6b0c1e-5a0e-4a53-9f43-0d8f5a9a6c11" };
  const ids = await made(fixture, creator[1], token);
  return { ...filled, ...ids };
}

function never(): never {
  throw new Error("There is no such schema.");
}

/** The body that goes with a call on a certain row: some calls must name something that is there. */
async function bodyOf(fixture: TestResources, name: OperationName, token: string): Promise<unknown> {
  if (bodies[name] !== undefined) return withReferencedRows(fixture, token, bodies[name]);
  if (name === "createWebChat" || name === "createWebChatResponse") {
    return { assistantId: (await made(fixture, "createAssistant", token))["id"], input: "Hola" };
  }
  const call = everyOperation.find(([key]) => key === name)?.[1];
  return call?.body && withReferencedRows(fixture, token, smallest(call.body));
}

export async function requestSample(fixture: TestResources, name: OperationName, token: string): Promise<TestAnswer> {
  const call = everyOperation.find(([key]) => key === name)?.[1];
  const parameters = await parametersOf(fixture, call?.path ?? "", token);
  const query = name === "getFeatureFlag" ? { key: "x", orgId: await orgOf(fixture, token) } : undefined;
  const asked = { token, parameters, body: await bodyOf(fixture, name, token) };
  const needed = name === "updateStructuredOutput" ? { schemaOverride: "true" } : (query ?? smallestQuery(name));
  return fixture.ask(name, { ...asked, query: needed });
}

export function smallestQuery(name: OperationName): Record<string, string> {
  const query = everyOperation.find(([key]) => key === name)?.[1].query;
  return query === undefined ? {} : (smallest(query) as Record<string, string>);
}

export async function orgOf(fixture: TestResources, token: string): Promise<string> {
  const { body } = await fixture.ask("listOrgs", { token });
  return (body as unknown as { readonly id: string }[])[0]?.id ?? "";
}
