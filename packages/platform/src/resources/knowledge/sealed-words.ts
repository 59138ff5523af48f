import { createHmac } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../core/store/schema.ts";
import { folded, type SearchWord, wordsOf } from "./search-words.ts";

/** Characters of a word's hash: two words of one file never share one. */
const hashLength = 16;

/**
 * What a text is searched by: its words, and their stems in Spanish, with accents and without, and in English. Which
 * language a text is in is not asked: documents about immigration mix both.
 */
function stemsOf(plain: SQL, bare: SQL): SQL {
  return sql`to_tsvector('simple', ${bare}) || to_tsvector('spanish', ${plain}) || to_tsvector('spanish', ${bare}) || to_tsvector('english', ${bare})`;
}

/** A word as a file's index has it. Without the file's key nobody tells which word it is. */
export function hashOfWord(word: string, secret: Uint8Array): string {
  return createHmac("sha256", secret).update(word).digest("base64url").slice(0, hashLength);
}

/** The index of each of these texts, to be cast to a tsvector: the hashes of its words, each with its places. */
export async function indexesOf(db: Db, texts: readonly string[], secret: Uint8Array): Promise<readonly string[]> {
  const parts = texts.map((text, at) => ({ at, plain: wordsOf(text), bare: folded(wordsOf(text)) }));
  const { rows } = (await db.execute(sql`
    select at, lexeme, array_to_string(positions, ',') as places
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (at integer, plain text, bare text),
      unnest(${stemsOf(sql`plain`, sql`bare`)}) as word (lexeme, positions, weights)`)) as unknown as {
    readonly rows: readonly { readonly at: number; readonly lexeme: string; readonly places: string }[];
  };
  const indexes = texts.map((): string[] => []);
  for (const { at, lexeme, places } of rows) indexes[at]?.push(`'${hashOfWord(lexeme, secret)}':${places}`);
  return indexes.map((words) => words.join(" "));
}

/** A word of a question, and all that it may be in an index. */
export interface AskedWord {
  readonly plain: string;
  readonly stems: readonly string[];
}

/**
 * The words of a question that count: not those that every sentence has ("de", "the"), unless nothing else is asked for.
 */
export async function askedWords(db: Db, words: readonly SearchWord[]): Promise<readonly AskedWord[]> {
  const { rows } = (await db.execute(sql`
    select plain, array_to_string(tsvector_to_array(${stemsOf(sql`plain`, sql`folded`)}), ' ') as stems,
      numnode(plainto_tsquery('spanish', plain)) = 0 or numnode(plainto_tsquery('english', folded)) = 0 as is_common
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as word (plain text, folded text)`)) as unknown as {
    readonly rows: readonly { readonly plain: string; readonly stems: string; readonly is_common: boolean }[];
  };
  const counting = rows.some(({ is_common }) => !is_common) ? rows.filter(({ is_common }) => !is_common) : rows;
  return counting.map(({ plain, stems }) => ({ plain, stems: stems.split(" ").filter((stem) => stem !== "") }));
}
