import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { isDelta, type Responder, type ResponderTurn } from "../../responders/responder.ts";
import { openDeveloperServer } from "../../testing/developer-server.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

/**
 * Takes the way whose description holds what it hears, and sends along what follows in braces; else says its last
 * instruction, and what it knows of tools used before.
 */
const model: Responder = async function* (turn, signal) {
  const heard = turn.input.at(-1)?.content ?? "";
  const [, wish = "", sent = "{}"] = /^(\S+)(?: (\{.*\}))?$/.exec(heard) ?? [];
  const way = turn.tools?.definitions.find(({ description }) => wish !== "" && description?.includes(wish));
  const { messages = [] } = turn.assistant["model"] as { readonly messages?: readonly { content: string }[] };
  if (way === undefined || turn.tools === undefined) {
    const notes = turn.history.filter(({ role }) => role === "system").map(({ content }) => content);
    yield { message: 0, text: [messages.map(({ content }) => content).join(" | "), ...notes].join(" ~ ") };
    return;
  }
  let message = 0;
  let isStopped = false;
  const call = { id: "1", name: way.name, arguments: JSON.parse(sent) as Record<string, unknown> };
  for await (const event of turn.tools.run([call], signal)) {
    isStopped ||= event.kind === "stop" || event.kind === "end-call";
    if (event.kind === "say") yield { message: message++, text: event.text };
    else if (event.kind !== "stop") yield event;
  }
  if (!isStopped) yield { message, text: "Sigo yo." };
};

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources({ responder: model });
});
afterAll(() => fixture.close());

const schema = { type: "object", properties: { day: { type: "string" } }, required: ["day"] };
const workflow = {
  name: "Citas",
  globalPrompt: "Hable como {{who}}.",
  nodes: [
    { type: "conversation", name: "Cita", prompt: "Cita para {{day}} ({{long}}).", globalNodePlan: { enabled: false } },
    {
      ...{ type: "conversation", name: "Saludo", isStart: true, prompt: "Salude." },
      variableExtractionPlan: { schema, aliases: [{ key: "long", value: "el {{ $.day | upcase }}" }] },
    },
    {
      type: "conversation",
      name: "Queja",
      prompt: "Escuche.",
      globalNodePlan: { enabled: true, enterCondition: "enfado" },
    },
    { type: "hangup", name: "Fin" },
  ],
  edges: [
    { from: "Saludo", to: "Cita", condition: { type: "ai", prompt: "quiere-cita" } },
    { from: "Cita", to: "Fin", condition: { type: "ai", prompt: "adiós" } },
  ],
};
const workflowOverrides = { variableValues: { who: "Ana" } };

const outputOf = (body: Readonly<Record<string, unknown>>) =>
  (body["output"] as { role: string; content?: string }[]).flatMap(({ role, content }) =>
    role === "assistant" && content ? [content] : [],
  );

test("in chats the start node talks, an edge hands over when its condition holds, and variables go with it", async () => {
  const made = await fixture.do("createWorkflow", { body: workflow });
  expect(made.status, made.text).toBe(201);
  expect(made.body["warnings"]).toBeUndefined();
  let previousChatId: unknown;
  const say = async (input: string) => {
    const named =
      previousChatId === undefined ? { workflowId: made.body["id"], workflowOverrides } : { previousChatId };
    const { body, text } = await fixture.do("createChat", { body: { ...named, input } });
    expect(body["output"], text).toBeDefined();
    previousChatId = body["id"];
    return { said: outputOf(body), text };
  };
  expect((await say("Hola")).said).toEqual(["Hable como Ana. | Salude."]);
  const incomplete = await say("quiere-cita {}");
  expect(incomplete.said).toEqual(["Sigo yo."]);
  expect(incomplete.text).toContain("day");
  const cita = "Hable como Ana. | Cita para lunes (el LUNES).";
  expect((await say('quiere-cita {"day":"lunes"}')).said).toEqual([cita]);
  expect((await say("Bien")).said).toEqual([cita]);
  expect((await say("enfado")).said).toEqual(["Hable como Ana. | Escuche."]);
});

