import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let dir: string;
const script = "export const answer = 42;\n".repeat(100);
/** Any bytes: nothing may look into them. */
const compressedAtBuild = "compressed at the build";
const error = "<h1>Unexpected Application Error!</h1>";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-site-"));
  const files = {
    "index.html": "<h1>landing</h1>",
    "ayuda/index.html": "<h1>help</h1>",
    "terminos/index.html": "<h1>terms</h1>",
    "app.html": "<h1>app</h1>",
    "sin-conexion/index.html":
      '<meta property="og:image" content="https://origin.invalid/og.png" /><p data-limit="calls">20</p><p data-limit="days">30</p>',
    "404.html": error,
    "assets/main-abc123.js": script,
    "assets/built-abc123.js": script,
    "assets/built-abc123.js.br": compressedAtBuild,
    "mark.svg": "<svg/>",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dir, name, ".."), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  server = await openTestServer({ site: dir, env: { PAYMENT_CALLS: "7" } });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const navigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const go = (url: string, headers: Record<string, string> = navigation) =>
  server.browser().send("GET", url, { headers });

test.each([
  ["/", "landing"],
  ["/form", "app"],
  ["/form?session_id=cs_1", "app"],
  ["/ayuda", "help"],
  ["/ayuda/", "help"],
  ["/terminos", "terms"],
])("%s is a page", async (url, title) => {
  const answer = await go(url);
  expect(answer).toMatchObject({ statusCode: 200, body: `<h1>${title}</h1>` });
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test("a page names what a payment is good for as the settings say", async () => {
  expect((await go("/sin-conexion")).body).toContain('<p data-limit="calls">7</p><p data-limit="days">30</p>');
});

test.each([
  "/nada",
  "/form/form_1",
  "/form/a/b",
  "/ayuda/x",
  "/index.html",
  "/404.html",
  "/assets/",
  "/%E0%A4%A",
  "/..%2f..%2fetc%2fpasswd",
])("%s leads nowhere for a person", async (url) => {
  const answer = await go(url);
  expect(answer.statusCode).toBe(url === "/%E0%A4%A" ? 400 : 404);
  if (answer.statusCode === 404) expect(answer.body).toBe(error);
});

test("a program gets the failure's body, and /form/{id} is its call", async () => {
  const json = { accept: "application/json" };
  expect((await go("/nada", json)).json()).toEqual({
    statusCode: 404,
    code: "not-found",
    message: "There is nothing here.",
  });
  expect((await go("/form/form_1", json)).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  expect((await server.browser().send("POST", "/nada", { headers: navigation })).json()).toMatchObject({
    code: "not-found",
  });
});

test("named by its content, a file is cached forever; any other is asked for again", async () => {
  const asset = await go("/assets/main-abc123.js");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  const mark = await go("/mark.svg");
  expect(mark.headers["cache-control"]).toBe("no-cache");
  const again = await go("/mark.svg", { "if-none-match": String(mark.headers.etag) });
  expect(again).toMatchObject({ statusCode: 304, body: "" });
});

test("what grows smaller is sent smaller", async () => {
  const br = await go("/assets/main-abc123.js", { "accept-encoding": "gzip, deflate, br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  const gzip = await go("/assets/main-abc123.js", { "accept-encoding": "gzip;q=1, br;q=0" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect((await go("/assets/main-abc123.js", {})).body).toBe(script);
});

test("what the build compressed is sent as it is, and is no file of its own", async () => {
  const br = await go("/assets/built-abc123.js", { "accept-encoding": "br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(br.rawPayload.toString()).toBe(compressedAtBuild);
  expect((await go("/assets/built-abc123.js", {})).body).toBe(script);
  expect((await go("/assets/built-abc123.js.br")).statusCode).toBe(404);
});

test("pages load only what is ours", async () => {
  const { headers } = await go("/");
  expect(headers["content-security-policy"]).toContain(
    "default-src 'none';script-src 'self';connect-src 'self' ws://localhost:3000;",
  );
  expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["permissions-policy"]).toContain("microphone=(self)");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("another name of this machine leads to the one the cookies know", async () => {
  const moved = await go("/form?session_id=cs_1", { ...navigation, host: "127.0.0.1:3000" });
  expect(moved).toMatchObject({ statusCode: 307, headers: { location: "http://localhost:3000/form?session_id=cs_1" } });
  const foreign = await go("/", { ...navigation, host: "evil.example" });
  expect(foreign.statusCode).toBe(200);
});

test("a page names its picture by a whole address, as other sites need it", async () => {
  expect((await go("/sin-conexion")).body).toContain(
    '<meta property="og:image" content="http://localhost:3000/og.png" />',
  );
});

test("a build in place changes nothing for a server that runs: its pages still find their scripts", async () => {
  const place = await mkdtemp(join(tmpdir(), "dilo-rebuilt-"));
  const write = async (files: Record<string, string>) => {
    await rm(place, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(place, name, ".."), { recursive: true });
      await writeFile(join(place, name), text);
    }
  };
  await write({ "app.html": "old page", "assets/main-old.js": script });
  const running = await openTestServer({ site: place });
  await write({ "app.html": "new page", "assets/main-new.js": script });
  const browser = running.browser();
  expect((await browser.send("GET", "/form", { headers: navigation })).body).toBe("old page");
  expect((await browser.send("GET", "/assets/main-old.js")).body).toBe(script);
  expect((await browser.send("GET", "/assets/main-new.js")).statusCode).toBe(404);
  await running.close();
  await rm(place, { recursive: true });
});
