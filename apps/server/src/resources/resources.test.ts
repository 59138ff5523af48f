import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { elsewhere } from "@dilo/api/operations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyStore } from "../store/testing.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { askPlatform, type OperatorTokens, type PlatformRequest, readTokens } from "./testing-requests.ts";

let server: TestServer;
let tokens: OperatorTokens;
beforeAll(async () => {
  server = await openTestServer();
  tokens = await readTokens(server);
});
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
});

let tests = 0;
/** Requests are limited by address: each test has its own. */
let address: string;
beforeEach(async () => {
  tests += 1;
  address = `127.0.1.${tests}`;
  server.clearLog();
  await server.services.store.db.execute(sql`delete from platform_rows where kind = 'assistant'`);
});

const ask = (method: Parameters<typeof askPlatform>[1], path: string, request: PlatformRequest = {}) =>
  askPlatform(server, method, path, { token: tokens.private, remoteAddress: address, ...request });

interface Upload {
  readonly name: string;
  readonly content: string | Buffer;
  readonly token?: string;
  readonly path?: string;
}

function upload({ name, content, token = tokens.private, path = "/file" }: Upload) {
  const form = new FormData();
  form.append("file", new File([content], name));
  form.append("purpose", "assistant");
  form.append("metadata", '{"team":"north"}');
  const { headers, body } = new Request("http://localhost", { method: "POST", body: form });
  const type = headers.get("content-type") ?? "";
  return new Response(body).arrayBuffer().then((bytes) =>
    server.http.inject({
      method: "POST",
      url: `/platform${path}`,
      remoteAddress: address,
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      payload: Buffer.from(bytes),
    }),
  );
}

test("an assistant's life over HTTP", async () => {
  const made = await ask("POST", "/assistant", { body: { name: "Ana", firstMessage: "Hola." } });
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  expect((await ask("PATCH", `/assistant/${id}`, { body: { name: "Eva" } })).json()).toMatchObject({ name: "Eva" });
  expect((await ask("GET", `/assistant/${id}/version`)).json().metadata.totalItems).toBe(2);
  expect((await ask("GET", "/assistant?limit=1")).json()).toHaveLength(1);
  const headers = { "content-type": "application/json" };
  expect((await ask("DELETE", `/assistant/${id}`, { headers })).statusCode).toBe(200);
  expect((await ask("GET", `/assistant/${id}`)).json()).toMatchObject({ statusCode: 404, code: "not-found" });
});

test.each([
  ["has no boundary", "multipart/form-data", "--b\r\n\r\n--b--\r\n"],
  [
    "has no end",
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
  ],
  ["has no part", "multipart/form-data; boundary=b", "hello"],
  ["is empty", "multipart/form-data; boundary=b", ""],
])("a form that %s is the sender's mistake, at every operation that takes one", async (_name, type, payload) => {
  for (const url of ["/file", "/file/upload", "/11labs/voice/clone"]) {
    const answer = await server.http.inject({
      ...{ method: "POST", url: `/platform${url}`, remoteAddress: address, payload },
      headers: { authorization: `Bearer ${tokens.private}`, "content-type": type },
    });
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, 400, { code: "bad-request" }]);
  }
});

describe("a refusal has one body, which names the field", () => {
  test.each([
    [{ body: { name: 7 } }, 400, "bad-request", "name"],
    [{ body: {}, token: "nobody's" }, 401, "unauthorized", "token"],
    [{ body: "{", headers: { "content-type": "application/json" } }, 400, "bad-request", "read"],
    [{ body: { firstMessage: "x".repeat(1024 * 1024) } }, 413, "too-long", "1 MiB"],
  ])("%#", async (options, statusCode, code, named) => {
    const answer = await ask("POST", "/assistant", options);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json()).toEqual({ statusCode, code, message: expect.stringContaining(named) });
  });
});

