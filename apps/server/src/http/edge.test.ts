import { once } from "node:events";
import { connect } from "node:net";
import type { OperationSpec } from "@dilo/api";
import { platformOperations, productOperations } from "@dilo/api/operations";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { openHttp } from "./answers.ts";
import { refuseEndless, refuseUnstorable } from "./edge.ts";

const token = "t".repeat(40);
let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer({ env: { PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: "p".repeat(40) } });
  port = Number(new URL(await server.http.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => server.close());

const operations = [
  ...Object.values<OperationSpec>(productOperations).map((one) => ({ ...one, base: "" })),
  ...Object.values<OperationSpec>(platformOperations).map((one) => ({ ...one, base: "/platform" })),
];
const bodies = [
  ["a NUL", { name: "a\0b", data: { value: "a\0b" }, messages: [{ role: "user", content: "\0" }] }],
  ["a NUL in a key", { metadata: { "a\0b": "c" } }],
  ["half of a pair", { name: "\ud83d", input: "\udc00" }],
].map(([name, body]) => [name, JSON.stringify(body)] as const);
const nestedBodies = [
  ["lists in lists without end", "[".repeat(20_000) + "]".repeat(20_000)],
  ["objects in objects without end", `${'{"items":'.repeat(5000)}{}${"}".repeat(5000)}`],
] as const;

async function statuses(request: (one: (typeof operations)[number]) => InjectOptions) {
  const found = new Map<number, string[]>();
  for (const one of operations) {
    const { statusCode } = await server.http.inject({
      ...request(one),
      method: one.method,
      headers: { authorization: `Bearer ${token}`, ...request(one).headers },
    });
    found.set(statusCode, [...(found.get(statusCode) ?? []), one.path]);
  }
  return found;
}

describe("what no store can keep is refused at every operation", () => {
  test.each([...bodies, ...nestedBodies])("%s in the body", async (_name, payload) => {
    const withBody = operations.filter(({ body: schema }) => schema !== undefined);
    for (const one of withBody) {
      const answer = await server.http.inject({
        method: one.method,
        url: one.base + one.path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000"),
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        payload,
      });
      expect([one.path, answer.statusCode]).toEqual([one.path, expect.toSatisfy((code) => code >= 400 && code < 500)]);
    }
  });

  test("a NUL in the path", async () => {
    const found = await statuses(({ base, path }) => ({ url: base + path.replace(/\{\w+\}/g, "a%00b") }));
    expect([...found.keys()].filter((status) => status >= 500)).toEqual([]);
  });

  test("a NUL in the query", async () => {
    const found = await statuses(({ base, path }) => ({
      url: `${base}${path.replace(/\{\w+\}/g, "a")}?limit=%00&id=a%00&search=%00`,
    }));
    expect([...found.keys()]).toEqual([400]);
  });

  test("a NUL in a cookie or in another header", async () => {
    const found = await statuses(({ base, path }) => ({
      url: base + path.replace(/\{\w+\}/g, "a"),
      headers: { cookie: "dilo_session=a%00b", "idempotency-key": "a%00b" },
    }));
    expect([...found.keys()]).toEqual([400]);
  });
});

/** Connects to a port, sends bytes and resolves with all that comes back until the server closes. */
async function exchange(to: number, bytes: string): Promise<string> {
  const socket = connect(to, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.write(bytes);
  await once(socket, "close");
  return received;
}

describe("requests that Node refuses have the one failure body", () => {
  test.each([
    ["an unknown expectation", "GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n", 400],
    ["an unknown method", "BREW /healthz HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a method of proxies", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["no HTTP", "hello\r\n\r\n", 400],
    ["two Host headers", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
    ["a header with a NUL", "GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n", 400],
    ["headers without end", `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${"b".repeat(20_000)}\r\n\r\n`, 431],
    ["no Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two lengths", "POST /submit-form HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400],
  ])("%s", async (_name, bytes, status) => {
    const answer = await exchange(port, bytes);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/json/i);
    expect(JSON.parse(body)).toEqual({ statusCode: status, code: expect.any(String), message: expect.any(String) });
  });
});

const upgrade = [
  ...["GET /platform/room/a HTTP/1.1", "Host: a", "Connection: Upgrade", "Upgrade: websocket"],
  ...["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""],
].join("\r\n");

test.each([
  ["an answer", "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", [200]],
  ["two answers", "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /help HTTP/1.1\r\nHost: a\r\n\r\n", [200, 404]],
])(
  "an upgrade that does not wait for %s is refused behind it, and its connection closed",
  async (_name, before, expected) => {
    const answer = await exchange(port, before + upgrade);
    const found = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(found).toEqual([...expected, 400]);
  },
);

test("an upgrade to an address that cannot be read is refused, and its connection closed", async () => {
  const answer = await exchange(port, upgrade.replace("/platform", "/%platform"));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"bad-request"');
});

test("a body that drips in is refused when its time is over", async () => {
  const http = openHttp({ log: () => {}, trustProxy: false, slowestMs: 200 });
  http.post("/", async () => "read");
  const address = await http.listen({ host: "127.0.0.1", port: 0 });
  const bytes = "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{";
  const answer = await exchange(Number(new URL(address).port), bytes);
  await http.close();
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"too-slow"');
});

test.each([
  ["named beforehand", "Content-Length: 5000000", "{", "x".repeat(4_999_999)],
  ["not named", "Transfer-Encoding: chunked", `200000\r\n${"x".repeat(0x200000)}\r\n`, "1\r\nx\r\n0\r\n\r\n"],
])(
  "whoever still sends a body that is too long, its length %s, reads the refusal, and goes on there",
  async (_name, length, first, rest) => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let heard = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
    });
    const headers = `Host: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${length}`;
    socket.write(`POST /platform/import/assistant HTTP/1.1\r\n${headers}\r\n\r\n${first}`);
    await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1.1 413 .*"code":"too-long"/s));
    socket.write(`${rest}GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`);
    await vi.waitFor(() => expect(heard).toContain("HTTP/1.1 200 "), { timeout: 5000 });
  },
);

