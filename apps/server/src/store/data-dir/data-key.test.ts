import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readDataKey } from "./data-key.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-key-"));
});
afterEach(() => rm(dir, { recursive: true }));

test("a key is made once, for this user only", async () => {
  const key = await readDataKey(dir);
  expect(key).toHaveLength(32);
  expect(await readDataKey(dir)).toEqual(key);
  expect((await stat(join(dir, "data.key"))).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual(["data.key"]);
});
