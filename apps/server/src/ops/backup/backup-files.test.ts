import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3 } from "@dilo/testing/s3";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Env } from "../../settings/env.ts";
import { migrations, placeEmptyStore } from "../../store/testing.ts";
import { openPglite } from "../../store/via-pglite.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { runOps } from "../ops.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.close());
let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), "dilo-backup-files-"));
  onTestFinished(() => rm(scratch, { recursive: true, force: true }));
});

const at = (...names: string[]) => join(scratch, ...names);
const token = "an-operators-private-token";
const shared = {
  PLATFORM_PRIVATE_TOKEN: token,
  PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
  DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const inBucket = (): Env => ({
  S3_BUCKET_URL: s3.settings.url,
  S3_REGION: s3.settings.region,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});
const words = "Palabras de una persona inventada. ".repeat(5000);

/** Does this at a server on the store of a folder, and closes both. */
async function atServer<T>(env: Env, work: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await openTestServer({
    env,
    store: await openPglite({ dataDir: String(env["DATA_DIR"]), migrations }),
  });
  try {
    return await work(server);
  } finally {
    await server.services.platform?.close();
    await server.close();
  }
}

const headers = { authorization: `Bearer ${token}` };
async function upload({ http }: TestServer): Promise<string> {
  const form = new FormData();
  form.append("file", new File([words], "palabras.txt", { type: "text/plain" }));
  const sent = new Request("http://localhost:3000", { method: "POST", body: form });
  const answer = await http.inject({
    method: "POST",
    url: "/platform/file",
    headers: { ...headers, "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json<{ id: string }>().id;
}
async function readBack({ http }: TestServer, id: string): Promise<boolean> {
  const read = await http.inject({ url: `/platform/file/${id}/content`, headers });
  return read.statusCode === 200 && read.body === words;
}

async function ops(env: Env, ...asked: readonly string[]): Promise<{ code: number; text: string }> {
  let text = "";
  const write = (more: string) => {
    text += more;
  };
  // Each command is a process of its own: what the last one held is free.
  const dataDir = String(env["DATA_DIR"]);
  for (const name of await readdir(dataDir)) if (name.startsWith("lock.")) await rm(join(dataDir, name));
  return { code: await runOps(asked, { env, migrations, write }), text };
}

async function emptyDataDir(name: string): Promise<string> {
  await mkdir(at(name));
  await placeEmptyStore(at(name));
  return at(name);
}

async function emptyBucket({ services: { bucket } }: TestServer): Promise<number> {
  const objects = (await bucket?.list("")) ?? [];
  for (const { key } of objects) await bucket?.remove(key);
  return objects.length;
}

/** Everything in the files of a folder. */
async function bytesIn(folder: string): Promise<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name)));
  return Buffer.concat(await Promise.all(files));
}

test("files of a bucket are in a backup, sealed, and are in the bucket again after a restore and a start", async () => {
  const env = { ...shared, ...inBucket(), DATA_DIR: await emptyDataDir("data") };
  const id = await atServer(env, upload);
  expect(await ops(env, "backup", at("backup"), "--keys", at("keys"))).toMatchObject({
    code: 0,
    text: expect.stringContaining("and 1 files to"),
  });
  const kept = await bytesIn(at("backup", "platform-files"));
  expect(kept.length).toBeGreaterThan(words.length);
  expect(kept.includes("Palabras")).toBe(false);
  // All is lost but the backup.
  expect(await atServer(env, emptyBucket)).toBeGreaterThan(3);
  const other = { ...env, DATA_DIR: await emptyDataDir("restored") };
  expect(await ops(other, "restore", at("backup"), "--keys", at("keys"))).toMatchObject({ code: 0 });
  await atServer(other, async (server) => {
    expect(await readBack(server, id)).toBe(true);
    expect((await server.services.bucket?.list(""))?.length).toBeGreaterThan(3);
  });
  expect((await bytesIn(at("restored", "platform-files"))).length).toBe(0);
});

test("a backup without files says where they are, and so does its restore", async () => {
  const env = { ...shared, ...inBucket(), DATA_DIR: await emptyDataDir("data") };
  await atServer(env, upload);
  const made = await ops(env, "backup", at("backup"), "--keys", at("keys"), "--without-files");
  const said = `files in ${s3.settings.url} are not in it`;
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining(said) });
  expect(await readdir(at("backup"))).not.toContain("platform-files");
  const other = { ...env, DATA_DIR: await emptyDataDir("restored") };
  const restored = await ops(other, "restore", at("backup"), "--keys", at("keys"));
  expect(restored.text).toContain(`files were in ${s3.settings.url}, and are not in this backup`);
});

test("while the bucket does not answer there is no backup, and it is said why", async () => {
  const env = { ...shared, ...inBucket(), DATA_DIR: await emptyDataDir("data") };
  await atServer(env, upload);
  s3.be("busy");
  onTestFinished(() => s3.be("well"));
  const refused = await ops(env, "backup", at("backup"));
  expect(refused).toEqual({ code: 1, text: "The object store of files does not answer.\n" });
  expect(await readdir(scratch)).not.toContain("backup");
});

test("files of PLATFORM_FILES_DIR are in a backup, and are found there after a restore and a start", async () => {
  const env = { ...shared, PLATFORM_FILES_DIR: at("files"), DATA_DIR: await emptyDataDir("data") };
  const id = await atServer(env, upload);
  await ops(env, "backup", at("backup"), "--keys", at("keys"));
  await rm(at("files"), { recursive: true });
  const other = { ...env, DATA_DIR: await emptyDataDir("restored") };
  expect(await ops(other, "restore", at("backup"), "--keys", at("keys"))).toMatchObject({ code: 0 });
  await atServer(other, async (server) => expect(await readBack(server, id)).toBe(true));
  expect((await readdir(at("files"))).length).toBe(1);
});
