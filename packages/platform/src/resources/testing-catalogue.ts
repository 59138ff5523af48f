import { smallest } from "@dilo/api/samples";
import type { CallName } from "./access.ts";
import { referencesIn } from "./references.ts";
import { type Answered, everyCall, type TestResources } from "./testing.ts";

/** What must be there before a call can be made: the call that makes it, and which parameter its id fills. */
const areas: Readonly<Record<string, CallName>> = {
  "/assistant": "createAssistant",
  "/squad": "createSquad",
  "/workflow": "createWorkflow",
  "/call": "createWebCall",
  "/chat": "createChat",
  "/campaign": "createCampaign",
  "/session": "createSession",
  "/phone-number": "createPhoneNumber",
  "/tool": "createTool",
  "/file": "createFile",
  "/knowledge-base": "createKnowledgeBase",
  "/structured-output": "createStructuredOutput",
  "/test-suite/{testSuiteId}/test": "createTest",
  "/test-suite": "createTestSuite",
  "/eval": "createEval",
  "/org": "createOrg",
  "/token": "createToken",
  "/credential": "createCredential",
  "/template": "createTemplate",
};

/** Calls whose rows nothing here can make, because making them would need an engine. */
export const neverMade: ReadonlySet<CallName> = new Set<CallName>([
  "getTestRun",
  "updateTestRun",
  "deleteTestRun",
  "getEvalRun",
  "deleteEvalRun",
]);

const assistant = { firstMessage: "Hola." };
const bodies: Partial<Record<CallName, unknown>> = {
  createWebCall: { assistant },
  createChat: { assistant, input: "Hola" },
  createChatResponse: { assistant, input: "Hola" },
};

/** The call that makes a row of each kind that bodies name. */
const makers: Readonly<Record<string, CallName>> = {
  assistant: "createAssistant",
  squad: "createSquad",
  workflow: "createWorkflow",
  "phone number": "createPhoneNumber",
  tool: "createTool",
  file: "createFile",
  "knowledge base": "createKnowledgeBase",
  "structured output": "createStructuredOutput",
  credential: "createCredential",
  session: "createSession",
  chat: "createChat",
  eval: "createEval",
};

/** A body in which every row that is named is there. */
export async function withRows(house: TestResources, token: string, body: unknown): Promise<unknown> {
  const references = referencesIn(body);
  if (references.length === 0) return body;
  const whole = structuredClone(body);
  for (const { field, kind } of references) {
    const maker = makers[kind];
    if (maker === undefined) throw new Error(`Nothing makes a ${kind}.`);
    const path = field.split(".");
    const last = path.pop() ?? "";
    const inside = path.reduce((part, name) => part[name] as Part, whole as Part);
    const { id } = await made(house, maker, token);
    inside[last] = Array.isArray(inside[last]) ? [id] : id;
  }
  return whole;
}

type Part = { [name: string]: unknown };

async function made(house: TestResources, name: CallName, token: string): Promise<Record<string, string>> {
  const call = everyCall.find(([key]) => key === name)?.[1];
  const parameters = await parametersOf(house, call?.path ?? "", token);
  const body = bodies[name] ?? (await withRows(house, token, smallest(call?.body ?? never())));
  const answer = await house.ask(name, { token, parameters, body });
  if (answer.status !== 201) throw new Error(`${name} made nothing: ${answer.text}`);
  return { ...parameters, id: String(answer.body["id"]) };
}

export async function parametersOf(house: TestResources, path: string, token: string): Promise<Record<string, string>> {
  const filled: Record<string, string> = { provider: "11labs", resourceName: "pronunciation-dictionary" };
  if (path.startsWith("/{provider}/w") || path.endsWith("/locations")) filled["provider"] = "make";
  if (path.includes("{testSuiteId}")) filled["testSuiteId"] = (await made(house, "createTestSuite", token))["id"] ?? "";
  if (!path.includes("{id}")) return filled;
  const area = Object.entries(areas).find(([start]) => path.startsWith(`${start}/{id}`));
  if (area === undefined) return { ...filled, id: "2f6b0c1e-5a0e-4a53-9f43-0d8f5a9a6c11" };
  const ids = await made(house, area[1], token);
  return { ...filled, ...ids };
}

function never(): never {
  throw new Error("There is no such schema.");
}

/** The body that goes with a call on a certain row: some calls must name something that is there. */
async function bodyOf(house: TestResources, name: CallName, token: string): Promise<unknown> {
  if (bodies[name] !== undefined) return bodies[name];
  if (name === "createWebChat" || name === "createWebChatResponse") {
    return { assistantId: (await made(house, "createAssistant", token))["id"], input: "Hola" };
  }
  const call = everyCall.find(([key]) => key === name)?.[1];
  return call?.body && withRows(house, token, smallest(call.body));
}

export async function askFor(house: TestResources, name: CallName, token: string): Promise<Answered> {
  const call = everyCall.find(([key]) => key === name)?.[1];
  const parameters = await parametersOf(house, call?.path ?? "", token);
  const query = name === "getFeatureFlag" ? { key: "x", orgId: await orgOf(house, token) } : undefined;
  const asked = { token, parameters, body: await bodyOf(house, name, token) };
  const needed = name === "updateStructuredOutput" ? { schemaOverride: "true" } : (query ?? smallestQuery(name));
  return house.ask(name, { ...asked, query: needed });
}

export function smallestQuery(name: CallName): Record<string, string> {
  const query = everyCall.find(([key]) => key === name)?.[1].query;
  return query === undefined ? {} : (smallest(query) as Record<string, string>);
}

export async function orgOf(house: TestResources, token: string): Promise<string> {
  const { body } = await house.ask("listOrgs", { token });
  return (body as unknown as { readonly id: string }[])[0]?.id ?? "";
}
