import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FilePlace, FileSecrets, FileStore } from "@dilo/platform/resources";
import { sql } from "drizzle-orm";
import { aboutOf, lettersPlace } from "../../mail/letter-files.ts";
import { listKeys } from "../../store/keys/key-files.ts";
import type { KeyPlace } from "../../store/keys/key-store.ts";
import { readMaster } from "../../store/keys/master-key.ts";
import { deriveKey, openBytes } from "../../store/keys/seal-bytes.ts";
import type { Db } from "../../store/store.ts";

/** A sealed value as it once stood somewhere, and what whoever looks for it knows: its place is no secret. */
export interface SealedValue {
  readonly bytes: Uint8Array;
  readonly place: KeyPlace;
  readonly field: string;
}

/** Every column that holds sealed bytes of the product, and how its place is read from its row. */
const sealedColumns = {
  answers: { columns: ["said", "places"], table: "forms", id: "form_id", field: "field" },
  draft_answers: { columns: ["said", "places"], table: "drafts", id: "owner", field: "field" },
  mails: { columns: ["address"], table: "mails", id: "id", field: undefined },
  resume_codes: { columns: ["sealed_code"], table: "resume_codes", id: "order_id", field: undefined },
  finder_codes: { columns: ["sealed_code"], table: "finder_codes", id: "order_id", field: undefined },
} as const;

const fieldOf = { said: "", places: " places", address: "address", sealed_code: "code" } as const;

type Row = Readonly<Record<string, unknown>>;

/** The voice platform's tables with a column `sealed`: the row whose key it is, and the field. */
const platformTables: Readonly<Record<string, (row: Row) => readonly [id: unknown, field: unknown]>> = {
  platform_rows: ({ id, kind }) => [id, kind],
  platform_call_messages: ({ call_id, position }) => [call_id, `message ${position}`],
  platform_messages: ({ call_id, id }) => [call_id, id],
  platform_answers: ({ row_id }) => [row_id, "answer"],
  platform_file_passages: ({ file_id, position }) => [file_id, `passage ${position}`],
};

/** Files of the platform are tried apart (filesThatOpen). */
const notTried = ["platform_file_chunks.data"];

/** The sealed columns of a store that this list does not know, and so does not try to open. */
export async function unknownSealedColumns(db: Db): Promise<readonly string[]> {
  const { rows } = await query(
    db,
    "select table_name || '.' || column_name as name from information_schema.columns where data_type = 'bytea' and table_schema = 'public'",
  );
  const known = Object.entries(sealedColumns).flatMap(([table, { columns }]) =>
    columns.map((one) => `${table}.${one}`),
  );
  known.push(...Object.keys(platformTables).map((table) => `${table}.sealed`));
  return rows.map(({ name }) => String(name)).filter((name) => !known.includes(name) && !notTried.includes(name));
}

/** Every sealed value that stands in a store and its outbox now. */
export async function sealedValues(db: Db, outbox: string): Promise<readonly SealedValue[]> {
  const found: SealedValue[] = [];
  for (const [name, { columns, table, id, field }] of Object.entries(sealedColumns)) {
    const { rows } = await query(db, `select * from ${name}`);
    for (const row of rows) {
      for (const column of columns) {
        const bytes = row[column];
        if (!(bytes instanceof Uint8Array)) continue;
        const ending = fieldOf[column];
        found.push({ bytes, place: [table, String(row[id])], field: field ? String(row[field]) + ending : ending });
      }
    }
  }
  for (const [name, about] of Object.entries(platformTables)) {
    for (const row of (await query(db, `select * from ${name} where sealed is not null`)).rows) {
      const [id, field] = about(row).map(String);
      found.push({ bytes: row["sealed"] as Uint8Array, place: ["platform_rows", id ?? ""], field: field ?? "" });
    }
  }
  for (const name of await readdir(outbox).catch((): string[] => [])) {
    if (!(await stat(outbox)).isDirectory()) break;
    found.push({ bytes: await readFile(join(outbox, name)), place: lettersPlace(aboutOf(name)), field: "letter" });
  }
  return found;
}

/**
 * Tries what somebody would who has a copy of the keys' folder and DATA_KEY: every key that is left, as itself and as
 * the wrapping of others, on every value.
 * @returns the texts of the values that open
 */
export async function tryToOpen(
  values: readonly SealedValue[],
  { keyDir, dataKey }: { readonly keyDir: string; readonly dataKey: Uint8Array },
): Promise<readonly string[]> {
  const keys = await keysLeft(values, { keyDir, dataKey });
  return values.flatMap(({ bytes, place, field }) => {
    for (const key of keys) {
      const text = attempt(() => openBytes(key, bytes, [...place, field]).toString("utf8"));
      if (text !== undefined) return [text];
    }
    return [];
  });
}

/** Every key that is left, also those that should have opened nothing of a person's. */
export async function keysLeft(
  values: readonly SealedValue[],
  { keyDir, dataKey }: { readonly keyDir: string; readonly dataKey: Uint8Array },
): Promise<readonly Uint8Array[]> {
  const master = await readMaster(keyDir, dataKey);
  const uses = ["seal", "digest", "platform files", "platform secrets", "days", "master"];
  const keys = [dataKey, master.wrapping, ...uses.map(master.secretFor), ...uses.map((use) => deriveKey(dataKey, use))];
  const places = [...new Set(values.map(({ place }) => JSON.stringify(place)))].map((text) => JSON.parse(text));
  const files = await Promise.all((await listKeys(keyDir)).map((path) => readFile(join(keyDir, path))));
  const days = (await readdir(join(keyDir, "days")).catch((): string[] => [])).map((day) => ["day", day]);
  // A key may wrap keys that wrap others.
  for (let round = 0; round < 2; round += 1) {
    for (const bytes of files) {
      for (const key of [...keys]) {
        const day = bytes.subarray(0, 10).toString().trimEnd();
        const opened =
          days.map((about) => attempt(() => openBytes(key, bytes, about))).find(Boolean) ??
          places.map((place) => attempt(() => openBytes(key, bytes.subarray(10), [...place, day]))).find(Boolean);
        if (opened && !keys.some((known) => Buffer.compare(known, opened) === 0)) keys.push(opened);
      }
    }
  }
  return keys;
}

/** Of files of the platform, as they lie in a copy: the ids of those that any of these keys opens. */
export async function filesThatOpen(
  open: (secrets: FileSecrets) => FileStore,
  places: readonly FilePlace[],
  keys: readonly Uint8Array[],
): Promise<readonly string[]> {
  const opened = new Set<string>();
  for (const key of keys) {
    for (const secret of [key, deriveKey(key, "file")]) {
      const files = open({ make: async () => secret, find: async () => secret });
      for (const place of places) {
        const file = await files.read(place).catch(() => undefined);
        if (file !== undefined) opened.add(place.id);
      }
    }
  }
  return [...opened];
}

/** Every byte of the files of a folder. */
export async function bytesBelow(dir: string): Promise<Buffer> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
}

function attempt<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

async function query(db: Db, text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }> {
  return (await db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] };
}
