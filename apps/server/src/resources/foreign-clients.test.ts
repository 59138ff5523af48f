import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../testing.ts";

/** A foreign client's methods, which are typed for another server's answers. */
type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;
type Groups = Readonly<Record<string, Methods>>;

/** Where `node scripts/foreign-clients.mjs` puts the official SDK for servers: 47 MB that not everybody needs. */
const fetched = join(import.meta.dirname, "../../../../node_modules/.cache/dilo/foreign/node_modules/@vapi-ai");
const foreign = join(fetched, "server-sdk/package.json");
const hasServerSdk = existsSync(foreign);

let server: TestServer;
let token: string;
let baseUrl: string;
/** What campaigns call from. */
let phoneNumberId: string;
beforeAll(async () => {
  server = await openTestServer();
  const path = join(server.dataDir, "platform-tokens.json");
  token = (JSON.parse(await readFile(path, "utf8")) as { readonly private: string }).private;
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  baseUrl = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}/platform`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const number = await fetch(`${baseUrl}/phone-number`, { method: "POST", headers, body: '{"provider":"vapi"}' });
  phoneNumberId = ((await number.json()) as { readonly id: string }).id;
}, 60_000);
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
});

const rows: readonly (readonly [group: string, create: object, update: object])[] = [
  ["assistant", { name: "Ana", firstMessage: "Hola." }, { name: "Eva" }],
  ["squad", { name: "Uno", members: [{ assistant: { name: "Ana" } }] }, { name: "Dos", members: [] }],
  ["workflow", { name: "Uno", nodes: [], edges: [] }, { name: "Dos" }],
  ["campaign", { name: "Uno", customers: [{ number: "+13055550123" }] }, { name: "Dos" }],
  ["session", { name: "Uno" }, { name: "Dos" }],
  ["phoneNumber", { provider: "vapi", name: "Uno" }, { provider: "vapi", name: "Dos" }],
  [
    "tool",
    { type: "function", function: { name: "buscar" } },
    { type: "function", function: { name: "hallar", description: "Halla." } },
  ],
  [
    "knowledgeBase",
    { provider: "custom-knowledge-base", server: { url: "https://dilo.example" } },
    { provider: "custom-knowledge-base", server: { url: "https://dilo.example/kb" } },
  ],
  ["structuredOutput", { name: "Uno", schema: { type: "string" } }, { name: "Dos" }],
  ["testSuite", { name: "Uno" }, { name: "Dos" }],
  ["eval", { type: "chat.mockConversation", messages: [{ role: "user", content: "Hola" }] }, { name: "Dos" }],
  ["token", { tag: "public", name: "Uno" }, { name: "Dos" }],
  ["credential", { provider: "openai", apiKey: "sk-invented" }, { provider: "openai", name: "Dos" }],
  ["template", { type: "tool", name: "Uno" }, { name: "Dos" }],
];

const newRow = (group: string, settings: object | undefined) =>
  group === "campaign" ? { ...settings, phoneNumberId } : settings;

const listed = (answer: unknown): readonly { readonly id: string }[] =>
  (Array.isArray(answer) ? answer : (answer as { readonly results: unknown[] }).results) as { readonly id: string }[];

describe("the Api class of @vapi-ai/web 2.5.0", () => {
  interface Answer {
    readonly data: unknown;
    readonly status: number;
  }
  type Api = new (config: object) => Record<string, Record<string, (...given: readonly unknown[]) => Promise<Answer>>>;
  let api: InstanceType<Api>;
  beforeAll(() => {
    const { Api } = createRequire(import.meta.url)("@vapi-ai/web/dist/api.js") as { readonly Api: Api };
    api = new Api({
      baseUrl,
      baseApiParams: { secure: true },
      securityWorker: () => ({ headers: { Authorization: `Bearer ${token}` } }),
    });
  });

  /** Calls the group's method whose name ends like one of these. */
  async function call(group: string, endings: readonly string[], ...given: readonly unknown[]): Promise<unknown> {
    const methods = api[group] ?? {};
    const name = endings.map((ending) => `${group}Controller${ending}`).find((one) => methods[one] !== undefined);
    if (name === undefined) throw new Error(`${group} has none of ${endings.join(", ")}.`);
    return (await methods[name]?.(...given))?.data;
  }

  test.each(rows)("%s: create, list, get, update, delete", async (group, create, update) => {
    const { id } = (await call(group, ["Create"], newRow(group, create))) as { readonly id: string };
    expect(listed(await call(group, ["FindAll", "FindAllPaginated", "GetPaginated"])).map((row) => row.id)).toContain(
      id,
    );
    expect(await call(group, ["FindOne", "Get"], id)).toMatchObject({ id });
    const changes = group === "structuredOutput" ? [{ schemaOverride: "false" }, update] : [update];
    const changed = (await call(group, ["Update"], id, ...changes)) as object;
    expect(changed).toMatchObject(group === "credential" || group === "eval" ? { name: "Dos" } : {});
    await call(group, ["Remove", "Delete"], id);
    await expect(call(group, ["FindOne", "Get"], id)).rejects.toMatchObject({
      status: 404,
      error: { statusCode: 404, code: "not-found" },
    });
  });

  test("versions, replacing, tests in a suite, chats, a web call, analytics, orgs", async () => {
    const { id } = (await call("assistant", ["Create"], { firstMessage: "Hola." })) as { readonly id: string };
    expect(await call("assistant", ["Replace"], id, { name: "Otra" })).toMatchObject({ name: "Otra" });
    expect(listed(await call("assistant", ["FindVersions"], id))).toHaveLength(2);
    const suite = (await call("testSuite", ["Create"], {})) as { readonly id: string };
    const made = await api["testSuite"]?.["testSuiteTestControllerCreate"]?.(suite.id, {
      type: "chat",
      script: "Salude.",
      scorers: [],
    });
    expect(made?.data).toMatchObject({ testSuiteId: suite.id });
    const chat = await call("chat", ["CreateChat"], { assistant: { firstMessage: "Hola." }, input: "Buenas" });
    expect(chat).toMatchObject({ output: [{ role: "assistant", content: "Hola." }] });
    const web = await call("call", ["CreateWebCall"], { assistant: { firstMessage: "Hola." } });
    expect(web).toMatchObject({ webCallUrl: expect.stringContaining("/platform/room/") });
    const query = { table: "call", name: "n", operations: [{ operation: "count", column: "id" }] };
    expect(await call("analytics", ["Query"], { queries: [query] })).toMatchObject([{ name: "n" }]);
    const [org] = (await call("org", ["FindAll"])) as { readonly id: string }[];
    expect(await call("org", ["FindAllUsers"], org?.id)).toHaveLength(1);
    const file = new File(["Hola"], "hola.txt");
    expect(await call("file", ["Create"], { file })).toMatchObject({ mimetype: "text/plain", bytes: 4 });
    await expect(call("call", ["CreatePhoneCall"], {})).rejects.toMatchObject({ status: 501 });
  });
});

// The suite is skipped, and counted as not run, where the SDK has not been fetched.
const why = hasServerSdk ? "" : " (not run: node scripts/foreign-clients.mjs has not fetched it)";
describe.skipIf(!hasServerSdk)(`the official SDK for servers, 2.0.1${why}`, () => {
  let client: Groups;
  beforeAll(() => {
    type Sdk = { readonly VapiClient: new (options: object) => Groups };
    const { VapiClient } = createRequire(foreign)("@vapi-ai/server-sdk") as Sdk;
    client = new VapiClient({ token, baseUrl, maxRetries: 0 });
  }, 60_000);

  const call = (group: string, method: string, ...given: readonly unknown[]): Promise<unknown> => {
    const run = client[group]?.[method];
    if (run === undefined) throw new Error(`The SDK has no ${group}.${method}.`);
    return run.apply(client[group], [...given]);
  };
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
    const { id } = (await call(group, create, newRow(name, settings))) as { readonly id: string };
    expect(listed(await call(group, list, {})).map((row) => row.id)).toContain(id);
    expect(await call(group, get, { id })).toMatchObject({ id });
    const override = name === "structuredOutput" ? { schemaOverride: "false" } : {};
    await call(group, update, style === "body" ? { id, body: changes } : { id, ...override, ...changes });
    await call(group, remove, { id });
    await expect(call(group, get, { id })).rejects.toMatchObject({ statusCode: 404 });
  });

  test("chats, responses, files, calls, analytics", async () => {
    const assistant = { firstMessage: "Hola." };
    const chat = (await call("chats", "create", { assistant, input: "Buenas" })) as { readonly id: string };
    expect(chat).toMatchObject({ output: [{ role: "assistant", content: "Hola." }] });
    expect(await call("chats", "get", { id: chat.id })).toMatchObject({ id: chat.id });
    expect(listed(await call("chats", "list", {})).map((row) => row.id)).toContain(chat.id);
    expect(await call("chats", "createResponse", { assistant, input: "Buenas" })).toMatchObject({ object: "response" });
    await call("chats", "delete", { id: chat.id });
    const file = (await call("files", "create", { file: new File(["Hola"], "hola.txt") })) as { readonly id: string };
    expect(listed(await call("files", "list", {})).map((row) => row.id)).toContain(file.id);
    await call("files", "update", { id: file.id, name: "saludo" });
    await call("files", "delete", { id: file.id });
    expect(await call("calls", "list", {})).toEqual(expect.any(Array));
    await expect(call("calls", "create", { assistant })).rejects.toMatchObject({ statusCode: 501 });
    const query = { table: "call", name: "n", operations: [{ operation: "count", column: "id" }] };
    expect(await call("analytics", "get", { queries: [query] })).toMatchObject([{ name: "n" }]);
  });
});
