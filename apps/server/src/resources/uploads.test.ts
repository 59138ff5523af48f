import { readdir, readFile } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

const token = "a-private-token-of-this-test-alone";
const other = "a-public-token-of-this-test-alone-";
const line = "Canaria Secreta: quinientas palabras de sol y de mar.\n";
const piece = Buffer.from(line.repeat(1200));
const pieces = Math.floor((10 * 2 ** 20) / piece.length);

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer({ env: { PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: other } });
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  port = (server.http.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const head = (field: string, name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`;

/** A form on its way: what is written to it waits until the server has taken it. */
function send(path = "/file", by = token) {
  const headers = { authorization: `Bearer ${by}`, "content-type": "multipart/form-data; boundary=b" };
  const asked: ClientRequest = request({ port, method: "POST", path: `/platform${path}`, headers });
  const answer = new Promise<{
    status: number;
    retryAfter: string | undefined;
    body: { id: string; code?: string; message?: string; bytes?: number };
  }>((resolve, reject) => {
    asked.on("response", async (message) => {
      const body = JSON.parse((await buffer(message)).toString() || "{}");
      resolve({ status: message.statusCode ?? 0, retryAfter: message.headers["retry-after"], body });
    });
    asked.on("error", reject);
  });
  // A server that refuses a form does not read it to its end.
  answer.catch(() => undefined);
  const write = (part: string | Buffer) =>
    new Promise<void>((resolve) => (asked.write(part) ? setImmediate(resolve) : asked.once("drain", resolve)));
  return { asked, answer, write, end: () => asked.end("\r\n--b--\r\n") };
}

const uploadsDir = () => join(server.dataDir, "uploads", "uploads");
const lying = async () => (await readdir(uploadsDir()).catch(() => [])).length;
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** What is still held; buffers that nobody holds are given back a little after they were found. Bytes. */
async function ofBuffers(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3; time += 1) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 20));
    least = Math.min(least, process.memoryUsage().external);
  }
  return least;
}

test("of files that come at once memory holds a chunk each, and nobody finds their words on the disk", async () => {
  const held = [await ofBuffers()];
  const forms = Array.from({ length: 4 }, () => send());
  for (const form of forms) await form.write(head("file", "sol.txt"));
  for (let at = 0; at < pieces; at += 1) {
    for (const form of forms) await form.write(piece);
    if (at % 60 === 59) held.push(await ofBuffers());
    if (at === pieces - 1) {
      await expect.poll(lying).toBe(4);
      for (const name of await readdir(uploadsDir()))
        expect((await readFile(join(uploadsDir(), name))).includes("Canaria")).toBe(false);
    }
  }
  for (const form of forms) form.end();
  for (const form of forms) {
    const { status, body } = await form.answer;
    expect([status, body.bytes]).toEqual([201, pieces * piece.length]);
    const headers = { authorization: `Bearer ${token}` };
    const kept = await server.http.inject({ url: `/platform/file/${body.id}/content`, headers });
    expect(kept.body).toHaveLength(pieces * piece.length);
    await server.http.inject({ method: "DELETE", url: `/platform/file/${body.id}`, headers });
  }
  // What the thread's tests before this one left may only be given back now: the least of all is what others hold.
  const most = Math.max(...held) - Math.min(...held);
  // All four together are 40 MiB, and were held twice.
  expect(most).toBeLessThan(12 * 2 ** 20);
  expect(await lying()).toBe(0);
});

test("of one token four are read at a time, the fifth is told when to ask again, and one that breaks off makes room", async () => {
  const forms = Array.from({ length: 4 }, () => send());
  for (const form of forms) {
    await form.write(head("file", "sol.txt"));
    await form.write(line);
  }
  await expect.poll(lying).toBe(4);
  const fifth = send();
  await fifth.write(head("file", "sol.txt"));
  fifth.end();
  expect(await fifth.answer).toMatchObject({ status: 429, body: { code: "too-many-uploads" } });
  forms[0]?.asked.destroy();
  await expect.poll(lying).toBe(3);
  for (const form of forms.slice(1)) form.end();
  for (const form of forms.slice(1)) expect((await form.answer).status).toBe(201);
  expect(await lying()).toBe(0);
});

test("of five tokens sixteen are read at a time, the seventeenth is told when to ask again, and one that ends makes room", async () => {
  const tokens = [token];
  for (let other = 0; other < 4; other += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const body = { tag: "private", name: `Otra ${other}` };
    const made = await server.http.inject({ method: "POST", url: "/platform/token", headers, payload: body });
    tokens.push(made.json<{ value: string }>().value);
  }
  const begin = async (by: string | undefined) => {
    const form = send("/file", by);
    await form.write(`${head("file", "sol.txt")}${line}`);
    return form;
  };
  const forms = await Promise.all(tokens.slice(0, 4).flatMap((by) => Array.from({ length: 4 }, () => begin(by))));
  await expect.poll(lying).toBe(16);
  const refused = await begin(tokens[4]);
  refused.end();
  const told = { code: "not-available", message: expect.stringContaining("16") };
  expect(await refused.answer).toMatchObject({ status: 503, retryAfter: "2", body: told });
  forms[0]?.end();
  expect((await forms[0]?.answer)?.status).toBe(201);
  const next = await begin(tokens[4]);
  for (const form of [...forms.slice(1), next]) {
    form.end();
    expect((await form.answer).status).toBe(201);
  }
  expect(await lying()).toBe(0);
});

test("a form has one file, and none over 10 MiB", async () => {
  const two = send();
  for (const name of ["a.txt", "b.txt"]) await two.write(`${head("file", name)}Hola\r\n`);
  two.end();
  expect(await two.answer).toMatchObject({ status: 400, body: { code: "bad-request" } });
  const large = send();
  await large.write(head("file", "a.txt"));
  for (let at = 0; at < pieces + 2; at += 1) await large.write(piece);
  large.end();
  expect(await large.answer).toMatchObject({ status: 413, body: { code: "too-long" } });
  expect(await lying()).toBe(0);
});

test("a voice is cloned from several files, of 20 MiB together at most, and none stays", async () => {
  const clone = send("/11labs/voice/clone");
  for (let at = 0; at < 10; at += 1) await clone.write(`${head("files", `${at}.txt`)}Hola\r\n`);
  await clone.write('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna');
  clone.end();
  expect(await clone.answer).toMatchObject({ status: 422, body: { message: expect.stringContaining("/credential") } });
  const large = send("/11labs/voice/clone");
  for (let at = 0; at < 3; at += 1) {
    await large.write(head("files", `${at}.txt`));
    for (let one = 0; one < pieces; one += 1) await large.write(piece);
    await large.write("\r\n");
  }
  large.end();
  expect(await large.answer).toMatchObject({ status: 413, body: { message: expect.stringContaining("20 MiB") } });
  expect(await lying()).toBe(0);
});
