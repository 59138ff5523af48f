import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { RowKey } from "../core/store/row-keys.ts";
import type { Db } from "../core/store/schema.ts";
import { type AskedWord, hashOfWord, indexesOf } from "./sealed-words.ts";

/** A file, and what its passages are sealed with: the key of its row. */
export interface KeyedFile {
  readonly fileId: string;
  readonly key: RowKey;
}

/** A passage of a file. */
export interface Passage {
  readonly fileId: string;
  readonly content: string;
}

/** Passages of one statement. The embedded store works in this thread: in between, calls go on. */
const rowsAtOnce = 10;

const fieldOf = (position: number) => `passage ${position}`;
const searchSecret = (key: RowKey) => key.secretFor("search");

/**
 * Stores the passages of a file, sealed, in the place of those that are there. They are deleted with its row; of a file
 * that has none, nothing is stored.
 * @throws the signal's reason
 */
export async function insertPassages(
  db: Db,
  { fileId, key, passages }: KeyedFile & { readonly passages: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const secret = searchSecret(key);
  await db.execute(sql`delete from platform_file_passages where file_id = ${fileId}`);
  for (let first = 0; first < passages.length; first += rowsAtOnce) {
    const some = passages.slice(first, first + rowsAtOnce);
    const indexes = await indexesOf(db, some, secret);
    const rows = some.map((content, index) => {
      const position = first + index;
      const sealed = Buffer.from(key.seal(content, fieldOf(position))).toString("base64");
      return { position, sealed, words: indexes[index] ?? "" };
    });
    await db.execute(sql`
      insert into platform_file_passages (file_id, position, sealed, words)
      select ${fileId}::text, position, decode(sealed, 'base64'), words::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part (position integer, sealed text, words text)
      where exists (select from platform_rows where kind = 'file' and id = ${fileId})`);
    await setImmediate();
    signal.throwIfAborted();
  }
}

/** The passages that tell most about these words, the best first. A word counts the more, the fewer passages have it. */
export async function findPassages(
  db: Db,
  asked: { readonly files: readonly KeyedFile[]; readonly words: readonly AskedWord[]; readonly limit: number },
): Promise<readonly Passage[]> {
  const { files, words, limit } = asked;
  const queries = files.flatMap(({ fileId, key }) => {
    const secret = searchSecret(key);
    return words.map(({ plain, stems }) => {
      const hashes = stems.map((stem) => `'${hashOfWord(stem, secret)}'`);
      return { file_id: fileId, plain, query: hashes.join("|") };
    });
  });
  const { rows } = (await db.execute(sql`
    with asked as (
      select file_id, plain, query::tsquery as query
      from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as word (file_id text, plain text, query text)
    ), hits as (
      select file_id, position, plain, ts_rank(passage.words, query) as rank
      from asked join platform_file_passages as passage using (file_id) where passage.words @@ query
    ), total as (
      select count(*) as passages from platform_file_passages where file_id in (select file_id from asked)
    ), weights as (
      select plain, ln(1 + (min(passages) - count(*) + 0.5) / (count(*) + 0.5)) as weight
      from hits cross join total group by plain
    ), best as (
      select file_id, position, sum(rank * weight) as score from hits join weights using (plain)
      group by file_id, position order by score desc, file_id, position limit ${limit}::integer
    )
    select file_id, position, encode(sealed, 'base64') as sealed
    from best join platform_file_passages using (file_id, position) order by score desc, file_id, position`)) as unknown as {
    readonly rows: readonly { readonly file_id: string; readonly position: number; readonly sealed: string }[];
  };
  const keys = new Map(files.map(({ fileId, key }) => [fileId, key]));
  return rows.flatMap(({ file_id: fileId, position, sealed }) => {
    const content = keys.get(fileId)?.open(Buffer.from(sealed, "base64"), fieldOf(position));
    return content === undefined ? [] : [{ fileId, content }];
  });
}
