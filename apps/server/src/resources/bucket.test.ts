import { randomBytes } from "node:crypto";
import { startS3 } from "@dilo/testing/s3";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../settings/config.ts";
import { operatorMessage } from "../settings/operator-message.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.close());

const opsToken = "a-token-of-the-operator-alone";
const token = `${"a".repeat(24)}-private`;
const env = () => ({
  S3_BUCKET_URL: s3.settings.url,
  S3_REGION: s3.settings.region,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  OPS_TOKEN: opsToken,
  PLATFORM_PRIVATE_TOKEN: token,
  PLATFORM_PUBLIC_TOKEN: `${"b".repeat(24)}-public`,
  DATA_KEY: randomBytes(32).toString("base64"),
});

async function open(options: Parameters<typeof openTestServer>[0]) {
  const server = await openTestServer(options);
  onTestFinished(async () => {
    await server.services.platform?.close();
    await server.close();
  });
  return server;
}

async function upload({ http }: TestServer, text: string) {
  const form = new FormData();
  form.append("file", new File([text], "palabras.txt", { type: "text/plain" }));
  const sent = new Request("http://localhost:3000", { method: "POST", body: form });
  return http.inject({
    method: "POST",
    url: "/platform/file",
    headers: { authorization: `Bearer ${token}`, "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

const ask = ({ http }: TestServer, path: string, method: "GET" | "DELETE" = "GET") =>
  http.inject({ method, url: `/platform${path}`, headers: { authorization: `Bearer ${token}` } });

const words = "Palabras de una persona inventada. ".repeat(5000);

describe("files in an object store", () => {
  test("are kept at one server and read at another, lie sealed, and go when they are deleted", async () => {
    const shared = env();
    const one = await open({ env: shared });
    const other = await open({ env: { ...shared, KEY_DIR: one.config.keyDir }, store: one.services.store });
    const made = await upload(one, words);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    const read = await ask(other, `/file/${id}/content`);
    expect([read.statusCode, read.body === words]).toEqual([200, true]);
    const { bucket } = other.services;
    const objects = (await bucket?.list("")) ?? [];
    expect(objects.length).toBeGreaterThan(3);
    for (const { key } of objects) expect(Buffer.from((await bucket?.get(key)) ?? []).includes("Palabras")).toBe(false);
    expect((await ask(other, `/file/${id}`, "DELETE")).statusCode).toBe(200);
    expect(await bucket?.list("")).toEqual([]);
    expect((await ask(one, `/file/${id}/content`)).statusCode).toBe(404);
  });

  test("are refused while it does not answer, and nothing of them is acknowledged; the forms go on", async () => {
    const server = await open({ env: env() });
    const ready = async () => {
      const { statusCode, body } = await server.http.inject("/readyz");
      return [statusCode, JSON.parse(body).files];
    };
    const headers = { authorization: `Bearer ${opsToken}` };
    const up = async () =>
      /^dilo_files_up (\d)$/m.exec((await server.http.inject({ url: "/metrics", headers })).body)?.[1];
    expect([await ready(), await up()]).toEqual([[200, "ok"], "1"]);
    const kept = (await upload(server, words)).json<{ id: string }>();
    s3.be("mute");
    onTestFinished(() => s3.be("well"));
    const refused = await upload(server, words);
    expect([refused.statusCode, refused.json().code]).toEqual([503, "not-available"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(server, `/file/${kept.id}/content`)).statusCode).toBe(503);
    const listed = (await ask(server, "/file")).json<{ id: string }[]>();
    expect(listed.map(({ id }) => id)).toEqual([kept.id]);
    server.clock.advance(31_000);
    // No other server would do better, and people's forms need none of it.
    expect([await ready(), await up()]).toEqual([[200, "away"], "0"]);
    s3.be("well");
    server.clock.advance(31_000);
    expect([await ready(), await up()]).toEqual([[200, "ok"], "1"]);
    expect((await ask(server, `/file/${kept.id}/content`)).body === words).toBe(true);
  });

  test.each([
    ["another account's bucket", { S3_BUCKET_OWNER: "999999999999" }],
    ["a wrong key", { S3_SECRET_ACCESS_KEY: "wrong-secret" }],
    ["a place where nobody is", { S3_BUCKET_URL: "http://127.0.0.1:1/dilo" }],
  ])("%s refuses a start, with a sentence that repeats no secret", async (_, wrong) => {
    const failure = await openTestServer({ env: { ...env(), ...wrong } }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: "files-not-opened" });
    expect(operatorMessage(failure)).toMatch(/^No file can be kept in the bucket at S3_BUCKET_URL\./);
    expect(String(failure)).not.toMatch(/wrong-secret|999999999999/);
  });
});

test.each([
  [{ S3_SECRET_ACCESS_KEY: "" }, "S3_SECRET_ACCESS_KEY is missing"],
  [{ PLATFORM_FILES_DIR: "/files" }, "not both"],
  [{ S3_BUCKET_URL: "https://key@objects.example/dilo" }, "S3_BUCKET_URL"],
])("settings of a bucket that do not fit together are refused: %j", (wrong, sentence) => {
  expect(() => readConfig({ ...env(), ...wrong })).toThrow(sentence);
});

test("an owner alone is half a group", () => {
  expect(() => readConfig({ S3_BUCKET_OWNER: "123456789000" })).toThrow("S3_BUCKET_URL is missing");
});
