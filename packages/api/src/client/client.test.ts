import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { PlatformOperations } from "../catalogue/platform-operations.ts";
import type { ProductOperations } from "../operations/product/operations.ts";
import { productRoutes } from "../operations/product/routes.ts";
import { platformRoutes } from "../operations/routes.ts";
import { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";
import type { ClientOptions } from "./request.ts";

interface Seen {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

type Answer = (response: ServerResponse, seen: Seen) => void;

/** A real server on the loopback: answers in the order given, the last answer for all that follow. */
let answers: Answer[] = [];
let seen: Seen[] = [];
let waited: number[] = [];
let baseUrl = "";

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const one = { method: request.method, url: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) };
  seen.push(one);
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  answer?.(response, one);
});

beforeEach(async () => {
  [answers, seen, waited] = [[], [], []];
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

function open(options: ClientOptions = {}) {
  const wait = async (ms: number) => void waited.push(ms);
  return createClient<PlatformOperations>(platformRoutes, { baseUrl, token: "test-token", wait, ...options });
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const refused = (status: number, headers: Record<string, string> = {}) =>
  json({ statusCode: status, code: "told", message: "name must be shorter" }, status, headers);

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((thrown: unknown) => thrown);
  if (!(failure instanceof ApiError)) throw new Error("The call did not fail with an ApiError.");
  return failure;
}

describe("what goes out", () => {
  test("the token, the path and a JSON body", async () => {
    answers = [json({ id: "a/1", name: "Ana" })];
    await open().updateAssistant({ id: "a/1", body: { name: "Ana" } });
    expect(seen[0]).toMatchObject({ method: "PATCH", url: "/assistant/a%2F1" });
    expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer test-token", "content-type": "application/json" });
    expect(JSON.parse(String(seen[0]?.body))).toEqual({ name: "Ana" });
  });

  test.each([undefined, null, "", ".", ".."])("%j is no id: the address would be another call's", async (id) => {
    answers = [json({})];
    const given = { testSuiteId: "s", id: id as string };
    await expect(open().deleteTest(given)).rejects.toThrow("The path needs another id.");
    expect(seen).toEqual([]);
  });

  test("an id of more dots is one", async () => {
    answers = [json({})];
    await open().getAssistant({ id: "..." });
    expect(seen[0]?.url).toBe("/assistant/...");
  });

  test("a query: lists repeat their name, objects use brackets, what is undefined stays out", async () => {
    answers = [json({ results: [], metadata: {} })];
    const structuredOutputs = { score: { gte: "7" } };
    await open().pageCalls({ query: { idAny: ["x", "y"], structuredOutputs, name: undefined, limit: 5 } });
    const query = new URL(seen[0]?.url ?? "", baseUrl).searchParams;
    expect([...query]).toEqual([
      ["idAny", "x"],
      ["idAny", "y"],
      ["structuredOutputs[score][gte]", "7"],
      ["limit", "5"],
    ]);
  });

  test("an instant in a query, as text or as a date", async () => {
    answers = [json([])];
    const date = new Date("2026-01-02T03:04:05Z");
    await open().listCalls({ query: { createdAtGe: date as unknown as string, createdAtLt: "2026-02-01T00:00:00Z" } });
    expect(seen[0]?.url).toBe("/call?createdAtGe=2026-01-02T03%3A04%3A05.000Z&createdAtLt=2026-02-01T00%3A00%3A00Z");
  });

  test("a body of nothing, for the server to refuse", async () => {
    answers = [json({})];
    await open().createAssistant({ body: null as unknown as object });
    expect(String(seen[0]?.body)).toBe("null");
  });

  test("files as a form, byte for byte", async () => {
    answers = [json({ id: "f" })];
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await open().createFile({ body: { file: new File([bytes], "señas.txt") } });
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body.includes(Buffer.from(bytes))).toBe(true);
    expect(seen[0]?.body.includes(Buffer.from('name="file"; filename="señas.txt"'))).toBe(true);
  });

  test("several files and words in one form", async () => {
    answers = [(response) => response.writeHead(204).end()];
    const files = [new File(["uno"], "1.wav"), new File(["dos"], "2.wav")];
    await expect(open().cloneVoice({ body: { name: "Voz", files } })).resolves.toBeUndefined();
    const form = String(seen[0]?.body);
    expect(form.match(/name="files"; filename="\d.wav"/g)).toHaveLength(2);
    expect(form).toContain('name="name"\r\n\r\nVoz');
  });
});

describe("what comes back", () => {
  test("bytes of a file, nothing of an empty answer", async () => {
    answers = [
      (response) => response.writeHead(200, { "content-type": "text/csv" }).end("id\n1\n"),
      (response) => response.writeHead(201).end(),
    ];
    expect(new TextDecoder().decode(await open().exportCalls())).toBe("id\n1\n");
    expect(await open().leaveOrg({ id: "o" })).toBeUndefined();
  });

  test("a stream of events, as it comes", async () => {
    const event = 'data: {"delta":"Hola"}\n\n';
    answers = [(response) => response.writeHead(201, { "content-type": "text/event-stream" }).end(event)];
    const stream: ReadableStream<Uint8Array> = await open().createChat({ body: { input: "Buenas", stream: true } });
    expect(await new Response(stream).text()).toBe(event);
  });

  test("a refusal, with its code, body and request id", async () => {
    answers = [refused(400, { "x-request-id": "r-7" })];
    const failure = await failureOf(open().createAssistant({ body: {} }));
    expect(failure).toMatchObject({ status: 400, statusCode: 400, code: "told", message: "name must be shorter" });
    expect(failure).toMatchObject({ requestId: "r-7", body: { statusCode: 400, code: "told" } });
    expect(seen).toHaveLength(1);
  });

  test("a refusal of a hosted platform, which lists its messages", async () => {
    answers = [json({ statusCode: 400, message: ["name is long", "voice is wrong"], error: "Bad Request" }, 400)];
    const failure = await failureOf(open().getOrg({ id: "o" }));
    expect(failure).toMatchObject({ code: "unknown", message: "name is long; voice is wrong" });
  });

  test("a refusal that is not JSON keeps its text", async () => {
    answers = [(response) => response.writeHead(403).end("<h1>no</h1>")];
    expect(await failureOf(open().getOrg({ id: "o" }))).toMatchObject({ code: "unknown", body: "<h1>no</h1>" });
  });

  test("broken JSON is a failure of its own", async () => {
    answers = [(response) => response.writeHead(200, { "content-type": "application/json" }).end('{"id":')];
    expect(await failureOf(open().getOrg({ id: "o" }))).toMatchObject({ status: 0, code: "unreadable" });
  });
});

describe("the product's operations fail in the words of its specification", () => {
  const product = () => createClient<ProductOperations>(productRoutes, { baseUrl, wait: async () => undefined });
  const formType = "N-400" as const;

  test.each([
    ["submitForm", "Failed to submit form", () => product().submitForm({ body: { formType, data: {} } })],
    ["getForm", "Failed to fetch form", () => product().getForm({ id: "form_1" })],
    [
      "emailForm",
      "Failed to email form",
      () => product().emailForm({ body: { id: "form_1", email: "a@example.com" } }),
    ],
    ["generatePdf", "Failed to generate PDF", () => product().generatePdf({ body: { formId: "form_1", formType } })],
  ])("%s: %s", async (_name, message, fail) => {
    answers = [refused(500)];
    const refusal = await failureOf(fail());
    expect(refusal).toMatchObject({
      message,
      statusCode: 500,
      code: "told",
      body: { message: "name must be shorter" },
    });
    answers = [(response) => response.destroy()];
    expect(await failureOf(fail())).toMatchObject({ message, statusCode: 0, code: "not-reached" });
  });
});

describe("when it fails", () => {
  test.each([408, 429, 500, 502, 503])("%i is tried again and can succeed", async (status) => {
    answers = [refused(status), refused(status), json({ id: "o" })];
    await expect(open().getOrg({ id: "o" })).resolves.toEqual({ id: "o" });
    expect(waited).toHaveLength(2);
    expect(waited[0]).toBeGreaterThanOrEqual(250);
    expect(waited[0]).toBeLessThanOrEqual(500);
    expect(waited[1]).toBeGreaterThanOrEqual(500);
    expect(waited[1]).toBeLessThanOrEqual(1000);
  });

  test.each([400, 401, 404, 409, 501])("%i stays what it is", async (status) => {
    answers = [refused(status)];
    expect(await failureOf(open().getOrg({ id: "o" }))).toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });

  test("attempts are used up, and the last failure is told", async () => {
    answers = [refused(503)];
    expect(await failureOf(open({ retries: 4 }).deleteCall({ id: "c" }))).toMatchObject({ status: 503 });
    expect(seen).toHaveLength(5);
  });

  test("the server's own wait is obeyed, in seconds or as a date", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const date = new Date(Date.now() + 30_000).toUTCString();
    answers = [refused(429, { "retry-after": "7" }), refused(503, { "retry-after": date }), json({})];
    await open().getOrg({ id: "o" });
    expect(waited).toEqual([7000, 30_000]);
  });

  test("a wait of more than a minute is left to the caller", async () => {
    answers = [refused(429, { "retry-after": "3600" })];
    expect(await failureOf(open().getOrg({ id: "o" }))).toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(waited).toEqual([]);
  });

  test("a POST is sent once without a key, and again with the same key where the server honours it", async () => {
    answers = [refused(503), refused(503), json({ id: "a" })];
    await failureOf(open().createAssistant({ body: {} }));
    expect(seen).toHaveLength(1);
    await open({ idempotencyKeys: true }).createAssistant({ body: {} });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toBeUndefined();
    expect(keys[1]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[2]).toBe(keys[1]);
    await open({ idempotencyKeys: true }).createAssistant({ body: {} });
    expect(seen[3]?.headers["idempotency-key"]).not.toBe(keys[1]);
  });

  test("a connection that breaks is tried again", async () => {
    answers = [(response) => response.destroy(), json({ id: "o" })];
    await expect(open().getOrg({ id: "o" })).resolves.toEqual({ id: "o" });
  });

  test("a server that is not there is not reached", async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const failure = await failureOf(open().getOrg({ id: "o" }));
    expect(failure).toMatchObject({ status: 0, code: "not-reached" });
    expect(waited).toHaveLength(2);
  });

  test("a server that stays silent runs into the timeout", async () => {
    answers = [() => {}];
    const failure = await failureOf(open().getOrg({ id: "o" }, { timeoutMs: 20, retries: 0 }));
    expect(failure).toMatchObject({ status: 0, code: "timed-out" });
  });

  test("the caller's signal ends a call, at once and for good", async () => {
    const caller = new AbortController();
    answers = [() => caller.abort()];
    const failure = await failureOf(open().getOrg({ id: "o" }, { signal: caller.signal }));
    expect(failure).toMatchObject({ status: 0, code: "aborted" });
    expect(seen).toHaveLength(1);
    expect(await failureOf(open().getOrg({ id: "o" }, { signal: caller.signal }))).toMatchObject({ code: "aborted" });
    expect(seen).toHaveLength(1);
  });

  test("the caller's signal also ends the wait for the next attempt", async () => {
    const caller = new AbortController();
    answers = [
      (response, one) => {
        // The refusal has been read when the client's wait begins; the abort comes in that wait, of half a minute.
        response.on("close", () => setTimeout(() => caller.abort(), 20));
        refused(503, { "retry-after": "30", connection: "close" })(response, one);
      },
    ];
    const client = createClient<PlatformOperations>(platformRoutes, { baseUrl });
    expect(await failureOf(client.getOrg({ id: "o" }, { signal: caller.signal }))).toMatchObject({ code: "aborted" });
    expect(seen).toHaveLength(1);
  });

  test("a signal aborted as a refusal came ends the call, though nothing else heeds it", async () => {
    const caller = new AbortController();
    let sent = 0;
    const client = createClient<PlatformOperations>(platformRoutes, {
      fetch: async () => {
        sent += 1;
        caller.abort();
        return new Response("", { status: 503, headers: { "retry-after": "50" } });
      },
    });
    expect(await failureOf(client.getOrg({ id: "o" }, { signal: caller.signal }))).toMatchObject({ code: "aborted" });
    expect(sent).toBe(1);
  });

  test("nothing stays on the caller's signal, however the call ended", async () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    answers = [refused(503, { "retry-after": "0" }), refused(503, { "retry-after": "0" }), json({ id: "o" })];
    const client = createClient<PlatformOperations>(platformRoutes, { baseUrl });
    await client.getOrg({ id: "o" }, { signal });
    const listeners = (spy: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
      spy.mock.calls.map(([, listener]) => listener);
    expect(added).toHaveBeenCalledTimes(5);
    expect(listeners(removed)).toEqual(expect.arrayContaining(listeners(added)));
  });
});
