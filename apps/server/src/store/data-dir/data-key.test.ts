import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeMaster, rewrapMaster } from "../keys/master-key.ts";
import { readDataKey } from "./data-key.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-key-"));
});
afterEach(() => rm(dir, { recursive: true }));

test("a key is made once, for this user only", async () => {
  const key = await readDataKey(dir, join(dir, "keys"));
  expect(key).toHaveLength(32);
  expect(await readDataKey(dir, join(dir, "keys"))).toEqual(key);
  expect((await stat(join(dir, "data.key"))).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual(["data.key"]);
});

test("a change of the key that was cut off is ended, or never happened", async () => {
  const keyDir = join(dir, "keys");
  const key = await readDataKey(dir, keyDir);
  await makeMaster(keyDir, key);
  const next = new Uint8Array(32).fill(3);
  await writeFile(join(dir, "data.key.next"), Buffer.from(next).toString("base64"));
  expect(await readDataKey(dir, keyDir)).toEqual(key);
  await rewrapMaster(keyDir, key, next);
  expect(await readDataKey(dir, keyDir)).toEqual(Buffer.from(next));
  expect(await readdir(dir)).toEqual(["data.key", "keys"]);
});