test("an import of 5 MB is refused in one sentence with the limit, and nothing is made of it", async () => {
  const messages = [{ role: "system", content: "sk-secret ".repeat(500_000) }];
  const answer = await ask("POST", "/import/assistant", { body: { name: "Ana", model: { messages } } });
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { statusCode: 413, code: "too-long", message: "The body is over 1 MiB." },
  ]);
  const { metadata } = (await ask("GET", "/v2/assistant?limit=1")).json();
  expect(metadata.totalItems).toBeLessThan(10);
});

test("what the vendor's server SDK asks for and is not here is not found, in the one body of refusals", async () => {
  const routes = elsewhere.flatMap((one) => one.routes);
  expect(routes.length).toBe(54);
  for (const route of routes) {
    const [method = "", path = ""] = route.split(" ");
    const hasBody = method === "POST" || method === "PATCH";
    const answer = await ask(
      method as Parameters<typeof ask>[0],
      path.replaceAll(/\{\w+\}/g, "nobody"),
      hasBody ? { body: {} } : {},
    );
    const refused = { statusCode: 404, code: "not-found", message: expect.any(String) };
    expect([route, answer.json()]).toEqual([route, refused]);
  }
});

test("a page elsewhere may ask with a token, and is told so beforehand", async () => {
  const headers = { origin: "https://shop.example", "sec-fetch-site": "cross-site" };
  const before = await ask("OPTIONS", "/chat/web", { headers });
  expect(before.statusCode).toBe(204);
  expect(before.headers["access-control-allow-headers"]).toContain("authorization");
  const { id } = (await ask("POST", "/assistant", { body: { firstMessage: "Hola." } })).json();
  const body = { assistantId: id, input: "¿Qué tal?" };
  const answer = await ask("POST", "/chat/web", { body, headers, token: tokens.public });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  expect(answer.json().output).toEqual([{ role: "assistant", content: "Hola." }]);
  expect((await ask("GET", "/assistant", { token: tokens.public })).statusCode).toBe(403);
});

test("a stream comes as events", async () => {
  const body = { assistant: { firstMessage: "Buenos días." }, input: "Hola", stream: true };
  const answer = await ask("POST", "/chat/responses", { body });
  expect(answer.headers["content-type"]).toContain("text/event-stream");
  expect(answer.body.match(/^event: .*$/gm)).toEqual([
    "event: response.created",
    "event: response.in_progress",
    "event: response.output_item.added",
    "event: response.content_part.added",
    "event: response.output_text.delta",
    "event: response.output_text.delta",
    "event: response.output_text.done",
    "event: response.content_part.done",
    "event: response.output_item.done",
    "event: response.completed",
  ]);
});