test("a body of more parts than any operation takes is refused before they are looked at", () => {
  let looked = 0;
  const part = Object.defineProperty({}, "name", {
    enumerable: true,
    get: () => {
      looked += 1;
      return "";
    },
  });
  expect(() => refuseUnstorable({ metadata: Array.from({ length: 30_000 }, () => part) })).toThrow(
    "The body holds more than 12000 fields and items.",
  );
  expect(looked).toBe(0);
});

describe("a body is looked at before it is parsed", () => {
  const depths = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const texts = [
    ["brackets", depths(500_000), "levels deep"],
    ["brackets behind a text", `{"a\\\\":"\\"${"]".repeat(70)}","b":${depths(64)}}`, "levels deep"],
    ["commas", `[${"1,".repeat(300_000)}1]`, "fields and items"],
    ["a text without an end", `["${"[".repeat(99)}`, undefined],
    ["brackets and commas in texts", JSON.stringify({ a: `${"[{,".repeat(9000)}\\"[`, b: depths(70) }), undefined],
    ["as many levels as may be", depths(64), undefined],
  ] as const;
  test.each(texts)("%s", (_, json, refused) => {
    if (refused === undefined) expect(() => refuseEndless(json)).not.toThrow();
    else expect(() => refuseEndless(json)).toThrow(refused);
  });

  test("and nothing is parsed of one that is refused, whoever sends it where", async () => {
    const parse = vi.spyOn(JSON, "parse");
    onTestFinished(() => parse.mockRestore());
    const payload = depths(30_000);
    for (const url of ["/api/voice-token", "/submit-form", "/platform/assistant", "/console/api/assistant"]) {
      const headers = { "content-type": "application/json" };
      const answer = await server.http.inject({ method: "POST", url, headers, payload });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 400, expect.stringContaining("levels deep")]);
    }
    expect(parse.mock.calls.filter(([text]) => text === payload)).toEqual([]);
  });
});
