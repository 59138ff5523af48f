import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openFakeElevenLabs } from "@dilo/testing/fake-elevenlabs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  badRequest,
  expectAnswer,
  type ForeignHost,
  type Groups,
  listed,
  newRow,
  noSuchRow,
  notConfigured,
  notFound,
  openForeignHost,
  rows,
  runner,
  type SpecialOperation,
  talkInRoom,
} from "./testing-foreign.ts";
import { unlikeTheirTypes, type VendorAnswer } from "./testing-vendor-types.ts";

/** Where `node scripts/run.mjs test-tools` puts the official SDK for servers: 47 MB that not everybody needs. */
const fetched = join(import.meta.dirname, "../../../../../node_modules/.cache/dilo/fetched/node_modules/@vapi-ai");
const foreign = join(fetched, "server-sdk/package.json");
const hasServerSdk = existsSync(foreign);

/** Methods whose paths are not among the platform's 148 operations, with the reason; each is refused as unknown. */
const elsewhere: readonly (readonly [methods: RegExp, reason: string])[] = [
  [/^simulation/, "simulations came after the contract this platform keeps"],
  [/^(insight|board|observabilityScorecard)\./, "reports and scorecards came after it"],
  [/^knowledgeBasesV2\.knowledgeBaseV2ControllerFileRetry$/, "a file is read once, after its upload"],
  [
    /^calls\.callArtifactController(?:Video|Pcap|CallLogs)/,
    "calls have no picture, and no packets and logs of them are kept",
  ],
  [/^assistants\.assistantControllerValidateBackgroundSoundUrl$/, "no background sound is played"],
];

const assistant = { firstMessage: "Hola." };
const talk = { type: "chat.mockConversation", messages: [{ role: "user", content: "Hola" }] };
const page = { results: expect.any(Array) };

/** What is not one of a resource's five. */
const specialOperations: readonly SpecialOperation[] = [
  ["calls.list", () => [{}], expect.any(Array)],
  ["calls.get", (of) => [{ id: of["call"] }], { type: "webCall" }],
  ["calls.update", (of) => [{ id: of["call"], name: "Dos" }], { name: "Dos" }],
  ["calls.delete", (of) => [{ id: of["call"] }], { type: "webCall" }],
  ["phoneNumbers.phoneNumberControllerFindAllPaginated", () => [{}], page],
  ["eval.evalControllerGetRun", () => [{ id: noSuchRow }], notFound],
  ["eval.evalControllerRemoveRun", () => [{ id: noSuchRow }], notFound],
];

let host: ForeignHost;
const ids: Record<string, string> = {};
/** What the SDK's methods answered. */
const answers: VendorAnswer[] = [];
/** What became of each method: "answers", or the status and code of its refusals. */
const outcomes = new Map<string, Set<string>>();
beforeAll(async () => {
  if (!hasServerSdk) return;
  host = await openForeignHost({ PLATFORM_PRIVATE_HOSTS: "localhost" });
  ids["call"] = (await host.send("POST", "/call/web", { assistant }))["id"] ?? "";
  ids["phoneNumber"] = (await host.send("POST", "/phone-number", { provider: "vapi" }))["id"] ?? "";
});
afterAll(() => host?.close());

