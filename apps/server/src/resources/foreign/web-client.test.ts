import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  badRequest,
  expectAnswer,
  type ForeignHost,
  type Groups,
  listed,
  type Method,
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

type Api = new (config: object) => Readonly<Record<string, object>>;

let host: ForeignHost;
let client: ReturnType<typeof runner>;
let methods: Groups;
const ids: Record<string, string> = {};
beforeAll(async () => {
  host = await openForeignHost();
  const { Api } = createRequire(import.meta.url)("@vapi-ai/web/dist/api.js") as { readonly Api: Api };
  const api = new Api({
    baseUrl: host.baseUrl,
    baseApiParams: { secure: true },
    securityWorker: () => ({ headers: { Authorization: `Bearer ${host.token}` } }),
  });
  methods = Object.fromEntries(
    Object.entries(api).flatMap(([group, own]) => {
      const found = Object.entries(own ?? {}).filter(([name]) => name.includes("Controller"));
      return found.length === 0 ? [] : [[group, Object.fromEntries(found.map(([name, run]) => [name, plain(run)]))]];
    }),
  );
  client = runner(methods);
  await makeRows();
  await makeOrgs();
});
afterAll(() => host.close());

/** Answers the data alone, or the status where the client reads none; throws the refusal's status and code. */
function plain(run: (...given: readonly unknown[]) => Promise<Response & { readonly data: unknown }>): Method {
  return async (...given) => {
    try {
      const { data, status } = await run(...given);
      return data ?? status;
    } catch (error) {
      // The client reads a refusal only where it would have read the answer.
      const failed = error as Response & { readonly error: { readonly code: string } | null };
      if (!(failed instanceof Response)) throw error;
      const { code } = failed.error ?? ((await failed.json()) as { readonly code: string });
      throw Object.assign(new Error(code), { status: failed.status, code });
    }
  };
}

async function makeRows(): Promise<void> {
  const made: readonly (readonly [name: string, path: string, body: object])[] = [
    ["assistant", "/assistant", { firstMessage: "Hola." }],
    ["talker", "/assistant", { firstMessage: "Hola." }],
    ["phoneNumber", "/phone-number", { provider: "vapi" }],
    ["suite", "/test-suite", {}],
    ["credential", "/credential", { provider: "vonage", apiKey: "invented", apiSecret: "invented" }],
    ["call", "/call/web", { assistant: { firstMessage: "Hola." } }],
    ["chat", "/chat", { assistant: { firstMessage: "Hola." }, input: "Buenas" }],
  ];
  for (const [name, path, body] of made) ids[name] = (await host.send("POST", path, body))["id"] ?? "";
  const targetPlan = { assistantId: ids["talker"] };
  await host.send("PATCH", `/test-suite/${ids["suite"]}`, { targetPlan });
  const test = { type: "chat", script: "Salude.", scorers: [] };
  ids["test"] = (await host.send("POST", `/test-suite/${ids["suite"]}/test`, test))["id"] ?? "";
  const form = new FormData();
  form.append("file", new File(["Hola"], "hola.txt"));
  const headers = { authorization: `Bearer ${host.token}` };
  const file = await fetch(`${host.baseUrl}/file`, { method: "POST", headers, body: form });
  ids["file"] = ((await file.json()) as { readonly id: string }).id;
}

/** An org with two admins more, who came by letter, and one to be deleted. */
async function makeOrgs(): Promise<void> {
  for (const name of ["org", "orgToDelete"]) ids[name] = (await host.send("POST", "/org", { name }))["id"] ?? "";
  const emails = ["ana@dilo.example", "eva@dilo.example"];
  await host.send("POST", `/org/${ids["org"]}/invite`, { emails, role: "admin" });
  for (const letter of await host.server.letters()) {
    const text = letter.replaceAll(/=\r?\n/g, "");
    const token = /private token: ([\w-]+)/.exec(text)?.[1];
    await host.send("GET", "/org", undefined, token);
  }
  const users = (await host.send("GET", `/org/${ids["org"]}/user`)) as unknown as { id: string; email: string }[];
  ids["member"] = users.find(({ email }) => email === emails[0])?.id ?? "";
}