test("in a call the model opens the start node, and a hangup node ends the call", async () => {
  const body = { workflow: { ...workflow, voice: { provider: "openai", voiceId: "alloy" } }, workflowOverrides };
  const refused = await fixture.do("createWebCall", { body });
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("voice") });
  const begun = await fixture.do("createWebCall", { body: { workflow, workflowOverrides } });
  expect(begun.status, begun.text).toBe(201);
  const { from, body: asked } = fixture.begun.at(-1) ?? {};
  const firstMessageMode = "assistant-speaks-first-with-model-generated-message";
  expect(asked).toMatchObject({ assistant: { name: "Citas", firstMessageMode } });
  const say = async (content?: string) => {
    const input = content === undefined ? [] : [{ role: "user", content }];
    const turn: ResponderTurn = { assistant: {}, history: [], input };
    const came: string[] = [];
    for await (const piece of from?.services?.responder?.(turn, new AbortController().signal) ?? [])
      came.push(isDelta(piece) ? piece.text : piece.kind);
    return came;
  };
  expect(await say()).toEqual(["Hable como Ana. | Salude."]);
  expect((await say('quiere-cita {"day":"martes"}')).at(-1)).toContain("Cita para martes");
  expect(await say("adiós")).toContain("end-call");
  const { body: row, text } = await fixture.do("getCall", { parameters: { id: String(begun.body["id"]) } });
  expect(row, text).toMatchObject({ workflow: { name: "Citas" }, workflowOverrides });
});

test("a tool node uses its tool at once, and the next node knows what came of it", async () => {
  const server = await openDeveloperServer(({ body }) => {
    const [call] = (body.message?.["toolCallList"] ?? []) as { id: string }[];
    return { json: { results: [{ toolCallId: call?.id, result: "Libre el lunes" }] } };
  });
  onTestFinished(() => server.close());
  const tool = { type: "function", function: { name: "days" }, server: { url: server.url } };
  const body = {
    workflow: {
      name: "Días",
      nodes: [
        { type: "conversation", name: "Uno", prompt: "Pregunte." },
        { type: "tool", name: "Mirar", tool },
        { type: "conversation", name: "Dos", prompt: "Proponga." },
      ],
      edges: [
        { from: "Uno", to: "Mirar", condition: { type: "ai", prompt: "cuándo" } },
        { from: "Mirar", to: "Dos" },
      ],
    },
  };
  const first = await fixture.do("createChat", { body: { ...body, input: "cuándo" } });
  expect(outputOf(first.body), first.text).toEqual(["Proponga. ~ The tool days gave: Libre el lunes"]);
  const { body: second, text } = await fixture.do("createChat", {
    body: { previousChatId: first.body["id"], input: "Vale" },
  });
  expect(outputOf(second), text).toEqual(["Proponga. ~ The tool days gave: Libre el lunes"]);
  expect(server.received).toHaveLength(1);
});

test("ten tools one after the other are used; of a tool with several ways on, the model takes one", async () => {
  const server = await openDeveloperServer(({ body }) => {
    const [call] = (body.message?.["toolCallList"] ?? []) as { id: string }[];
    return { json: { results: [{ toolCallId: call?.id, result: "Bien" }] } };
  });
  onTestFinished(() => server.close());
  const names = Array.from({ length: 10 }, (_, at) => `Paso ${at}`);
  const use = (name: string) => {
    const tool = { type: "function", function: { name: "step" }, server: { url: server.url } };
    return { type: "tool", name, tool };
  };
  const ways = ["sí", "no"].map((prompt) => ({ from: "Paso 9", to: prompt, condition: { type: "ai", prompt } }));
  const workflow = {
    name: "Pasos",
    nodes: [...names.map(use), talk("sí", { prompt: "Felicite." }), talk("no", { prompt: "Consuele." })],
    edges: [...names.slice(1).map((to, at) => ({ from: `Paso ${at}`, to })), ...ways],
  };
  const first = await fixture.do("createChat", { body: { workflow, input: "Hola" } });
  expect(first.status, first.text).toBe(201);
  expect(server.received).toHaveLength(9);
  const second = await fixture.do("createChat", { body: { previousChatId: first.body["id"], input: "no" } });
  expect(outputOf(second.body)[0], second.text).toMatch(/^Consuele\./);
  expect(server.received).toHaveLength(9);
});

