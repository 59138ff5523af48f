import { randomUUID } from "node:crypto";
import { ByKind, Guarded, Mark, Named, type Node, operationBehaviour } from "@dilo/api/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperationName } from "../access/authorize.ts";
import { kindOfSetting } from "../rows/references.ts";
import { openTestResources, type TestResources } from "../testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

/** Acting fields that name a row, with what they are marked by. What stands in many places is found in the first. */
function namingFields(): ReadonlyMap<string, Mark> {
  const seen = new Set<Node>();
  const found = new Map<string, Mark>();
  const walk = (node: Node, path: string): void => {
    const name = path.split(".").at(-1) ?? "";
    if (node instanceof Mark) {
      if (Object.hasOwn(kindOfSetting, name) && node.mayAct) found.set(path, node);
    } else if (node instanceof Guarded) walk(node.inside, path);
    else if (!seen.has(node)) {
      seen.add(node);
      const inside = node instanceof ByKind ? Object.values(node.kinds) : Object.entries(node);
      for (const one of inside) Array.isArray(one) ? walk(one[1], `${path}.${one[0]}`) : walk(one as Node, path);
    }
  };
  for (const [name, { body, row }] of Object.entries(operationBehaviour)) {
    if (body !== undefined) walk(body, name);
    if (row !== undefined) walk(row, `${name}, answered`);
  }
  return found;
}

/** Fields that name a row of which nothing is used there that could break a promise. */
const harmless: Readonly<Record<string, string>> = {
  "createAssistant.hooks.do.tool.knowledgeBases.fileIds": "A file has no settings.",
  "attachKnowledgeFile.fileId": "A file has no settings.",
  "createCall.phoneNumberId": "A call uses the trunk of its number, and nothing else of it.",
  "createCampaign.phoneNumberId": "A campaign uses the trunk of its number, and nothing else of it.",
  "createCall, answered.assistantId": "The answer holds the assistant, which is judged there.",
  "createChat.previousChatId": "Who talks is judged when they begin.",
  "createChat.sessionId": "Who talks is judged when they begin.",
  "createChatResponse.previousChatId": "Who talks is judged when they begin.",
  "createChatResponse.sessionId": "Who talks is judged when they begin.",
  "createWebChat.sessionId": "Who talks is judged when they begin.",
  "createStructuredOutput.assistantIds": "They use the structured output, which uses nothing of theirs.",
  "createStructuredOutput.workflowIds": "They use the structured output, which uses nothing of theirs.",
  "createToken.restrictions.allowedAssistantIds": "The token's calls are judged when they begin.",
};

test("each field that names a row has it judged as if it were written there, or nothing of it is used", () => {
  const fields = namingFields();
  expect(fields.size).toBeGreaterThan(25);
  const unjudged = [...fields].filter(([, mark]) => !(mark instanceof Named)).map(([path]) => path);
  expect(unjudged.toSorted()).toEqual(Object.keys(harmless).toSorted());
});

type Row = Readonly<Record<string, unknown>>;

/** A row that promises what is not kept, as an earlier version may have stored it. */
async function promising(kind: string, made: Row, promise: Row): Promise<string> {
  const id = randomUUID();
  const [org] = (await fixture.do("listOrgs")).body as unknown as { readonly id: string }[];
  const at = new Date().toISOString();
  await fixture.store.insert(kind, { ...made, ...promise, id, orgId: org?.id ?? "", createdAt: at, updatedAt: at });
  return id;
}

const pci = { compliancePlan: { pciEnabled: true } };
const handoffTo = (destination: Row) => ({ type: "handoff", destinations: [{ type: "assistant", ...destination }] });
const byo = { provider: "byo-phone-number", number: "+13055550123" };
const campaign = { name: "Avisos", customers: [{ number: "+13055550124", consent: true }] };
const told = { type: "chat.mockConversation", messages: [{ role: "user", content: "Hola" }] };
const judge = { judgePlan: { type: "ai", model: { provider: "custom-llm", model: "x", url: "http://dilo.example" } } };

interface Broken {
  readonly assistantId: string;
  readonly squadId: string;
  readonly workflowId: string;
  readonly evalId: string;
  readonly structuredOutputId: string;
  readonly credentialId: string;
  readonly phoneNumberId: string;
}

