import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  expectAnswer,
  type ForeignHost,
  type Groups,
  listed,
  newRow,
  noSuchRow,
  notConfigured,
  notFound,
  notOffered,
  openForeignHost,
  rows,
  runner,
  type SpecialOperation,
} from "./testing-foreign.ts";

/** Where `node scripts/run.mjs test-tools` puts the official SDK for servers: 47 MB that not everybody needs. */
const fetched = join(import.meta.dirname, "../../../../node_modules/.cache/dilo/fetched/node_modules/@vapi-ai");
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
const dictionary = { provider: "11labs", resourceName: "pronunciation-dictionary", id: noSuchRow, body: {} };

/** What is not one of a resource's five. */
const specialOperations: readonly SpecialOperation[] = [
  ["calls.list", () => [{}], expect.any(Array)],
  ["calls.create", () => [{ assistant }], notConfigured],
  ["calls.get", (of) => [{ id: of["call"] }], { type: "webCall" }],
  ["calls.update", (of) => [{ id: of["call"], name: "Dos" }], { name: "Dos" }],
  ["calls.delete", (of) => [{ id: of["call"] }], { type: "webCall" }],
  ...["Mono", "Stereo", "Assistant", "Customer"].map(
    (track): SpecialOperation => [
      `calls.callArtifactController${track}RecordingDownload`,
      () => [{ id: noSuchRow }],
      notFound,
    ],
  ),
  ["phoneNumbers.phoneNumberControllerFindAllPaginated", () => [{}], page],
  [
    "eval.evalControllerRun",
    () => [{ type: "eval", target: { type: "assistant", assistant }, eval: talk }],
    { status: "queued" },
  ],
  ["eval.evalControllerGetRunsPaginated", () => [{}], page],
  ["eval.evalControllerGetRun", () => [{ id: noSuchRow }], notFound],
  ["eval.evalControllerRemoveRun", () => [{ id: noSuchRow }], notFound],
  ...["Create", "Get", "Delete", "Update"].map(
    (verb): SpecialOperation => [
      `providerResources.providerResourceController${verb}ProviderResource`,
      () => [dictionary],
      notOffered,
    ],
  ),
  [
    "providerResources.providerResourceControllerGetProviderResourcesPaginated",
    () => [{ provider: "11labs", resourceName: "pronunciation-dictionary" }],
    notOffered,
  ],
];

let host: ForeignHost;
const ids: Record<string, string> = {};
beforeAll(async () => {
  if (!hasServerSdk) return;
  host = await openForeignHost();
  ids["call"] = (await host.send("POST", "/call/web", { assistant }))["id"] ?? "";
  ids["phoneNumber"] = (await host.send("POST", "/phone-number", { provider: "vapi" }))["id"] ?? "";
});
afterAll(() => host?.close());

// The suite is skipped, and counted as not run, where the SDK has not been fetched.
const why = hasServerSdk ? "" : " (not run: node scripts/run.mjs test-tools has not fetched it)";
describe.skipIf(!hasServerSdk)(`the official SDK for servers, 2.0.1${why}`, () => {
  let client: ReturnType<typeof runner>;
  beforeAll(() => {
    type Sdk = { readonly VapiClient: new (options: object) => object };
    const { VapiClient } = createRequire(foreign)("@vapi-ai/server-sdk") as Sdk;
    client = runner(methodsOf(new VapiClient({ token: host.token, baseUrl: host.baseUrl, maxRetries: 0 })));
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

  test("a structured output is run on calls that are over, and this one is not", async () => {
    const given = { callIds: [ids["call"]], structuredOutput: { name: "Cita", schema: { type: "object" } } };
    const refused = { status: 400, code: "bad-request" };
    await expect(call("structuredOutputs", "structuredOutputControllerRun", given)).rejects.toMatchObject(refused);
  });

  test.each(specialOperations)("%s", async (method, given, answer) => {
    await expectAnswer(client.run(method, ...given(ids)), answer);
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
    await expectAnswer(patient["calls"]?.["create"]?.({ assistant }) ?? Promise.resolve(), notConfigured);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("no method is left out", () => {
    expect([...client.left]).toEqual([]);
  });
});

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
