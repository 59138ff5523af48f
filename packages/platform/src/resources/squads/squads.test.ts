import { afterAll, beforeAll, expect, test } from "vitest";
import { isDelta, type Responder, type ResponderTurn } from "../../responders/responder.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

/** The model hands every conversation over. */
let circling = false;

/** Says who it is, what it was told and how much it sees; hands the conversation over when it hears a destination's name. */
const model: Responder = async function* (turn, signal) {
  const heard = turn.input.at(-1)?.content ?? "";
  const way = turn.tools?.definitions.find(({ name }) => circling || heard.includes(name.replace("handoff_to_", "")));
  if (way === undefined || turn.tools === undefined) {
    const { messages = [] } = turn.assistant["model"] as { readonly messages?: readonly { content: string }[] };
    yield { message: 0, text: `${messages[0]?.content}: ${heard} (${turn.history.length})` };
    return;
  }
  let message = 0;
  let isHandedOver = false;
  for await (const event of turn.tools.run([{ id: "1", name: way.name, arguments: {} }], signal)) {
    if (event.kind === "say") yield { message: message++, text: event.text };
    else if (event.kind === "stop") isHandedOver = true;
    else yield event;
  }
  if (!isHandedOver) yield { message, text: "Sigo yo." };
};

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources({ responder: model });
});
afterAll(() => fixture.close());

const talking = (content: string) => ({ provider: "openai", model: "x", messages: [{ role: "system", content }] });
const made = "assistant-speaks-first-with-model-generated-message";

async function squadWith(destination: object = { message: "Le paso." }, second: object = {}) {
  const { body: sales } = await fixture.do("createAssistant", {
    body: { name: "Ventas", firstMessage: "Soy {{who}} de ventas.", model: talking("V"), ...second },
  });
  return {
    members: [
      {
        assistant: { name: "Recepción", firstMessage: "Buenas, {{name}}.", model: talking("R") },
        assistantDestinations: [{ type: "assistant", assistantName: "Ventas", ...destination }],
      },
      {
        assistantId: String(sales["id"]),
        assistantOverrides: { variableValues: { who: "Luis" } },
        assistantDestinations: [{ type: "assistant", assistantName: "Recepción" }],
      },
    ],
  };
}

const outputOf = (body: Readonly<Record<string, unknown>>) =>
  (body["output"] as { role: string; content?: string }[]).flatMap(({ role, content }) =>
    role === "assistant" && content ? [content] : [],
  );

test("in chats a squad's first member begins, hands over with its words, and the next one keeps the conversation", async () => {
  const made = await fixture.do("createSquad", { body: await squadWith() });
  expect(made.text).not.toMatch(/hands|do not talk/);
  const { body: session } = await fixture.do("createSession", { body: { squadId: made.body["id"] } });
  const say = async (input: string) => {
    const assistantOverrides = { variableValues: { name: "Ana" } };
    const { body } = await fixture.do("createChat", { body: { sessionId: session["id"], input, assistantOverrides } });
    return outputOf(body);
  };
  expect(await say("Hola")).toEqual(["R: Hola (1)"]);
  expect(await say("Quiero Ventas")).toEqual(["Le paso.", "Soy Luis de ventas."]);
  expect((await say("¿Precio?"))[0]).toMatch(/^V: ¿Precio\?/);
});

test.each([
  ["all", { type: "all" }, "V:  (3)"],
  ["the last two messages", { type: "lastNMessages", maxMessages: 2 }, "V:  (2)"],
  ["nothing", { type: "none" }, "V:  (0)"],
])("the next assistant sees %s of what was said before", async (_, contextEngineeringPlan, expected) => {
  const squad = await squadWith({ contextEngineeringPlan }, { firstMessageMode: made });
  const input = [
    { role: "user", content: "Uno" },
    { role: "user", content: "Ventas" },
  ];
  const { body, text } = await fixture.do("createChat", { body: { squad, input } });
  expect(body["output"], text).toBeDefined();
  expect(outputOf(body)).toEqual([expected]);
});

test("who waits for the user says nothing when it is handed the conversation", async () => {
  const squad = await squadWith({}, { firstMessageMode: "assistant-waits-for-user" });
  const { body, text } = await fixture.do("createChat", { body: { squad, input: "Ventas" } });
  expect(outputOf(body), text).toEqual([]);
});

test("a destination that names no member is told of where the squad is written and read", async () => {
  const { members } = await squadWith();
  const { body: made } = await fixture.do("createSquad", { body: { members } });
  const stray = (body: Readonly<Record<string, unknown>>) =>
    ((body["warnings"] ?? []) as { path: string }[]).flatMap(({ path }) => (path.endsWith("Name") ? [path] : []));
  expect(stray(made)).toEqual([]);
  const parameters = { id: String(made["id"]) };
  const [first, second] = members;
  const assistantDestinations = [
    ...(first?.assistantDestinations ?? []),
    { type: "assistant", assistantName: "Almacén" },
  ];
  const body = { members: [{ ...first, assistantDestinations }, second] };
  const path = "members.0.assistantDestinations.1.assistantName";
  for (const { body: told } of [
    await fixture.do("updateSquad", { parameters, body }),
    await fixture.do("getSquad", { parameters }),
    await fixture.do("createSquad", { body }),
  ])
    expect(stray(told)).toEqual([path]);
});

