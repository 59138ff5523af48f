import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { borrowDatabase, giveBackDatabase } from "../core/testing/test-database.ts";
import { testKeys } from "../core/testing/test-keys.ts";
import { chunkBytes } from "./chunks.ts";
import { fileSecrets } from "./file-secrets.ts";
import { fileStoreContract } from "./file-store.contract.ts";
import { filesInDatabase } from "./in-database.ts";
import { filesInFolder } from "./in-folder.ts";
import { moveFiles } from "./move-files.ts";

fileStoreContract("the database", async () => {
  const db = await borrowDatabase();
  return {
    open: (secrets) => filesInDatabase(db, secrets),
    bytes: async () => {
      const { rows } = await db.execute<{ data: Uint8Array }>(sql`select data from platform_file_chunks`);
      return Buffer.concat(rows.map(({ data }) => data));
    },
    move: async (from, to) => {
      await db.execute(sql`delete from platform_file_chunks where id = ${to.id}`);
      await db.execute(sql`insert into platform_file_chunks (org_id, id, position, data)
        select ${to.orgId}, ${to.id}, position, data from platform_file_chunks where id = ${from.id}`);
    },
    loseChunk: async ({ id }) => {
      await db.execute(sql`delete from platform_file_chunks where id = ${id} and position = 1`);
    },
    close: () => giveBackDatabase(db),
  };
});

test("files of a folder move to the database once it is to hold them; a damaged one is named and left", async () => {
  const db = await borrowDatabase();
  onTestFinished(() => giveBackDatabase(db));
  const secrets = fileSecrets(testKeys());
  const files = filesInDatabase(db, secrets);
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
  const file = await files.read({ orgId: "org", id: "file" });
  expect(file && (await buffer(file.stream)).equals(Buffer.alloc(3 * chunkBytes, "Hola."))).toBe(true);
  expect([...(await files.list("org"))].sort()).toEqual(["file", "z"]);
  expect([...(await folder.list("org"))].sort()).toEqual(["damaged", "torn"]);
  await rm(dir, { recursive: true });
});