// The suite is skipped, and counted as not run, where the SDK has not been fetched.
const why = hasServerSdk ? "" : " (not run: node scripts/run.mjs test-tools has not fetched it)";
describe.skipIf(!hasServerSdk)(`the official SDK for servers, 2.0.1${why}`, () => {
  let client: Recorded;
  beforeAll(() => {
    client = recorded(host);
  });

  const call = (group: string, method: string, ...given: readonly unknown[]): Promise<unknown> =>
    client.run(`${group}.${method}`, ...given);
  const settingsOf = (name: string) => rows.find(([group]) => group === name);

  test.each([
    ["assistants", "assistant", "create list get update delete", "flat"],
    ["squads", "squad", "create list get update delete", "flat"],
    ["sessions", "session", "create list get update delete", "flat"],
    ["tools", "tool", "create list get update delete", "body"],
    ["phoneNumbers", "phoneNumber", "create list get update delete", "body"],
    [
      "campaigns",
      "campaign",
      "campaignControllerCreate campaignControllerFindAll campaignControllerFindOne campaignControllerUpdate campaignControllerRemove",
      "body",
    ],
    [
      "campaigns",
      "campaign",
      "campaignControllerCreateV2 campaignControllerFindAllV2 campaignControllerFindOneV2 campaignControllerUpdateV2 campaignControllerRemoveV2",
      "body",
    ],
    [
      "structuredOutputs",
      "structuredOutput",
      "structuredOutputControllerCreate structuredOutputControllerFindAll structuredOutputControllerFindOne structuredOutputControllerUpdate structuredOutputControllerRemove",
      "flat",
    ],
    [
      "eval",
      "eval",
      "evalControllerCreate evalControllerGetPaginated evalControllerGet evalControllerUpdate evalControllerRemove",
      "flat",
    ],
  ] as const)("%s: create, list, get, update, delete", async (group, name, methods, style) => {
    const [create = "", list = "", get = "", update = "", remove = ""] = methods.split(" ");
    const [, settings, changes] = settingsOf(name) ?? [];
    const { id } = (await call(group, create, newRow(name, settings, ids["phoneNumber"] ?? ""))) as {
      readonly id: string;
    };
    expect(listed(await call(group, list, {})).map((row) => row.id)).toContain(id);
    expect(await call(group, get, { id })).toMatchObject({ id });
    const override = name === "structuredOutput" ? { schemaOverride: "false" } : {};
    await call(group, update, style === "body" ? { id, body: changes } : { id, ...override, ...changes });
    await call(group, remove, { id });
    await expect(call(group, get, { id })).rejects.toMatchObject({ status: 404 });
  });

  test("chats, responses, files, analytics", async () => {
    const chat = (await call("chats", "create", { assistant, input: "Buenas" })) as { readonly id: string };
    expect(chat).toMatchObject({ output: [{ role: "assistant", content: "Hola." }] });
    expect(await call("chats", "get", { id: chat.id })).toMatchObject({ id: chat.id });
    expect(listed(await call("chats", "list", {})).map((row) => row.id)).toContain(chat.id);
    expect(await call("chats", "createResponse", { assistant, input: "Buenas" })).toMatchObject({ object: "response" });
    await call("chats", "delete", { id: chat.id });
    const file = (await call("files", "create", { file: new File(["Hola"], "hola.txt") })) as { readonly id: string };
    expect(listed(await call("files", "list", {})).map((row) => row.id)).toContain(file.id);
    expect(await call("files", "get", { id: file.id })).toMatchObject({ originalName: "hola.txt" });
    await call("files", "update", { id: file.id, name: "saludo" });
    await call("files", "delete", { id: file.id });
    const query = { table: "call", name: "n", operations: [{ operation: "count", column: "id" }] };
    expect(await call("analytics", "get", { queries: [query] })).toMatchObject([{ name: "n" }]);
  });

  test("a knowledge base over files: made, listed, filled, read, changed, emptied, deleted", async () => {
    const run = (name: string, ...given: readonly unknown[]) =>
      call("knowledgeBasesV2", `knowledgeBaseV2Controller${name}`, ...given);
    const { id, toolId } = (await run("Create", { name: "Horario" })) as Readonly<Record<string, string>>;
    expect(listed(await run("FindAll", { limit: 10 })).map((row) => row.id)).toContain(id);
    const { id: fileId } = (await call("files", "create", { file: new File(["Se abre a las diez."], "a.txt") })) as {
      readonly id: string;
    };
    expect(await run("FileAttach", { id, fileId })).toMatchObject({ knowledgeBaseV2Id: id, fileId, fileName: "a.txt" });
    expect(await run("FilesGet", { id })).toMatchObject([
      { fileId, status: expect.stringMatching(/^(indexing|ready)$/) },
    ]);
    expect(await run("Update", { id, description: "Cuándo se abre" })).toMatchObject({ name: "Horario" });
    expect(await run("FindOne", { id })).toMatchObject({ toolId, description: "Cuándo se abre", files: [{ fileId }] });
    expect(await run("FileDetach", { id, fileId })).toMatchObject({ fileId });
    expect(await run("Remove", { id })).toMatchObject({ id });
    await expect(run("FindOne", { id })).rejects.toMatchObject(notFound);
  });

  test("the people of a campaign are listed beside it, and counted in it", async () => {
    const settings = newRow("campaign", settingsOf("campaign")?.[1], ids["phoneNumber"] ?? "");
    const { id } = (await call("campaigns", "campaignControllerCreateV2", settings)) as { readonly id: string };
    const contacts = await call("campaigns", "campaignControllerGetCampaignV2Contacts", { id });
    expect(contacts).toMatchObject({ results: [{ id: "0", status: "contact.pending" }], metadata: { totalItems: 1 } });
    const summary = await call("campaigns", "campaignControllerFindOneV2", { id });
    expect(summary).toMatchObject({ contactCounters: { pending: 1 }, callMetrics: { dialed: 0, connected: 0 } });
    expect(summary).not.toHaveProperty("customers");
  });

  test("a call that is over: its row, its recordings, and a structured output that is run on it", async () => {
    const model = await openStructuredModel();
    onTestFinished(model.close);
    const talking = { ...assistant, artifactPlan: { recordingEnabled: true }, model: { ...custom, url: model.url } };
    const { id = "", webCallUrl = "" } = await host.send("POST", "/call/web", { assistant: talking });
    const output = { name: "Cita", schema: { type: "object", properties: { day: { type: "string" } } } };
    const run = () =>
      call("structuredOutputs", "structuredOutputControllerRun", { callIds: [id], structuredOutput: output });
    await expect(run()).rejects.toMatchObject(badRequest);
    await talkInRoom(host, webCallUrl, "Quiero una cita el lunes.");
    const isOver = async () => expect(await call("calls", "get", { id })).toMatchObject({ status: "ended" });
    await vi.waitFor(isOver, { timeout: 20_000 });
    expect(listed(await call("calls", "list", {})).map((row) => row.id)).toContain(id);
    expect(await run()).toMatchObject({ results: { [id]: { day: "lunes" } } });
    for (const track of ["mono", "stereo", "assistant", "customer"]) {
      const asked = vi.spyOn(globalThis, "fetch");
      const method = `callArtifactController${track[0]?.toUpperCase()}${track.slice(1)}RecordingDownload`;
      await call("calls", method, { id });
      const answered = await asked.mock.results[0]?.value;
      expect([answered.status, answered.headers.get("content-type")]).toEqual([200, "audio/wav"]);
      await expect(call("calls", method, { id: noSuchRow })).rejects.toMatchObject(notFound);
      asked.mockRestore();
    }
  });

  test("a run of an eval, from its beginning to its end", async () => {
    const asked = { type: "eval", target: { type: "assistant", assistant }, eval: talk };
    const { id } = (await call("eval", "evalControllerRun", asked)) as { readonly id: string };
    const run = () => client.unrecorded("eval.evalControllerGetRun", { id });
    // Why and when it ended cannot be said before, though the types require it.
    await vi.waitFor(async () => expect(await run()).toMatchObject({ status: "ended" }), { timeout: 20_000 });
    expect(await call("eval", "evalControllerGetRun", { id })).toMatchObject({ endedReason: "mockConversation.done" });
    expect(listed(await call("eval", "evalControllerGetRunsPaginated", {})).map((row) => row.id)).toContain(id);
    await call("eval", "evalControllerRemoveRun", { id });
  });

  test("pronunciation dictionaries at ElevenLabs: made, listed, changed, read, archived", async () => {
    const vendor = await openFakeElevenLabs();
    onTestFinished(vendor.close);
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
      real(address.replace("https://api.elevenlabs.io", vendor.origin), init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const { id: credential } = await host.send("POST", "/credential", { provider: "11labs", apiKey: "invented" });
    const kind = { provider: "11labs", resourceName: "pronunciation-dictionary" };
    const run = (name: string, given: object = {}) =>
      call("providerResources", `providerResourceController${name}`, { ...kind, ...given });
    const { id } = (await run("CreateProviderResource")) as { readonly id: string };
    expect(listed(await run("GetProviderResourcesPaginated", { limit: 10 })).map((row) => row.id)).toContain(id);
    expect(await run("UpdateProviderResource", { id })).toMatchObject({ id, resourceId: id });
    expect(await run("GetProviderResource", { id })).toMatchObject({ resource: { versionRulesNum: 0 } });
    expect(await run("DeleteProviderResource", { id })).toMatchObject({ id });
    await expect(run("GetProviderResource", { id })).rejects.toMatchObject(notFound);
    await host.send("DELETE", `/credential/${credential}`);
  });

  test.each(specialOperations)("%s", async (method, given, answer) => {
    await expectAnswer(client.run(method, ...given(ids)), answer);
  });

  test("a call by telephone, where the server has one", async () => {
    const withTelephone = await openForeignHost({ SIP_ADDRESS: "127.0.0.74:5060" });
    onTestFinished(withTelephone.close);
    const trunk = { provider: "byo-sip-trunk", gateways: [{ ip: "127.0.0.75" }] };
    const { id: credentialId } = await withTelephone.send("POST", "/credential", trunk);
    await withTelephone.send("POST", "/credential", { provider: "deepgram", apiKey: "invented" });
    const own = { provider: "byo-phone-number", number: "+13055550111", credentialId };
    const { id: phoneNumberId } = await withTelephone.send("POST", "/phone-number", own);
    const customer = { number: "+13055550122" };
    const heard = { ...assistant, transcriber: { provider: "deepgram", model: "nova-3", language: "es" } };
    const made = recorded(withTelephone).run("calls.create", { assistant: heard, phoneNumberId, customer });
    expect(await made).toMatchObject({ type: "outboundPhoneCall", phoneNumberId, customer });
    client.left.delete("calls.create");
  });

  test.each(elsewhere)("%s is refused: %s", async (pattern) => {
    const methods = [...client.left].filter((method) => pattern.test(method));
    expect(methods).not.toEqual([]);
    const given = { id: noSuchRow, itemId: noSuchRow, fileId: noSuchRow, body: {} };
    for (const method of methods) await expectAnswer(client.run(method, given), notFound);
  });

  test("what is not configured is asked for once: the SDK does not repeat it", async () => {
    type Sdk = { readonly VapiClient: new (options: object) => object };
    const { VapiClient } = createRequire(foreign)("@vapi-ai/server-sdk") as Sdk;
    const patient = methodsOf(new VapiClient({ token: host.token, baseUrl: host.baseUrl }));
    const asked = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => asked.mockRestore());
    const kind = { provider: "11labs", resourceName: "pronunciation-dictionary" };
    const list = patient["providerResources"]?.["providerResourceControllerGetProviderResourcesPaginated"];
    await expectAnswer(list?.(kind) ?? Promise.resolve(), notConfigured);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("no method is left out", () => {
    expect([...client.left]).toEqual([]);
  });

  test("so many of its methods answer, as the docs say, and the others say why not", async () => {
    const docs = await readFile(join(import.meta.dirname, "../../../../../docs/platform.md"), "utf8");
    await expect(countedOutcomes()).toMatchFileSnapshot("./server-sdk.snapshot.txt");
    const [, all, own, later] =
      /Of its 139 methods (\d+) answer \((\d+) of [\s\S]+?(\d+) that came after it/.exec(docs) ?? [];
    const answering = [...outcomes].filter(([, seen]) => seen.has("answers"));
    const afterwards = answering.filter(([method]) => daily.test(method)).length;
    const counted = [answering.length, answering.length - afterwards, afterwards];
    expect([all, own, later].map(Number), "docs/platform.md").toEqual(counted);
  });

  test("each answer is as the SDK's types say", async () => {
    const compared = answers.map(({ method, answer }) => ({
      method,
      // The SDK declares them as a call's messages, with times; the vendor's API answers what models take, as we do.
      answer: method.startsWith("chats.") ? without("messages", answer) : answer,
    }));
    const whole = join(fetched, "server-sdk");
    expect(await unlikeTheirTypes(whole, compared)).toEqual([]);
    const wrong = { method: "assistants.get", answer: { id: "1", createdAt: "2", updatedAt: "3" } };
    expect(await unlikeTheirTypes(whole, [...compared.slice(0, 1), wrong])).toEqual([
      expect.stringMatching(/^assistants\.get: .*'orgId'/),
    ]);
  });
});

/** Methods that came after the contract, and that its clients meet daily. */
const daily = /V2|structuredOutputControllerRun$|^calls\.callArtifactController/;

type Recorded = ReturnType<typeof recorded>;

/** The SDK's methods on a server; what became of each is kept. */
function recorded({ token, baseUrl }: ForeignHost) {
  type Sdk = { readonly VapiClient: new (options: object) => object };
  const { VapiClient } = createRequire(foreign)("@vapi-ai/server-sdk") as Sdk;
  const whole = runner(methodsOf(new VapiClient({ token, baseUrl, maxRetries: 0 })));
  const run = async (method: string, ...given: readonly unknown[]) => {
    const became = (outcome: string) => outcomes.set(method, (outcomes.get(method) ?? new Set()).add(outcome));
    try {
      const answer = await whole.run(method, ...given);
      answers.push({ method, answer });
      became("answers");
      return answer;
    } catch (error) {
      const { status, code } = error as typeof notFound;
      became(`${status} ${code}`);
      throw error;
    }
  };
  return { ...whole, run, unrecorded: whole.run };
}

/** How many methods do what, and which. A method that answers may also be asked for what is not there. */
function countedOutcomes(): string {
  const lines = [...outcomes].map(([method, seen]) => {
    const answers = `answers, ${daily.test(method) ? "beyond" : "of"} the contract`;
    return [seen.has("answers") ? answers : [...seen].join(", "), method] as const;
  });
  const kinds = [...new Set(lines.map(([outcome]) => outcome))].toSorted();
  const parts = kinds.map((kind) => {
    const methods = lines.flatMap(([outcome, method]) => (outcome === kind ? [`  ${method}\n`] : [])).toSorted();
    return `${kind}: ${methods.length}\n${methods.join("")}`;
  });
  return `methods: ${outcomes.size}\n${parts.join("")}`;
}

const custom = { provider: "custom-llm", model: "small" };

/** A model that finds the day of an appointment in whatever it reads. */
async function openStructuredModel() {
  const choice = { index: 0, delta: { content: '{"day":"lunes"}' }, finish_reason: "stop" };
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify({ choices: [choice] })}\n\ndata: [DONE]\n\n`);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/v1`, close: () => void server.close() };
}

const without = (field: string, answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value) => (name === field ? undefined : value));

/** The methods of each group; a refusal is thrown with its status and code. */
function methodsOf(client: object): Groups {
  const named = (one: object) => Object.getOwnPropertyNames(Object.getPrototypeOf(one));
  const groups = client as Readonly<
    Record<string, Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>>
  >;
  return Object.fromEntries(
    named(client).flatMap((group) => {
      const own = groups[group];
      if (typeof own !== "object") return [];
      const names = named(own).filter((name) => name !== "constructor" && !name.startsWith("__"));
      return [[group, Object.fromEntries(names.map((name) => [name, refusing((...given) => own[name]?.(...given))]))]];
    }),
  );
}

const refusing =
  (run: (...given: readonly unknown[]) => Promise<unknown> | undefined) =>
  async (...given: readonly unknown[]): Promise<unknown> => {
    try {
      return await run(...given);
    } catch (error) {
      const { statusCode, body } = error as {
        readonly statusCode?: number;
        readonly body?: { readonly code?: string };
      };
      throw Object.assign(new Error("Refused.", { cause: error }), { status: statusCode, code: body?.code });
    }
  };
