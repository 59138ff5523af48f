import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borrowDatabase, giveBackDatabase, type TestDatabase } from "../core/testing/test-database.ts";
import { testKeys } from "../core/testing/test-keys.ts";
import { chunkBytes } from "./chunks.ts";
import { fileSecrets } from "./file-secrets.ts";
import type { FileStore } from "./file-store.ts";
import { filesInDatabase } from "./in-database.ts";
import { filesInFolder } from "./in-folder.ts";
import { moveFiles } from "./move-files.ts";

let db: TestDatabase;
let files: FileStore;
const secrets = fileSecrets(testKeys());
beforeAll(async () => {
  db = await borrowDatabase();
  files = filesInDatabase(db, secrets);
}, 60_000);
afterAll(() => giveBackDatabase(db));

const place = { orgId: "org", id: "file" };

test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes])(
  "a file of %i bytes is read as it was kept, on any server, and no byte of it lies open",
  async (length) => {
    const bytes = Buffer.alloc(length, "Hola");
    await files.keep(place, bytes);
    const file = await filesInDatabase(db, secrets).read(place);
    expect(file?.bytes).toBe(length);
    if (file !== undefined) expect((await buffer(file.stream)).equals(bytes)).toBe(true);
    const { rows } = await db.execute(
      sql`select 1 from platform_file_chunks where position(${Buffer.from("HolaHola")}::bytea in data) > 0`,
    );
    expect(rows).toEqual([]);
  },
);

test("a file that grows is read so far, and finished where its writer was killed", async () => {
  const file = await files.begin(place);
  await file.append(Buffer.alloc(chunkBytes + 10, 7));
  await expect(files.read(place)).rejects.toThrow("damaged");
  expect((await files.readSoFar(place))?.bytes).toBe(chunkBytes);
  await files.finish(place);
  expect((await files.read(place))?.bytes).toBe(chunkBytes);
  await files.remove(place);
  await file.append(Buffer.alloc(chunkBytes));
  expect(await files.list("org")).toEqual([]);
});

test.each([
  [
    "another key",
    async () => {
      const keys = testKeys();
      await keys.create(place.id);
      return filesInDatabase(db, fileSecrets(keys)).read(place);
    },
  ],
  [
    "another place",
    async () => {
      await db.execute(sql`update platform_file_chunks set id = 'moved'`);
      await secrets.make("moved");
      return files.read({ ...place, id: "moved" });
    },
  ],
  [
    "a chunk that is gone",
    async () => {
      await db.execute(sql`delete from platform_file_chunks where position = 0`);
      return files.read(place);
    },
  ],
])("with %s it is damaged", async (_, read) => {
  await files.removeOrg("org");
  await files.keep(place, Buffer.alloc(2 * chunkBytes));
  await expect(read()).rejects.toThrow("damaged");
  await files.removeOrg("org");
});

test("files of a folder move to the database once it is to hold them; a damaged one is named and left", async () => {
  const dir = await mkdtemp(join(tmpdir(), "dilo-files-"));
  const folder = filesInFolder(dir, secrets);
  const places = ["damaged", "file", "torn", "z"].map((id) => ({ orgId: "org", id }));
  for (const one of places) await folder.keep(one, Buffer.alloc(3 * chunkBytes, "Hola."));
  await writeFile(join(dir, "org", "damaged.sealed"), "This was never sealed, though it is long enough to be.");
  // Its first and last chunk are whole: it shows only when the file is half copied.
  const torn = await readFile(join(dir, "org", "torn.sealed"));
  torn.fill(0, 2 * chunkBytes, 2 * chunkBytes + 10);
  await writeFile(join(dir, "org", "torn.sealed"), torn);
  await db.execute(
    sql`insert into platform_rows (kind, id, org_id, created_at, updated_at, data) values ('file', 'file', 'org', now(), now(), '{}')`,
  );
  const left: string[] = [];
  await moveFiles(db, { from: folder, to: files, onLeft: (name) => left.push(name) });
  expect(left.sort()).toEqual(["org/damaged", "org/torn"]);
  const file = await files.read(place);
  expect(file && (await buffer(file.stream)).equals(Buffer.alloc(3 * chunkBytes, "Hola."))).toBe(true);
  expect([...(await files.list("org"))].sort()).toEqual(["file", "z"]);
  expect([...(await folder.list("org"))].sort()).toEqual(["damaged", "torn"]);
  await rm(dir, { recursive: true });
});