test("files are kept by their type and size, and go with their row", async () => {
  const made = await upload({ name: "notas.txt", content: "Hola" });
  expect(made.statusCode).toBe(201);
  const { id, orgId, mimetype, bytes } = made.json();
  expect(made.json()).toMatchObject({ purpose: "assistant", metadata: { team: "north" } });
  expect({ mimetype, bytes }).toEqual({ mimetype: "text/plain", bytes: 4 });
  const path = join(server.dataDir, "platform-files", orgId, `${id}.sealed`);
  expect(new URL(made.json().url).pathname).toBe(`/platform/file/${id}/content`);
  const content = await ask("GET", `/file/${id}/content`);
  expect([content.body, content.headers["content-type"]]).toEqual(["Hola", expect.stringContaining("text/plain")]);
  expect(content.headers).toMatchObject({
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect((await ask("GET", `/file/${id}/content`, { token: tokens.public })).statusCode).toBe(403);
  expect(await readFile(path, "latin1")).not.toContain("Hola");
  expect((await ask("DELETE", `/file/${id}`)).statusCode).toBe(200);
  await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  expect((await upload({ name: "foto.png", content: "Hola" })).json().message).toContain("file");
  expect((await upload({ name: "notas.pdf", content: "Hola" })).statusCode).toBe(400);
  const large = { name: "grande.txt", content: Buffer.alloc(11 * 1024 * 1024, 65) };
  expect((await upload(large)).statusCode).toBe(413);
  expect((await upload({ ...large, token: "nobody's" })).statusCode).toBe(401);
  expect((await upload({ ...large, token: tokens.public })).statusCode).toBe(403);
});

test.each(["/assistant", "/call/web", "/chat/web"])("a form sent to %s is refused before it is read", async (path) => {
  const large = { name: "grande.txt", content: Buffer.alloc(11 * 1024 * 1024, 65), path };
  expect((await upload(large)).json()).toMatchObject({ statusCode: 400, code: "bad-request" });
});

test("a token of the platform begins a call, whose row tells of it", async () => {
  const { id: assistantId } = (await ask("POST", "/assistant", { body: { firstMessage: "Hola {{name}}." } })).json();
  const body = { assistantId, assistantOverrides: { variableValues: { name: "Ana" } } };
  const made = await ask("POST", "/call/web", { body });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ type: "webCall", status: "queued", assistant: { firstMessage: "Hola Ana." } });
  expect(made.json().webCallUrl).toMatch(/^ws:\/\/localhost:3000\/platform\/room\//);
  expect((await ask("GET", `/call/${made.json().id}`)).json()).toMatchObject({ assistantId, status: "queued" });
  const page = await ask("POST", "/call/web", { body, token: tokens.public, headers: { origin: "https://a.example" } });
  expect(page.statusCode).toBe(201);
  // Who speaks and who hears is all a page learns of the assistant.
  expect(page.json().assistant).toEqual({ voice: made.json().assistant.voice, transcriber: { provider: "browser" } });
  const none = await ask("POST", "/call/web", { body: {} });
  expect(none.json()).toMatchObject({ statusCode: 400, message: "Assistant or Squad or Workflow must be provided." });
});

test("a call is told what serves it over HTTP, and its row is too: this machine's voice, and no model", async () => {
  const assistant = {
    ...{ firstMessage: "Hola.", model: { provider: "openai", model: "gpt-4o-mini" } },
    voice: { provider: "vapi", voiceId: "Elliot" },
  };
  const made = await ask("POST", "/call/web", { body: { assistant } });
  expect(made.statusCode, made.body).toBe(201);
  const servedBy = { model: "none", voice: "espeak-ng", transcriber: expect.any(String) };
  const truth = { servedBy, assistant: { voice: { provider: "espeak-ng" } } };
  expect(made.json()).toMatchObject(truth);
  expect(made.json().assistant.voice).not.toHaveProperty("voiceId");
  expect(made.json().servedBy.transcriber).not.toBe("server");
  const row = (await ask("GET", `/call/${made.json().id}`)).json();
  expect(row).toMatchObject({ servedBy });
  // The model is shown as it was asked for, with a warning that nobody reaches it.
  expect(made.json().warnings).toContainEqual(expect.objectContaining({ path: "assistant.model.provider" }));
});

test("an invitation goes out by mail, and its token makes a member", async () => {
  const [org] = (await ask("GET", "/org")).json();
  const body = { emails: ["eva@dilo.example"], role: "viewer" };
  expect((await ask("POST", `/org/${org.id}/invite`, { body })).statusCode).toBe(204);
  const [letter = ""] = await server.letters();
  const text = letter.replace(/=\r\n/g, "");
  const token = /private token: ([\w-]{43})/.exec(text)?.[1] ?? "";
  expect((await ask("GET", "/assistant", { token })).statusCode).toBe(200);
  expect((await ask("POST", "/assistant", { token, body: {} })).statusCode).toBe(403);
  const users = (await ask("GET", `/org/${org.id}/user`)).json() as { email: string }[];
  expect(users.map(({ email }) => email).sort()).toEqual(["eva@dilo.example", "operator@localhost"]);
  expect(server.logged()).not.toContain("eva@");
  expect(server.logged()).not.toContain(token);
});

test("a POST that is sent again with its key is done once, and says so to pages elsewhere", async () => {
  const headers = { "idempotency-key": "a-key", origin: "https://shop.example" };
  const make = (name: string) => ask("POST", "/assistant", { body: { name }, headers });
  const first = await make("Ana");
  expect((await make("Ana")).json()).toEqual(first.json());
  expect((await make("Eva")).json()).toMatchObject({ statusCode: 409, code: "conflict" });
  expect((await ask("GET", "/assistant")).json()).toHaveLength(1);
});

test.each(["", "short", "a-token-that-nobody-was-given"])(
  "a page elsewhere that shows %j is unauthorized everywhere",
  async (token) => {
    for (const path of ["/call/web", "/chat/web", "/assistant"]) {
      const answer = await ask("POST", path, { token, body: {}, headers: { origin: "https://shop.example" } });
      expect(answer.json()).toEqual({ statusCode: 401, code: "unauthorized", message: "A valid token is needed." });
    }
  },
);

test("pages at one address that begin too much are told when to come back", async () => {
  const body = { assistant: { firstMessage: "Hola." }, input: "¿Qué tal?" };
  const begin = () => ask("POST", "/chat/web", { body, token: tokens.public });
  const answers = await Promise.all(Array.from({ length: 61 }, begin));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(50);
  expect(refused[0]?.headers["access-control-expose-headers"]).toBe("x-request-id, retry-after");
});

test("an address that tries tokens is not heard for a minute, whatever it shows then", async () => {
  const wrong = "a-token-that-nobody-was-given";
  for (let tries = 0; tries < 30; tries += 3) {
    expect((await ask("GET", "/assistant", { token: wrong })).statusCode).toBe(401);
    for (const path of ["/call/web", "/chat/web"]) {
      expect((await ask("POST", path, { token: wrong, body: {} })).statusCode).toBe(401);
    }
  }
  const refused = await ask("GET", "/assistant", { token: wrong });
  expect(refused.json()).toMatchObject({ statusCode: 429, code: "too-many-calls" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
  expect((await ask("GET", "/assistant")).statusCode).toBe(429);
  // The product's own page is no try: its tokens are never looked up.
  const page = await server.http.inject({
    method: "POST",
    url: "/platform/call/web",
    remoteAddress: address,
    headers: { authorization: "Bearer a-call.token" },
    payload: {},
  });
  expect(page.statusCode).toBe(401);
  server.clock.advance(60_000);
  expect((await ask("GET", "/assistant")).statusCode).toBe(200);
});

test("guesses that come at once, at two servers of one store, are counted together", async () => {
  const store = await emptyStore();
  const env = {
    DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
    PLATFORM_PRIVATE_TOKEN: "r".repeat(40),
    PLATFORM_PUBLIC_TOKEN: "p".repeat(40),
  };
  const first = await openTestServer({ store, env });
  const servers = [first, await openTestServer({ store, env: { ...env, KEY_DIR: first.config.keyDir } })];
  const guesses = Array.from({ length: 80 }, (_, index) => {
    const token = `a-token-that-nobody-was-given-${index}`;
    return askPlatform(servers[index % 2] as TestServer, "GET", "/assistant", { token, remoteAddress: address });
  });
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  for (const one of servers) await one.http.close();
  await store.close();
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
});

test("the contract is served as OpenAPI", async () => {
  const answer = await server.http.inject("/platform/openapi.json");
  expect(answer.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: "http://localhost:3000/platform" }] });
});

test("the contract is a page too, of our own files alone", async () => {
  const page = await server.http.inject({ url: "/platform/docs", headers: { accept: "text/html" } });
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/https?:/);
  const files = [...page.body.matchAll(/(?:src|link rel="stylesheet" href)="(\/[^"]+)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const answer = await server.http.inject({ url: file ?? "", headers: { "accept-encoding": "br" } });
    expect(answer.statusCode, file).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/(?:javascript|css)/);
  }
  expect(page.body).toContain('href="/platform/docs/guides"');
  // The same page with a slash at its end, whose files are no other ones.
  expect((await server.http.inject("/platform/docs/")).body).toBe(page.body);
});
