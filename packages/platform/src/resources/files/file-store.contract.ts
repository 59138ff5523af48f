import { randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testKeys } from "../core/testing/test-keys.ts";
import { chunkBytes } from "./chunks.ts";
import { type FileSecrets, fileSecrets } from "./file-secrets.ts";
import type { FilePlace, FileStore, StoredFile } from "./file-store.ts";

/** A store of files, and what lies behind it. */
export interface FilesUnderTest {
  /** Opens it, as each server does. */
  open(secrets: FileSecrets): FileStore;
  /** Every byte that lies there, of whichever file. */
  bytes(): Promise<Buffer>;
  /** Takes the bytes of one file to the place of another, as whoever has the disk can. */
  move(from: FilePlace, to: FilePlace): Promise<void>;
  /** Takes the second chunk of a file away. */
  loseChunk(place: FilePlace): Promise<void>;
  close(): Promise<void>;
}

/** What every store of files does. */
export function fileStoreContract(name: string, start: () => Promise<FilesUnderTest>): void {
  describe(`${name} as FileStore`, () => {
    const secrets = fileSecrets(testKeys());
    let under: FilesUnderTest;
    let files: FileStore;
    beforeAll(async () => {
      under = await start();
      files = under.open(secrets);
    }, 60_000);
    afterAll(() => under?.close());

    const newPlace = (orgId = "org"): FilePlace => ({ orgId, id: randomUUID() });
    const contentOf = async (place: FilePlace) => bytesOf(await files.read(place));

    test("what comes in any pieces is read as it came, on any server, and no byte of it lies open", async () => {
      const length = fc.oneof(fc.nat(200), fc.constantFrom(chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes));
      const elsewhere = under.open(secrets);
      const open = new Set<Buffer>();
      await fc.assert(
        fc.asyncProperty(fc.array(length, { maxLength: 4 }), async (lengths) => {
          const place = newPlace();
          const pieces = lengths.map((bytes) => Buffer.alloc(bytes, randomBytes(32).toString("base64")));
          const growing = await files.begin(place);
          for (const piece of pieces) await growing.append(piece);
          await growing.finish();
          const whole = Buffer.concat(pieces);
          expect((await bytesOf(await elsewhere.read(place))).equals(whole)).toBe(true);
          await files.keep(place, whole);
          expect((await contentOf(place)).equals(whole)).toBe(true);
          if (whole.length >= 32) open.add(whole.subarray(0, 32));
        }),
        { numRuns: 12 },
      );
      const all = await under.bytes();
      expect(all.length).toBeGreaterThan(chunkBytes);
      expect([...open].filter((words) => all.includes(words))).toEqual([]);
    });

    test("files are known by their ids, and go when they are removed", async () => {
      const [place, other, foreign] = [newPlace("ours"), newPlace("ours"), newPlace("theirs")];
      expect(await files.list("ours")).toEqual([]);
      for (const one of [place, other, foreign]) await files.keep(one, Buffer.alloc(2 * chunkBytes, "Hola"));
      expect([...(await files.list("ours"))].sort()).toEqual([place.id, other.id].sort());
      await files.remove(place);
      await files.remove(place);
      expect(await files.list("ours")).toEqual([other.id]);
      expect([await files.read(place), await files.readSoFar(place)]).toEqual([undefined, undefined]);
      await files.removeOrg("ours");
      expect(await files.list("ours")).toEqual([]);
      expect(await files.read(other)).toBeUndefined();
      expect((await contentOf(foreign)).length).toBe(2 * chunkBytes);
    });

    test("one that grows is read as far as it is safely kept, and never as a whole one", async () => {
      const place = newPlace();
      const sound = randomBytes(2 * chunkBytes + 5);
      const growing = await files.begin(place);
      expect((await files.readSoFar(place))?.bytes).toBe(0);
      await growing.append(sound);
      await expect(files.read(place)).rejects.toMatchObject({ code: "damaged-file" });
      const soFar = await files.readSoFar(place);
      await growing.finish();
      expect((await bytesOf(soFar)).equals(sound.subarray(0, 2 * chunkBytes))).toBe(true);
      expect((await contentOf(place)).equals(sound)).toBe(true);
    });

    test("one whose writer was killed is finished where it was kept to, once, by any server", async () => {
      const place = newPlace();
      const sound = randomBytes(2 * chunkBytes + 7);
      await (await files.begin(place)).append(sound);
      await under.open(secrets).finish(place);
      await files.finish(place);
      expect((await contentOf(place)).equals(sound.subarray(0, 2 * chunkBytes))).toBe(true);
      await files.finish(newPlace());
    });

    test("one that grows and was removed stays removed", async () => {
      const place = newPlace("growing");
      const growing = await files.begin(place);
      await growing.append(randomBytes(chunkBytes));
      await under.open(secrets).remove(place);
      await growing.append(randomBytes(chunkBytes));
      await growing.finish();
      expect(await files.read(place)).toBeUndefined();
      expect(await files.list("growing")).toEqual([]);
    });

    test("another key opens nothing, and says nothing", async () => {
      const place = newPlace();
      await files.keep(place, Buffer.from("Hola"));
      const keys = testKeys();
      const other = under.open(fileSecrets(keys));
      // A file goes with its key.
      expect(await other.read(place)).toBeUndefined();
      await keys.create(place.id);
      const refused = other.read(place);
      await expect(refused).rejects.toThrow(/^A stored file is damaged, or sealed with another key\.$/);
    });

    test("what was moved to another's place, or misses a part, is damaged", async () => {
      const [place, other] = [newPlace(), newPlace()];
      for (const one of [place, other]) await files.keep(one, randomBytes(3 * chunkBytes));
      await under.move(place, other);
      await expect(files.read(other)).rejects.toMatchObject({ code: "damaged-file" });
      await under.loseChunk(place);
      await expect(files.read(place)).rejects.toMatchObject({ code: "damaged-file" });
    });

    test("a large file is never whole in memory, however slowly it is read", async () => {
      const place = newPlace();
      const pieces = 100;
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
  });
}

/** The whole content of a stored file. */
export async function bytesOf(kept: StoredFile | undefined): Promise<Buffer> {
  if (kept === undefined) throw new Error("There is no such file.");
  const content = await buffer(kept.stream);
  expect(content.length).toBe(kept.bytes);
  return content;
}