const page = { results: expect.any(Array), metadata: { totalItems: expect.any(Number) } };
const list = expect.any(Array);
const file = () => [{ file: new File(["Hola"], "hola.txt") }];
/** The client sends it under the name "blob". */
const nameless = () => [{ file: new Blob(["Hola"], { type: "text/plain" }) }];
const saidTest = { type: "chat", script: "Salude.", scorers: [] };
const talk = { type: "chat.mockConversation", messages: [{ role: "user", content: "Hola" }] };
const target = { type: "assistant", assistant: { firstMessage: "Hola." } };
const dictionary = ["11labs", "pronunciation-dictionary"];
const knowledgeBase = { provider: "custom-knowledge-base", server: { url: "https://dilo.example" } };
const voice = { ownerId: "1", voiceId: "1", name: "Ana" };
const notice = {
  type: "auth",
  operation: "creation",
  from: "nango",
  connectionId: "invented",
  authMode: "OAUTH2",
  providerConfigKey: "slack.oauth2-authorization",
  provider: "slack",
  environment: "prod",
  success: true,
  endUser: { endUserId: "ana", organizationId: noSuchRow },
};
const query = { table: "call", name: "n", operations: [{ operation: "count", column: "id" }] };

/** Every method that is not one of a resource's five; in order, for some undo what others did. */
const specialOperations: readonly SpecialOperation[] = [
  ["assistant.assistantControllerReplace", (of) => [of["assistant"], { name: "Otra" }], { name: "Otra" }],
  ["assistant.assistantControllerFindVersions", (of) => [of["assistant"]], { results: [{}, {}] }],
  ["v2.assistantControllerFindAllPaginated", () => [], page],
  ["v2.callControllerFindAllPaginated", () => [], page],
  ["v2.callControllerFindAllMetadataPaginated", () => [], page],
  ["v2.callControllerCallsExport", () => [], 200],
  ["v2.phoneNumberControllerFindAllPaginated", () => [], page],
  ["call.callControllerCreateWebCall", () => [{ assistant: {} }], { webCallUrl: expect.stringContaining("/room/") }],
  ["call.callControllerCreate", () => [{}], notConfigured],
  ["call.callControllerCreatePhoneCall", () => [{}], notConfigured],
  ["call.callControllerFindAll", () => [], list],
  ["call.callControllerFindOne", (of) => [of["call"]], { type: "webCall" }],
  ["call.callControllerUpdate", (of) => [of["call"], { name: "Dos" }], { name: "Dos" }],
  ["call.callControllerDeleteCallData", (of) => [of["call"]], { type: "webCall" }],
  [
    "chat.chatControllerCreateChat",
    () => [{ assistant: { firstMessage: "Hola." }, input: "Buenas" }],
    { output: [{ role: "assistant", content: "Hola." }] },
  ],
  ["chat.chatControllerListChats", () => [], page],
  ["chat.chatControllerGetChat", (of) => [of["chat"]], { input: "Buenas" }],
  ["chat.chatControllerDeleteChat", (of) => [of["chat"]], { input: "Buenas" }],
  [
    "chat.chatControllerCreateOpenAiChat",
    () => [{ assistant: { firstMessage: "Hola." }, input: "Buenas" }],
    { object: "response" },
  ],
  ["chat.chatControllerCreateWebChat", (of) => [{ assistantId: of["talker"], input: "Buenas" }], { output: [{}] }],
  [
    "chat.chatControllerCreateOpenAiWebChat",
    (of) => [{ assistantId: of["talker"], input: "Buenas" }],
    { object: "response" },
  ],
  [
    "phoneNumber.phoneNumberControllerImportTwilio",
    () => [{ twilioPhoneNumber: "+13055550123", twilioAccountSid: "invented" }],
    badRequest,
  ],
  [
    "phoneNumber.phoneNumberControllerImportVonage",
    () => [{ vonagePhoneNumber: "+13055550123", credentialId: noSuchRow }],
    badRequest,
  ],
  ["file.fileControllerCreateDeprecated", file, { mimetype: "text/plain" }],
  ["file.fileControllerCreate", nameless, { mimetype: "text/plain", bytes: 4 }],
  ["file.fileControllerFindAll", () => [], list],
  ["file.fileControllerFindOne", (of) => [of["file"]], { originalName: "hola.txt" }],
  ["file.fileControllerUpdate", (of) => [of["file"], { name: "saludo" }], { name: "saludo" }],
  ["file.fileControllerRemove", (of) => [of["file"]], { originalName: "hola.txt" }],
  ["testSuite.testSuiteTestControllerCreate", (of) => [of["suite"], saidTest], { script: "Salude." }],
  ["testSuite.testSuiteTestControllerFindAllPaginated", (of) => [of["suite"]], page],
  ["testSuite.testSuiteTestControllerFindOne", (of) => [of["suite"], of["test"]], { script: "Salude." }],
  [
    "testSuite.testSuiteTestControllerUpdate",
    (of) => [of["suite"], of["test"], { ...saidTest, name: "Dos" }],
    { name: "Dos" },
  ],
  ["testSuite.testSuiteTestControllerRemove", (of) => [of["suite"], of["test"]], { script: "Salude." }],
  ["testSuite.testSuiteRunControllerCreate", (of) => [of["suite"], {}], notConfigured],
  ["testSuite.testSuiteRunControllerFindAllPaginated", (of) => [of["suite"]], page],
  ["testSuite.testSuiteRunControllerFindOne", (of) => [of["suite"], noSuchRow], notFound],
  ["testSuite.testSuiteRunControllerUpdate", (of) => [of["suite"], noSuchRow, {}], notFound],
  ["testSuite.testSuiteRunControllerRemove", (of) => [of["suite"], noSuchRow], notFound],
  ["eval.evalControllerRun", () => [{ type: "eval", target, eval: talk }], 201],
  ["eval.evalControllerGetRunsPaginated", () => [], page],
  ["eval.evalControllerGetRun", () => [noSuchRow], notFound],
  ["eval.evalControllerRemoveRun", () => [noSuchRow], notFound],
  ["org.orgControllerCreate", () => [{ name: "Uno" }], { name: "Uno" }],
  ["org.orgControllerFindAll", () => [], list],
  ["org.orgControllerFindOne", (of) => [of["org"]], { name: "org" }],
  ["org.orgControllerFeatureFlagEnabled", (of) => [{ key: "nueva", orgId: of["org"] }], false],
  ["org.orgControllerUpdate", (of) => [of["org"], { name: "Dos" }], { name: "Dos" }],
  ["org.orgControllerFindAllUsers", (of) => [of["org"]], [{}, {}, {}]],
  ["org.orgControllerUsersInvite", (of) => [of["org"], { emails: ["luz@dilo.example"], role: "viewer" }], 204],
  ["org.orgControllerOrgToken", (of) => [of["org"]], { accessToken: expect.any(String) }],
  ["org.orgControllerUserUpdate", (of) => [of["org"], { userId: of["member"], role: "editor" }], 204],
  ["org.orgControllerOrgRemoveUser", (of) => [of["org"], of["member"]], 204],
  ["org.orgControllerOrgLeave", (of) => [of["org"]], 204],
  ["org.orgControllerDeleteOrg", (of) => [of["orgToDelete"]], 204],
  ["credential.credentialControllerGenerateSession", () => [{ provider: "slack.oauth2-authorization" }], notOffered],
  ["credential.credentialControllerHandleWebhook", () => [notice], notConfigured],
  ["credential.credentialControllerTriggerCredentialAction", () => [{ action_name: "x", input: {} }], notOffered],
  ["knowledgeBase.knowledgeBaseControllerCreate", () => [knowledgeBase], notOffered],
  ["knowledgeBase.knowledgeBaseControllerFindAll", () => [], list],
  ["knowledgeBase.knowledgeBaseControllerFindOne", () => [noSuchRow], notFound],
  ["knowledgeBase.knowledgeBaseControllerUpdate", () => [noSuchRow, knowledgeBase], notOffered],
  ["knowledgeBase.knowledgeBaseControllerRemove", () => [noSuchRow], notFound],
  ["template.templateControllerFindAllPinned", () => [], list],
  ["voiceLibrary.voiceLibraryControllerVoiceGetByProvider", () => ["11labs"], []],
  ["voiceLibrary.voiceLibraryControllerVoiceGetAccentsByProvider", () => ["11labs"], []],
  ["voiceLibrary.voiceLibraryControllerVoiceLibrarySyncByProvider", () => ["11labs"], notConfigured],
  [
    "voiceLibrary.voiceLibraryControllerVoiceLibrarySyncDefaultVoices",
    () => [{ providers: ["11labs"] }],
    notConfigured,
  ],
  ["voiceLibrary.voiceLibraryControllerVoiceLibraryCreateSesameVoice", () => [{ voiceName: "Ana" }], notOffered],
  ["provider.providerResourceControllerCreateProviderResource", () => dictionary, notConfigured],
  ["provider.providerResourceControllerGetProviderResourcesPaginated", () => dictionary, notConfigured],
  ["provider.providerResourceControllerGetProviderResource", () => [...dictionary, noSuchRow], notConfigured],
  ["provider.providerResourceControllerDeleteProviderResource", () => [...dictionary, noSuchRow], notConfigured],
  ["provider.providerResourceControllerUpdateProviderResource", () => [...dictionary, noSuchRow], notConfigured],
  ["provider.providerControllerGetWorkflows", () => ["make"], notOffered],
  ["provider.providerControllerGetWorkflowTriggerHook", () => ["make", "1"], notOffered],
  ["provider.providerControllerGetLocations", () => ["ghl"], notOffered],
  ["provider.voiceProviderControllerSearchVoices", () => ["11labs", { name: "Ana" }], notConfigured],
  ["provider.voiceProviderControllerSearchVoice", () => ["11labs", { name: "Ana" }], notConfigured],
  ["provider.voiceProviderControllerAddVoices", () => ["11labs", voice], notConfigured],
  ["provider.voiceProviderControllerAddVoice", () => ["11labs", voice], notConfigured],
  [
    "v11Labs.voiceProviderControllerCloneVoices",
    () => [{ name: "Ana", files: new File(["Hola"], "hola.wav") }],
    notConfigured,
  ],
  ["analytics.analyticsControllerQuery", () => [{ queries: [query] }], [{ name: "n" }]],
];

describe("the Api class of @vapi-ai/web 2.5.0", () => {
  /** Calls the group's method whose name ends like one of these. */
  async function call(group: string, endings: readonly string[], ...given: readonly unknown[]): Promise<unknown> {
    const names = endings.map((ending) => `${group}Controller${ending}`);
    const name = names.find((one) => methods[group]?.[one] !== undefined);
    return client.run(`${group}.${name}`, ...given);
  }

  test.each(rows)("%s: create, list, get, update, delete", async (group, create, update) => {
    const { id } = (await call(group, ["Create"], newRow(group, create, ids["phoneNumber"] ?? ""))) as {
      readonly id: string;
    };
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
      code: "not-found",
    });
  });

  test.each(specialOperations)("%s", async (method, given, answer) => {
    await expectAnswer(client.run(method, ...given(ids)), answer);
  });

  test("no method is left out", () => {
    expect([...client.left]).toEqual([]);
  });
});
