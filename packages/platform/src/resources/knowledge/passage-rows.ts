import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../core/store/schema.ts";
import { folded, type SearchWord, wordsOf } from "./search-words.ts";

/** A passage of a file. */
export interface Passage {
  readonly fileId: string;
  readonly content: string;
}

/** Passages of one statement. The embedded store works in this thread: in between, calls go on. */
const rowsAtOnce = 10;

/**
 * What a word or a text is searched by: the words themselves, and their stems in Spanish, with accents and without, and
 * in English. Which language a text is in is not asked: documents about immigration mix both.
 */
const stems = (plain: string, bare: string, of: "tsvector" | "tsquery") => {
  const make = sql.raw(of === "tsvector" ? "to_tsvector" : "plainto_tsquery");
  const [word, withoutAccents] = [sql.raw(plain), sql.raw(bare)];
  return sql`${make}('simple', ${withoutAccents}) || ${make}('spanish', ${word}) || ${make}('spanish', ${withoutAccents}) || ${make}('english', ${withoutAccents})`;
};

/**
 * Stores the passages of a file, in the place of those that are there. They are deleted with its row; of a file that has
 * none, nothing is stored.
 * @throws the signal's reason
 */
export async function insertPassages(
  db: Db,
  { fileId, passages }: { readonly fileId: string; readonly passages: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  await db.execute(sql`delete from platform_file_passages where file_id = ${fileId}`);
  for (let first = 0; first < passages.length; first += rowsAtOnce) {
    const rows = passages.slice(first, first + rowsAtOnce).map((content, index) => {
      const plain = wordsOf(content);
      return { position: first + index, content, plain, bare: folded(plain) };
    });
    await db.execute(sql`
      insert into platform_file_passages (file_id, position, content, words)
      select ${fileId}::text, position, content, ${stems("plain", "bare", "tsvector")}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part (position integer, content text, plain text, bare text)
      where exists (select from platform_rows where kind = 'file' and id = ${fileId})`);
    await setImmediate();
    signal.throwIfAborted();
  }
}

/**
 * The passages that tell most about these words, the best first. A word counts the more, the fewer passages have it. One
 * that every sentence has ("de", "the") does not count, unless nothing else is asked for.
 */
export async function findPassages(
  db: Db,
  asked: { readonly fileIds: readonly string[]; readonly words: readonly SearchWord[]; readonly limit: number },
): Promise<readonly Passage[]> {
  const { fileIds, words, limit } = asked;
  const found = await db.execute(sql`
    with files as (
      select jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb) as file_id
    ), words as (
      select plain, ${stems("plain", "folded", "tsquery")} as query,
        numnode(plainto_tsquery('spanish', plain)) = 0 or numnode(plainto_tsquery('english', folded)) = 0 as is_common
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as word (plain text, folded text)
    ), asked as (
      select plain, query from words where not is_common or not exists (select from words where not is_common)
    ), hits as (
      select file_id, position, plain, ts_rank(passage.words, query) as rank
      from platform_file_passages as passage join files using (file_id) join asked on passage.words @@ query
    ), total as (
      select count(*) as passages from platform_file_passages join files using (file_id)
    ), weights as (
      select plain, ln(1 + (min(passages) - count(*) + 0.5) / (count(*) + 0.5)) as weight
      from hits cross join total group by plain
    )
    select file_id, content
    from hits join weights using (plain) join platform_file_passages using (file_id, position)
    group by file_id, position, content
    order by sum(rank * weight) desc, file_id, position limit ${limit}::integer`);
  const { rows } = found as unknown as { readonly rows: readonly { file_id: string; content: string }[] };
  return rows.map(({ file_id, content }) => ({ fileId: file_id, content }));
}
