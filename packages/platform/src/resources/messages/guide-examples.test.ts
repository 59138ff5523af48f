import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer, type Received } from "../../testing/developer-server.ts";
import { openStubToolModel } from "../../testing/stub-tool-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

type Fields = Readonly<Record<string, unknown>>;

const guides = readFileSync(new URL("../../../../../docs/guides.md", import.meta.url), "utf8");
const [, section = ""] = /\n### What your server receives\n([\s\S]*?)\n## /.exec(guides) ?? [];
const examples = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]) => JSON.parse(text) as Fields);

const messages = examples.flatMap(({ message }) => (message === undefined ? [] : [message as Fields]));
/** What the guide has a developer's server answer. */
const { assistant: named, ...answers } = Object.assign(
  {},
  ...examples.filter(({ message }) => message === undefined),
) as Fields;

/** Nobody talks yet. */
const isAsking = (message: Fields | undefined) => message?.["type"] === "assistant-request";

let received: readonly Received[] = [];
let output: unknown;
let told = "";
let began: unknown;
beforeAll(async () => {
  const model = await openStubToolModel([{ name: "weather", arguments: { city: "León" } }]);
  const fixture = await openTestResources({
    responder: openAiResponder({ baseUrl: model.url, key: "", model: "small" }),
  });
  const server = await openDeveloperServer(({ body }) => ({
    json: isAsking(body.message) ? { assistant: named } : answers,
  }));
  const tools = [{ type: "function", function: { name: "weather" }, server: { url: server.url } }];
  const knowledgeBase = { provider: "custom-knowledge-base", server: { url: server.url } };
  const talking = { model: { provider: "openai", model: "x", tools, knowledgeBase } };
  const chat = await fixture.do("createChat", { body: { assistant: talking, input: "¿Qué tiempo hace en León?" } });
  output = chat.body["output"];
  told = JSON.stringify(model.asked()[0]);
  const kinds = ["status-update", "conversation-update", "transcript", "speech-update", "user-interrupted", "hang"];
  const assistant = { server: { url: server.url }, serverMessages: [...kinds, "end-of-call-report"] };
  await fixture.do("createWebCall", { body: { assistant } });
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  const final = { type: "transcript", transcriptType: "final" } as const;
  watch?.onMessage({ ...final, role: "assistant", transcript: "Buenos días." });
  watch?.onMessage({ type: "speech-update", role: "user", status: "started" });
  watch?.onMessage({ ...final, role: "user", transcript: "Buenas." });
  watch?.onMessage({ type: "user-interrupted" });
  watch?.onMessage({ type: "hang", reason: "responder-failed" });
  watch?.onEnded("customer-ended-call");
  await comesIn(fixture, server.url);
  began = fixture.begun.at(-1)?.body;
  await fixture.resources.settled();
  await new Promise((resolve) => setImmediate(resolve));
  await fixture.resources.settled();
  await fixture.resources.workDone();
  received = server.received;
  await Promise.all([server.close(), fixture.close(), model.close()]);
});

/** A call to a number that nobody is set to answer, from an Asterisk. */
async function comesIn({ do: ask, store, tokens, resources, begun }: TestResources, url: string): Promise<void> {
  const credential = { provider: "byo-sip-trunk", gateways: [{ ip: "127.0.0.2" }] };
  const { body } = await ask("createCredential", { body: credential });
  const at = new Date().toISOString();
  const row = { id: randomUUID(), orgId: String(body["orgId"]), createdAt: at, updatedAt: at };
  // Numbers with a server are made where there is a telephone.
  const number = { provider: "byo-phone-number", number: "+13055550111", credentialId: body["id"], server: { url } };
  await store.insert("phone number", { ...row, ...number });
  const socket = { send: () => {}, close: () => {} };
  const { private: token } = tokens;
  const from = "+13055550100";
  const before = begun.length;
  const stream = await resources.acceptStream(
    { carrier: "asterisk", id: row.id, ticket: undefined, socket, token, from },
    () => false,
  );
  stream.receive(JSON.stringify({ event: "MEDIA_START", connection_id: "1", channel: "WebSocket/1", format: "ulaw" }));
  await vi.waitFor(() => expect(begun.length).toBe(before + 1));
}

/** What is another one each time. */
const changing = /(?:^id|Id|At|^time|Time|timestamp|url|^secondsFromStart|^duration)/;

/** What a message has to hold to be the example. */
const asIn = (value: unknown, name = ""): unknown => {
  if (Array.isArray(value)) return value.map((one) => asIn(one));
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([key, one]) => [key, asIn(one, key)] as const);
    return expect.objectContaining(Object.fromEntries(fields));
  }
  return changing.test(name) && !/^toolCallId$|^call_/.test(String(value))
    ? expect.any(Object(value).constructor)
    : value;
};

test.each(messages.map((message) => [message["type"], message] as const))(
  "a developer's server receives the %s of the guide",
  (_type, message) => {
    expect(received.map(({ body }) => body.message)).toContainEqual(asIn(message));
  },
);

test("and what it answers there is what the model reads", () => {
  expect(output).toContainEqual({ role: "assistant", content: "Me dicen: Hace sol." });
  expect(told).toContain("En León llueve poco.");
});

test("and whom it names there answers the call", () => {
  expect(began).toMatchObject({ assistant: named });
});

test("no kind of message is without its example, and each request is as the guide says", () => {
  const kinds = (all: readonly (Fields | undefined)[]) => [...new Set(all.map((one) => one?.["type"]))].toSorted();
  expect(kinds(messages)).toEqual(kinds(received.map(({ body }) => body.message)));
  for (const { method, headers, body } of received) {
    expect([method, headers["webhook-id"]]).toEqual(["POST", expect.stringMatching(/^msg_/)]);
    const ofCall = ["call", "timestamp", ...(isAsking(body.message) ? ["phoneNumber"] : ["assistant", "artifact"])];
    const beside = body.message?.["chat"] === undefined ? ofCall : ["chat"];
    for (const name of beside) expect(body.message, name).toHaveProperty(name);
  }
});
