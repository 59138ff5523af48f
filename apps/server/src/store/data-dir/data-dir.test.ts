import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { operatorMessage } from "../../settings/operator-message.ts";
import { openDataDir } from "./data-dir.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-data-"));
});
afterEach(() => rm(dir, { recursive: true }));

/** What the operator reads. */
const refusalOf = (opening: Promise<void>) => opening.then(() => "", operatorMessage);

test("a folder is made where there is none, and nothing is left in it", async () => {
  await openDataDir(join(dir, "a/b"));
  expect(await readdir(join(dir, "a/b"))).toEqual([]);
});

test("a file, and a place below one, are refused with a sentence", async () => {
  const file = join(dir, "file");
  await writeFile(file, "");
  expect(await refusalOf(openDataDir(file))).toBe(
    `DATA_DIR (${file}) is a file, not a folder. Set DATA_DIR to another folder.`,
  );
  expect(await refusalOf(openDataDir(join(file, "below")))).toMatch(/is a file, not a folder, or lies below one\./);
});

test("a disk with little room is refused with a sentence", async () => {
  const opening = openDataDir(dir, { room: async () => 12 * 2 ** 20 });
  expect(await refusalOf(opening)).toBe(`DATA_DIR (${dir}) is on a disk with 12 MB left; it needs at least 100 MB.`);
});