const naming: readonly (readonly [what: string, name: OperationName, body: (broken: Broken) => object])[] = [
  ["a handoff tool", "createTool", ({ assistantId }) => handoffTo({ assistantId })],
  ["a handoff tool that holds it", "createTool", () => handoffTo({ assistant: pci })],
  [
    "a handoff tool whose assistant asks an open address",
    "createTool",
    () => handoffTo({ assistant: { server: { url: "http://dilo.example" } } }),
  ],
  [
    "an assistant's own handoff tool",
    "createAssistant",
    ({ assistantId }) => ({ model: { provider: "openai", model: "x", tools: [handoffTo({ assistantId })] } }),
  ],
  [
    "a squad's destination",
    "createSquad",
    () => ({ members: [{ assistant: {}, assistantDestinations: [{ type: "assistant", assistant: pci }] }] }),
  ],
  ["a suite's target", "createTestSuite", ({ assistantId }) => ({ targetPlan: { assistantId } })],
  ["a suite's tester", "createTestSuite", ({ assistantId }) => ({ testerPlan: { assistantId } })],
  [
    "a number's assistant",
    "createPhoneNumber",
    ({ assistantId, credentialId }) => ({ ...byo, credentialId, assistantId }),
  ],
  ["a number's squad", "createPhoneNumber", ({ squadId, credentialId }) => ({ ...byo, credentialId, squadId })],
  [
    "a number's workflow",
    "createPhoneNumber",
    ({ workflowId, credentialId }) => ({ ...byo, credentialId, workflowId }),
  ],
  [
    "a campaign's assistant",
    "createCampaign",
    ({ assistantId, phoneNumberId }) => ({ ...campaign, phoneNumberId, assistantId }),
  ],
  [
    "a campaign's workflow",
    "createCampaign",
    ({ workflowId, phoneNumberId }) => ({ ...campaign, phoneNumberId, workflowId }),
  ],
  [
    "an eval that is run",
    "createEvalRun",
    ({ evalId }) => ({ type: "eval", evalId, target: { type: "assistant", assistant: {} } }),
  ],
  [
    "a structured output of an assistant",
    "createAssistant",
    ({ structuredOutputId }) => ({ artifactPlan: { structuredOutputIds: [structuredOutputId] } }),
  ],
];

async function brokenRows(): Promise<Broken> {
  const credential = { provider: "byo-sip-trunk", gateways: [{ ip: "203.0.113.9" }] };
  return {
    assistantId: await promising("assistant", { name: "Ana" }, pci),
    squadId: await promising("squad", {}, { members: [{ assistant: pci }] }),
    workflowId: await promising("workflow", { name: "W", nodes: [], edges: [] }, pci),
    evalId: await promising("eval", told, { messages: [...told.messages, { role: "assistant", ...judge }] }),
    structuredOutputId: await promising("structured output", { name: "Cita", schema: { type: "object" } }, pci),
    phoneNumberId: await promising("phone number", byo, {}),
    credentialId: String((await fixture.do("createCredential", { body: credential })).body["id"]),
  };
}

test.each(naming)("what would be refused inline is refused where it is named: %s", async (_what, name, bodyOf) => {
  const { status, text } = await fixture.do(name, { body: bodyOf(await brokenRows()) });
  expect([status, /pciEnabled|compliancePlan|url/.test(text)], text).toEqual([400, true]);
});

test("whom a conversation could be handed to is judged when it begins, for a page as well", async () => {
  const { assistantId } = await brokenRows();
  const toolId = await promising("tool", handoffTo({ assistantId }), {});
  const model = { provider: "openai", model: "x", toolIds: [toolId] };
  const assistant = await promising("assistant", { name: "Eva", model }, {});
  for (const token of [fixture.tokens.private, fixture.tokens.public]) {
    const call = await fixture.ask("createWebCall", { token, body: { assistantId: assistant } });
    expect([call.status, call.text.includes("pciEnabled")], call.text).toEqual([400, true]);
  }
  const chat = await fixture.do("createChat", { body: { assistantId: assistant, input: "Hola" } });
  expect([chat.status, chat.text.includes("pciEnabled")], chat.text).toEqual([400, true]);
});

test("assistants that hand over to each other are judged, and not by every way that leads to them", async () => {
  const ids = Array.from({ length: 12 }, () => randomUUID());
  const tools = ids.map((assistantId) => handoffTo({ assistantId }));
  const model = { provider: "openai", model: "x", tools };
  const [org] = (await fixture.do("listOrgs")).body as unknown as { readonly id: string }[];
  const at = new Date().toISOString();
  const voicemailDetection = { provider: "vapi" };
  for (const id of ids)
    await fixture.store.insert("assistant", {
      ...{ id, orgId: org?.id ?? "", createdAt: at, updatedAt: at },
      ...{ name: "Ana", model, voicemailDetection },
    });
  const read = await fixture.do("getAssistant", { parameters: { id: ids[0] ?? "" } });
  const warnings = read.body["warnings"] as { readonly path: string }[];
  const ofOthers = warnings.filter(({ path }) => path.endsWith("voicemailDetection"));
  expect(read.status, read.text.slice(0, 500)).toBe(200);
  expect(ofOthers.length).toBeGreaterThanOrEqual(ids.length);
  // There are thousands of ways through twelve of them.
  expect(ofOthers.length).toBeLessThanOrEqual(2 * ids.length);
});