test("in a call the member who has the conversation answers from turn to turn, and may give it back", async () => {
  const squad = await squadWith();
  const body = { squad, assistantOverrides: { variableValues: { name: "Ana" } } };
  const begun = await fixture.do("createWebCall", { body });
  expect(begun.status, begun.text).toBe(201);
  const { from, body: asked } = fixture.begun.at(-1) ?? {};
  expect(asked).toMatchObject({ assistant: { firstMessage: "Buenas, Ana." } });
  const responder = from?.services?.responder;
  const history: { role: string; content: string }[] = [];
  const say = async (content: string) => {
    const turn: ResponderTurn = { assistant: {}, history: [...history], input: [{ role: "user", content }] };
    const said: string[] = [];
    for await (const piece of responder?.(turn, new AbortController().signal) ?? [])
      if (isDelta(piece)) said.push(piece.text);
    history.push({ role: "user", content }, { role: "assistant", content: said.join(" ") });
    return said;
  };
  expect(await say("Ventas")).toEqual(["Le paso.", "Soy Luis de ventas."]);
  expect(await say("Precio")).toEqual(["V: Precio (2)"]);
  expect(await say("Recepción".replace("ó", "_"))).toEqual(["Buenas, Ana."]);
  expect((await say("Adiós"))[0]).toMatch(/^R: Adiós/);
});

test("a squad without members, of another org, or sent by a page is refused; one member's privacy is all of theirs", async () => {
  const empty = await fixture.do("createChat", { body: { squad: { members: [] }, input: "Hola" } });
  expect(empty).toMatchObject({ status: 400, text: expect.stringContaining("squad") });
  const { body: token } = await fixture.do("createToken", { body: { tag: "public" } });
  const squad = await squadWith({}, { compliancePlan: { hipaaEnabled: true } });
  const page = await fixture.ask("createWebCall", { token: String(token["value"]), body: { squad } });
  expect(page).toMatchObject({ status: 400, text: expect.stringContaining("squad") });
  const { body: chat } = await fixture.do("createChat", { body: { squad, input: "Secreto" } });
  const { text } = await fixture.do("getChat", { parameters: { id: String(chat["id"]) } });
  expect(text).not.toContain("Secreto");
});

test.each([
  [
    "stored",
    async (assistant: object) => ({
      assistantId: (await fixture.do("createAssistant", { body: assistant })).body["id"],
    }),
  ],
  ["written into the tool", async (assistant: object) => ({ assistant })],
])("what an assistant outside of the squad may not have stored, nobody's is: %s", async (_, named) => {
  const secret = { name: "Clínica", model: talking("C"), compliancePlan: { hipaaEnabled: true } };
  const between = {
    name: "Puente",
    model: {
      ...talking("P"),
      tools: [{ type: "handoff", destinations: [{ type: "assistant", ...(await named(secret)) }] }],
    },
  };
  const tools = [{ type: "handoff", destinations: [{ type: "assistant", assistant: between }] }];
  const assistant = { name: "Uno", model: { ...talking("U"), tools } };
  const { body: chat, text } = await fixture.do("createChat", { body: { assistant, input: "Mi secreto" } });
  expect(outputOf(chat), text).toEqual(["U: Mi secreto (0)"]);
  const kept = await fixture.do("getChat", { parameters: { id: String(chat["id"]) } });
  expect(kept.text).not.toContain("Mi secreto");
  await fixture.do("createWebCall", { body: { assistant } });
  const { body: call } = await fixture.do("createWebCall", {
    body: { assistant: { ...assistant, artifactPlan: { recordingEnabled: true } } },
  });
  expect(call["artifactPlan"]).toMatchObject({ recordingEnabled: false });
});

test("a model that hands the conversation over to nobody is told so, and goes on", async () => {
  const squad = {
    members: [
      {
        assistant: { name: "Uno", model: talking("U") },
        assistantDestinations: [{ type: "assistant", assistantName: "Nadie" }],
      },
    ],
  };
  const { body, text } = await fixture.do("createChat", { body: { squad, input: "Nadie" } });
  expect(outputOf(body), text).toEqual(["Sigo yo."]);
  expect(text).toContain("There is nobody to take it");
});

test("assistants who send a conversation round in a circle do not end in silence: the last one answers", async () => {
  const member = (name: string, other: string) => ({
    assistant: { name, firstMessageMode: made, model: talking(name) },
    assistantDestinations: [{ type: "assistant", assistantName: other }],
  });
  const squad = { members: [member("Ana", "Eva"), member("Eva", "Ana")] };
  circling = true;
  const { body, text } = await fixture.do("createChat", { body: { squad, input: "Hola" } });
  circling = false;
  expect(outputOf(body), text).toEqual(["Ana:  (1)"]);
});

test("a stored handoff tool hands the conversation over, as one that is written into its assistant", async () => {
  const destinations = [
    { type: "assistant", assistant: { name: "Ventas", firstMessage: "Ventas.", model: talking("V") } },
  ];
  const { body: tool, text: made } = await fixture.do("createTool", { body: { type: "handoff", destinations } });
  expect(tool["id"], made).toBeDefined();
  const assistant = { name: "Uno", model: { ...talking("U"), toolIds: [tool["id"]] } };
  const { body, text } = await fixture.do("createChat", { body: { assistant, input: "Ventas" } });
  expect(outputOf(body), text).toEqual(["Ventas."]);
});