test("a tool and a file that a workflow names are not deleted from under it", async () => {
  const { body: file } = await fixture.ask("createFile", {
    token: fixture.tokens.private,
    body: { file: new File(["Precios"], "precios.txt") },
  });
  await fixture.resources.workDone();
  const tool = { type: "endCall" };
  const { body: stored } = await fixture.do("createTool", { body: tool });
  const knowledgeBases = [{ name: "Precios", provider: "google", description: "Precios", fileIds: [file["id"]] }];
  const nodes = [
    talk("A", { tools: [{ type: "query", knowledgeBases }] }),
    { type: "tool", name: "B", toolId: stored["id"] },
  ];
  const made = await fixture.do("createWorkflow", { body: { name: "W", nodes, edges: [] } });
  expect(made.status, made.text).toBe(201);
  for (const [name, row] of [
    ["deleteFile", file],
    ["deleteTool", stored],
  ] as const) {
    expect(await fixture.do(name, { parameters: { id: String(row["id"]) } })).toMatchObject({ status: 409 });
  }
});

function talk(name: string, more: object = {}) {
  return { type: "conversation", name, ...more };
}
const use = (name: string) => ({ type: "tool", name, tool: { type: "endCall" } });
test.each([
  ["nodes.1.name", { nodes: [talk("A"), talk("A")] }],
  ["nodes.1.isStart", { nodes: [talk("A", { isStart: true }), talk("B", { isStart: true })] }],
  ["nodes.0.tool", { nodes: [{ type: "tool", name: "A" }] }],
  ["nodes.0.tools.0", { nodes: [talk("A", { tools: [{ type: "transferCall", destinations: [] }] })] }],
  ["nodes.0.tool.type", { nodes: [{ type: "tool", name: "A", tool: { type: "dtmf" } }] }],
  [
    "nodes.0.variableExtractionPlan.schema",
    { nodes: [talk("A", { variableExtractionPlan: { schema: { type: "string" } } })] },
  ],
  ["edges.0.to", { edges: [{ from: "A", to: "Z" }] }],
  ["edges.0.to", { nodes: [use("A")], edges: [{ from: "A", to: "A" }] }],
  [
    "edges.2.to",
    {
      nodes: [use("C"), use("A"), use("B")],
      edges: [
        { from: "C", to: "A" },
        { from: "A", to: "B" },
        { from: "B", to: "A" },
      ],
    },
  ],
  ["nodes", { nodes: Array.from({ length: 201 }, (_, at) => talk(`${at}`)) }],
])("what cannot be played is refused by its field: %s", async (field, wrong) => {
  const body = { name: "W", nodes: [talk("A"), talk("B")], edges: [], ...wrong };
  const answer = await fixture.do("createWorkflow", { body });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(field) });
  const call = await fixture.do("createWebCall", { body: { workflow: body } });
  expect(call).toMatchObject({ status: 400, text: expect.stringContaining(`workflow.${field}`) });
});

test("a workflow without nodes is a draft: it is stored, and does not talk", async () => {
  const { status, body } = await fixture.do("createWorkflow", { body: { name: "W", nodes: [], edges: [] } });
  expect(status).toBe(201);
  const call = await fixture.do("createWebCall", { body: { workflowId: body["id"] } });
  expect(call).toMatchObject({ status: 400, text: expect.stringContaining("workflow.nodes") });
});

test("a page names a kept workflow alone; a confidential one leaves nothing; without a model none talks", async () => {
  const { body: token } = await fixture.do("createToken", { body: { tag: "public" } });
  const page = await fixture.ask("createWebCall", { token: String(token["value"]), body: { workflow } });
  expect(page).toMatchObject({ status: 400, text: expect.stringContaining("workflow") });
  const secret = { ...workflow, compliancePlan: { hipaaEnabled: true } };
  const { body: chat } = await fixture.do("createChat", {
    body: { workflow: secret, workflowOverrides, input: "Secreto" },
  });
  const { text } = await fixture.do("getChat", { parameters: { id: String(chat["id"]) } });
  expect(text).not.toMatch(/Secreto|"Ana"/);
  const mute = await openTestResources();
  onTestFinished(() => mute.close());
  const refused = await mute.do("createWebCall", { body: { workflow } });
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining("No model") });
});
