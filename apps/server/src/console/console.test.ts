import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askPlatform, type OperatorTokens, readTokens } from "../resources/testing-requests.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let tokens: OperatorTokens;
let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "dilo-console-"));
  await mkdir(join(site, "console/assets"), { recursive: true });
  await writeFile(join(site, "console/index.html"), "<h1>console</h1>");
  await writeFile(join(site, "console/assets/main-1.js"), "export {};");
  server = await openTestServer({ site });
  tokens = await readTokens(server);
});
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
  await rm(site, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;
let addresses = 0;
const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, headers: Headers = {}, payload?: object) =>
  server.http.inject({
    method,
    url: `/console${path}`,
    headers,
    remoteAddress: `127.0.7.${addresses}`,
    ...(payload && { payload }),
  });

async function signIn(token: string, headers: Headers = {}) {
  addresses += 1;
  const answer = await send("POST", "/session", { authorization: `Bearer ${token}`, ...headers });
  const [cookie = ""] = String(answer.headers["set-cookie"] ?? "").split(";");
  return { answer, cookie };
}

async function memberOfRole(role: "viewer" | "editor") {
  const { orgId } = (await signIn(tokens.private)).answer.json();
  const body = { emails: [`${role}-${addresses}@example.com`], role };
  await askPlatform(server, "POST", `/org/${orgId}/invite`, { token: tokens.private, body });
  const letter = (await server.letters()).at(-1) ?? "";
  return { token: /private token:\s+([\w-]{43})/.exec(letter)?.[1] ?? "", orgId };
}

test("who signs in gets a cookie that no script can read, and that is sent below /console alone", async () => {
  const { answer, cookie } = await signIn(tokens.private);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ role: "admin", orgName: "First org" });
  expect(String(answer.headers["set-cookie"])).toMatch(
    /^dilo-console=[\w-]+; Path=\/console; Expires=.*; HttpOnly; SameSite=Strict$/,
  );
  expect(cookie).not.toContain(tokens.private);
  expect((await send("GET", "/session", { cookie })).json()).toMatchObject({ role: "admin" });
  expect((await send("GET", "/api/v2/call/metadata?limit=1", { cookie })).json()).toMatchObject({ results: [] });
  expect(server.logged()).not.toContain(tokens.private);
});

test("a session acts for its member, and a token sent beside it does not", async () => {
  const { cookie } = await signIn(tokens.private);
  const made = await send("POST", "/api/assistant", { cookie }, { name: "Ana", firstMessage: "Hola." });
  expect(made.statusCode).toBe(201);
  const withToken = await send("GET", "/api/assistant", { authorization: `Bearer ${tokens.private}` });
  expect(withToken.json()).toMatchObject({ statusCode: 401, code: "unauthorized" });
});

const elsewhere = [
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another name of ours", { "sec-fetch-site": "same-site" }],
] as const;

test.each(elsewhere)("a page of %s changes nothing with the cookie, and signs nobody in", async (_name, headers) => {
  const { cookie } = await signIn(tokens.private);
  const changed = await send("POST", "/api/assistant", { cookie, ...headers }, { name: "Eva" });
  expect(changed.json()).toMatchObject({ code: "wrong-origin" });
  expect(changed.headers).not.toHaveProperty("access-control-allow-origin");
  expect((await signIn(tokens.private, headers)).answer.json()).toMatchObject({ code: "wrong-origin" });
  expect((await send("DELETE", "/session", { cookie, ...headers })).json()).toMatchObject({ code: "wrong-origin" });
});

test("a signed-out session opens nothing, though its cookie was kept", async () => {
  const { cookie } = await signIn(tokens.private);
  expect((await send("GET", "/session", { cookie })).statusCode).toBe(200);
  expect((await send("DELETE", "/session", { cookie })).statusCode).toBe(204);
  expect((await send("GET", "/session", { cookie })).statusCode).toBe(401);
  expect((await signIn(tokens.private)).answer.statusCode).toBe(201);
});

test("a session ends with its token, and after twelve hours", async () => {
  const made = await askPlatform(server, "POST", "/token", { token: tokens.private, body: { name: "Desk" } });
  const { cookie } = await signIn(made.json().value);
  expect((await send("GET", "/session", { cookie })).statusCode).toBe(200);
  await askPlatform(server, "DELETE", `/token/${made.json().id}`, { token: tokens.private });
  expect((await send("GET", "/session", { cookie })).statusCode).toBe(401);
  const { cookie: other } = await signIn(tokens.private);
  server.clock.advance(12 * 3_600_000);
  expect((await send("GET", "/session", { cookie: other })).statusCode).toBe(401);
});

test("an invitation signs in whoever it was sent to, with their role, until it expires", async () => {
  const { token } = await memberOfRole("viewer");
  const { answer, cookie } = await signIn(token);
  expect(answer.json()).toMatchObject({ role: "viewer" });
  expect(answer.json().may).toContain("listCalls");
  expect(answer.json().may).not.toContain("createAssistant");
  const refused = await send("POST", "/api/assistant", { cookie }, { name: "Ana" });
  expect(refused.json()).toMatchObject({ statusCode: 403, code: "forbidden" });
  const late = await memberOfRole("editor");
  server.clock.advance(8 * 24 * 3_600_000);
  expect((await signIn(late.token)).answer.json()).toMatchObject({ statusCode: 401, code: "unauthorized" });
});

test("before anybody signs in there is nobody, and that is no failure", async () => {
  expect(await send("GET", "/session")).toMatchObject({ statusCode: 204, body: "" });
  // A token is no cookie, nor is what no server sealed.
  for (const value of ["x".repeat(43), tokens.private])
    expect((await send("GET", "/session", { cookie: `dilo-console=${value}` })).statusCode).toBe(204);
});

test("a page's public token signs nobody in", async () => {
  expect((await signIn(tokens.public)).answer.json()).toMatchObject({ statusCode: 403, code: "forbidden" });
});

test("who tries many tokens has to wait", async () => {
  addresses += 1;
  const guess = (n: number) => send("POST", "/session", { authorization: `Bearer ${"x".repeat(30)}${n}` });
  const statuses = await Promise.all(Array.from({ length: 31 }, async (_, n) => (await guess(n)).statusCode));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("every address of the console is its page, its files are cached forever, and what is not there is not", async () => {
  const accept = { accept: "text/html" };
  for (const path of ["", "/calls", "/calls/some-id"]) {
    expect(await send("GET", path, accept)).toMatchObject({ statusCode: 200, body: "<h1>console</h1>" });
  }
  const page = await send("GET", "", accept);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none';script-src 'self'");
  expect(page.headers["content-security-policy"]).not.toContain("unsafe");
  expect((await send("GET", "/assets/main-1.js")).headers["cache-control"]).toContain("immutable");
  expect((await send("GET", "/assets/none.js")).statusCode).toBe(404);
  expect((await send("GET", "/api/nothing")).json()).toMatchObject({ statusCode: 404, code: "not-found" });
});
