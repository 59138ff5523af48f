import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testKeys } from "../core/testing/test-keys.ts";
import { chunkBytes, tagBytes } from "./chunks.ts";
import { fileSecrets } from "./file-secrets.ts";
import type { FilePlace, FileStore, StoredFile } from "./file-store.ts";
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

const newPlace = (): FilePlace => ({ orgId: "org", id: randomUUID() });
const pathOf = ({ orgId, id }: FilePlace) => join(dir, orgId, `${id}.sealed`);

const contentOf = async (place: FilePlace): Promise<Buffer> => bytesOf(await files.read(place));

async function bytesOf(kept: StoredFile | undefined): Promise<Buffer> {
  if (kept === undefined) throw new Error("There is no such file.");
  const content = await buffer(kept.stream);
  expect(content.length).toBe(kept.bytes);
  return content;
}

test("what comes in any pieces is read as it came, and nothing of it lies open", async () => {
  const length = fc.oneof(fc.nat(200), fc.constantFrom(chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes));
  await fc.assert(
    fc.asyncProperty(fc.array(length, { maxLength: 4 }), async (lengths) => {
      const place = newPlace();
      const pieces = lengths.map((bytes) => Buffer.alloc(bytes, randomBytes(32).toString("base64")));
      const growing = await files.begin(place);
      for (const piece of pieces) await growing.append(piece);
      await growing.finish();
      const whole = Buffer.concat(pieces);
      expect((await contentOf(place)).equals(whole)).toBe(true);
      await files.keep(place, whole);
      expect((await contentOf(place)).equals(whole)).toBe(true);
      if (whole.length >= 32) expect(await readFile(pathOf(place))).not.toContain(whole.subarray(0, 32));
    }),
    { numRuns: 20 },
  );
});

test("files are their user's alone, known by their ids, and go when they are removed", async () => {
  const place = { orgId: "alone", id: randomUUID() };
  expect(await files.list("alone")).toEqual([]);
  await files.keep(place, Buffer.from("Hola"));
  expect((await stat(pathOf(place))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dir, "alone"))).mode & 0o777).toBe(0o700);
  expect(await files.list("alone")).toEqual([place.id]);
  await files.remove(place);
  await files.remove(place);
  expect(await files.list("alone")).toEqual([]);
  expect(await files.read(place)).toBeUndefined();
  expect(await files.readSoFar(place)).toBeUndefined();
  await files.keep(place, Buffer.from("Hola"));
  await files.removeOrg("alone");
  expect(await files.read(place)).toBeUndefined();
});

describe("a file that still grows", () => {
  test("is read as far as it is safely kept, and never as a whole one", async () => {
    const place = newPlace();
    const sound = randomBytes(2 * chunkBytes + 5);
    const growing = await files.begin(place);
    expect(await files.readSoFar(place)).toMatchObject({ bytes: 0 });
    await growing.append(sound);
    const soFar = await files.readSoFar(place);
    await growing.finish();
    expect((await bytesOf(soFar)).equals(sound.subarray(0, 2 * chunkBytes))).toBe(true);
    expect((await contentOf(place)).equals(sound)).toBe(true);
  });

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

  test("and was removed stays removed", async () => {
    const place = newPlace();
    const growing = await files.begin(place);
    await files.remove(place);
    await growing.append(randomBytes(chunkBytes));
    await growing.finish();
    expect(await files.read(place)).toBeUndefined();
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

  test("another key opens nothing, and says nothing", async () => {
    const place = newPlace();
    await files.keep(place, Buffer.from("Hola"));
    const keys = testKeys();
    const other = filesInFolder(dir, fileSecrets(keys));
    // A file goes with its key.
    expect(await other.read(place)).toBeUndefined();
    await keys.create(place.id);
    const refused = other.read(place);
    await expect(refused).rejects.toThrow(/^A stored file is damaged, or sealed with another key\.$/);
  });
});

test("a large file is never whole in memory, however slowly it is read", async () => {
  const place = newPlace();
  const pieces = 1024;
  const growing = await files.begin(place);
  const piece = randomBytes(chunkBytes);
  for (let count = 0; count < pieces; count += 1) await growing.append(piece);
  await growing.finish();
  const kept = await files.read(place);
  expect(kept?.bytes).toBe(pieces * chunkBytes);
  let bytes = 0;
  for await (const some of kept?.stream ?? []) {
    bytes += (some as Buffer).length;
    // Gives the stream the time to run ahead, which it must not use.
    await new Promise((resolve) => setImmediate(resolve));
    expect(kept?.stream.readableLength).toBeLessThanOrEqual(2 * chunkBytes);
  }
  expect(bytes).toBe(pieces * chunkBytes);
});
