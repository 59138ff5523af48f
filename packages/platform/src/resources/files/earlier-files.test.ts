import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testKeys } from "../core/testing/test-keys.ts";
import { chunksOf } from "./chunks.ts";
import { sealEarlierFiles } from "./earlier-files.ts";
import { fileSecrets } from "./file-secrets.ts";
import { filesInFolder } from "./in-folder.ts";

const secret = new Uint8Array(32).fill(7);
const secrets = fileSecrets(testKeys(), secret);
const sound = Buffer.alloc(200_000, "Hola, buenos días. ");

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-plain-"));
  await mkdir(join(dir, "org"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test("plain files of an earlier version are sealed, by several servers at once, and none is left open", async () => {
  const ids = ["a", "b", "c"];
  for (const id of ids) await writeFile(join(dir, "org", id), sound);
  await writeFile(join(dir, "org", "a.0.half-sealed"), "left by a server that was killed");
  await writeFile(join(dir, "notes.txt"), "not ours");
  const files = filesInFolder(dir, secrets);
  await files.keep({ orgId: "org", id: "d" }, sound);
  const before = await readFile(join(dir, "org", "d.sealed"));
  const seal = () =>
    sealEarlierFiles(dir, secrets, (_, error) => {
      throw error;
    });
  await Promise.all([seal(), seal(), seal()]);
  await seal();
  expect((await readdir(join(dir, "org"))).sort()).toEqual(["a.sealed", "b.sealed", "c.sealed", "d.sealed"]);
  expect((await readFile(join(dir, "org", "d.sealed"))).equals(before)).toBe(true);
  for (const id of ids) {
    const kept = await files.read({ orgId: "org", id });
    if (kept === undefined) throw new Error("A file was lost.");
    expect((await buffer(kept.stream)).equals(sound)).toBe(true);
  }
  expect(await readFile(join(dir, "notes.txt"), "utf8")).toBe("not ours");
});

test("where nothing was ever kept there is nothing to seal", async () => {
  const left: string[] = [];
  await sealEarlierFiles(join(dir, "nowhere"), secrets, (name) => left.push(name));
  expect(left).toEqual([]);
});

test("one that cannot be sealed is named and left, and the others are sealed", async () => {
  await mkdir(join(dir, "second"));
  for (const id of ["a", "b"]) await writeFile(join(dir, "second", id), sound);
  // A folder where the sealed file would be: nothing can be put in its place.
  await mkdir(join(dir, "second", "a.sealed", "full"), { recursive: true });
  await mkdir(join(dir, "second", "lost"));
  const left: string[] = [];
  await sealEarlierFiles(dir, secrets, (name) => left.push(name));
  expect(left).toEqual(["second/a"]);
  expect((await readdir(join(dir, "second"))).sort()).toEqual(["a", "a.sealed", "b.sealed", "lost"]);
  expect((await readFile(join(dir, "second", "a"))).equals(sound)).toBe(true);
});

test("a file sealed under the store's one secret is sealed again with a key of its own", async () => {
  const place = { orgId: "third", id: "old" };
  const salt = Buffer.alloc(32, 5);
  const bytes = chunksOf(place, secret, salt).seal(Buffer.from("Hola"), { index: 0, isLast: true });
  await mkdir(join(dir, place.orgId));
  const path = join(dir, place.orgId, "old.sealed");
  await writeFile(path, Buffer.concat([Buffer.of(1), salt, bytes]));
  const left: string[] = [];
  for (let count = 0; count < 2; count += 1) await sealEarlierFiles(dir, secrets, (name) => left.push(name));
  expect(left.filter((name) => name.startsWith("third"))).toEqual([]);
  expect((await readFile(path))[0]).toBe(2);
  const file = await filesInFolder(dir, secrets).read(place);
  expect(file && (await buffer(file.stream)).toString()).toBe("Hola");
});
