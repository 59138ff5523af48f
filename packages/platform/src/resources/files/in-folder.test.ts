import { randomBytes, randomUUID } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testKeys } from "../core/testing/test-keys.ts";
import { chunkBytes, tagBytes } from "./chunks.ts";
import { fileSecrets } from "./file-secrets.ts";
import { bytesOf, fileStoreContract } from "./file-store.contract.ts";
import type { FilePlace, FileStore } from "./file-store.ts";
import { filesInFolder } from "./in-folder.ts";
import { headerBytes } from "./layout.ts";

const secrets = fileSecrets(testKeys());
const sealedChunk = chunkBytes + tagBytes;

let dir: string;
let files: FileStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-files-"));
  files = filesInFolder(dir, secrets);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

fileStoreContract("a folder", async () => {
  const top = await mkdtemp(join(tmpdir(), "dilo-files-"));
  const pathIn = ({ orgId, id }: FilePlace) => join(top, orgId, `${id}.sealed`);
  return {
    open: (ours) => filesInFolder(top, ours),
    bytes: async () => {
      const found = await readdir(top, { recursive: true, withFileTypes: true });
      const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
      return Buffer.concat(await Promise.all(paths.map((path) => readFile(path))));
    },
    move: (from, to) => copyFile(pathIn(from), pathIn(to)),
    loseChunk: async (place) => {
      const sealed = await readFile(pathIn(place));
      const second = headerBytes + sealedChunk;
      await writeFile(
        pathIn(place),
        Buffer.concat([sealed.subarray(0, second), sealed.subarray(second + sealedChunk)]),
      );
    },
    close: () => rm(top, { recursive: true, force: true }),
  };
});

const newPlace = (): FilePlace => ({ orgId: "org", id: randomUUID() });
const pathOf = ({ orgId, id }: FilePlace) => join(dir, orgId, `${id}.sealed`);

const contentOf = async (place: FilePlace): Promise<Buffer> => bytesOf(await files.read(place));

test("files are their user's alone", async () => {
  const place = { orgId: "alone", id: randomUUID() };
  await files.keep(place, Buffer.from("Hola"));
  expect((await stat(pathOf(place))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dir, "alone"))).mode & 0o777).toBe(0o700);
});

describe("a file that still grows", () => {
  test("whose writer was killed is finished where it was safely kept to, once", async () => {
    const place = newPlace();
    const sound = randomBytes(2 * chunkBytes);
    await (await files.begin(place)).append(sound);
    // Killed in the middle of a chunk.
    await truncate(pathOf(place), headerBytes + sealedChunk + 1000);
    await expect(files.read(place)).rejects.toMatchObject({ code: "damaged-file" });
    await files.finish(place);
    const finished = await readFile(pathOf(place));
    expect((await contentOf(place)).equals(sound.subarray(0, chunkBytes))).toBe(true);
    await files.finish(place);
    expect((await readFile(pathOf(place))).equals(finished)).toBe(true);
    await files.finish(newPlace());
  });

  test("ends where the disk took no more", async () => {
    const place = newPlace();
    const sound = randomBytes(chunkBytes);
    const growing = await files.begin(place);
    await growing.append(sound);
    const there = await readFile(pathOf(place));
    await rm(pathOf(place));
    // A folder in its place: whatever is written fails.
    await mkdir(pathOf(place));
    await expect(growing.append(sound)).rejects.toThrow();
    await rm(pathOf(place), { recursive: true });
    await writeFile(pathOf(place), there);
    await growing.append(sound);
    await growing.finish();
    expect((await contentOf(place)).equals(sound)).toBe(true);
  });
});

describe("what was changed is refused", () => {
  const whole = randomBytes(3 * chunkBytes + 100);
  const chunk = (sealed: Buffer, index: number) =>
    sealed.subarray(headerBytes + index * sealedChunk, headerBytes + (index + 1) * sealedChunk);
  const flipped = (sealed: Buffer, at: number) => {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  const inOrder = (sealed: Buffer, ...order: number[]) =>
    Buffer.concat([sealed.subarray(0, headerBytes), ...order.map((index) => chunk(sealed, index))]);

  test.each<[string, (sealed: Buffer, other: Buffer) => Buffer]>([
    ["its version", (sealed) => flipped(sealed, 0)],
    ["its salt", (sealed) => flipped(sealed, 5)],
    ["a byte of the first chunk", (sealed) => flipped(sealed, headerBytes + 10)],
    ["a byte in the middle", (sealed) => flipped(sealed, headerBytes + sealedChunk + 10)],
    ["a byte of the last chunk", (sealed) => flipped(sealed, sealed.length - 1)],
    ["cut in the last chunk", (sealed) => sealed.subarray(0, -1)],
    ["cut behind a chunk", (sealed) => inOrder(sealed, 0, 1, 2)],
    ["cut in the middle of a chunk", (sealed) => sealed.subarray(0, headerBytes + sealedChunk + 500)],
    ["cut behind the beginning", (sealed) => sealed.subarray(0, headerBytes)],
    ["cut in the beginning", (sealed) => sealed.subarray(0, 10)],
    ["emptied", () => Buffer.alloc(0)],
    ["two chunks in the other order", (sealed) => inOrder(sealed, 0, 2, 1, 3)],
    ["a chunk left out", (sealed) => inOrder(sealed, 0, 2, 3)],
    ["a chunk twice", (sealed) => inOrder(sealed, 0, 1, 1, 2, 3)],
    ["the last chunk in the middle", (sealed) => inOrder(sealed, 0, 3)],
    ["something added", (sealed) => Buffer.concat([sealed, Buffer.alloc(20)])],
    [
      "a chunk of another file",
      (sealed, other) => Buffer.concat([inOrder(sealed, 0), chunk(other, 1), chunk(sealed, 2), chunk(sealed, 3)]),
    ],
    ["another file", (_sealed, other) => other],
    ["a plain file", () => whole],
  ])("%s", async (_what, change) => {
    const [place, elsewhere] = [newPlace(), newPlace()];
    await files.keep(place, whole);
    await files.keep(elsewhere, whole);
    await writeFile(pathOf(place), change(await readFile(pathOf(place)), await readFile(pathOf(elsewhere))));
    await expect(contentOf(place)).rejects.toMatchObject({ code: "damaged-file" });
    expect((await contentOf(elsewhere)).equals(whole)).toBe(true);
  });
});
