import type { QuerySettings } from "../../tools/tool-settings.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { findPassages } from "./passage-rows.ts";
import { askedWords } from "./sealed-words.ts";
import { searchWords } from "./search-words.ts";

/** Passages a model is given: what it reads of a tool's result holds no more. */
const mostPassages = 6;

/**
 * Looks something up in the files of a query tool.
 * @returns what the model reads: passages with the names of their files, or that there are none
 */
export async function searchFiles(
  context: ResourceContext,
  orgId: string,
  { knowledgeBases = [] }: QuerySettings,
  question: string,
): Promise<string> {
  const ids = [...new Set(knowledgeBases.flatMap(({ fileIds }) => fileIds))];
  // Only files of this org are there.
  const files = ids.length === 0 ? [] : await context.store.list({ kind: "file", orgId }, { ids, limit: ids.length });
  const words = searchWords(question);
  if (words.length === 0) return "Error: the query has no words.";
  const found = await Promise.all(files.map(async ({ id }) => ({ fileId: id, key: await context.keys.find(id) })));
  const keyed = found.flatMap(({ fileId, key }) => (key === undefined ? [] : [{ fileId, key }]));
  const asked = await askedWords(context.db, words);
  const passages = await findPassages(context.db, { files: keyed, words: asked, limit: mostPassages });
  const names = new Map(files.map(({ id, originalName }) => [id, String(originalName)]));
  const texts = passages.map(({ fileId, content }) => `From "${names.get(fileId)}":\n${content}`);
  const none = "Nothing in these documents matches. Say that you do not find it in them, and invent nothing.";
  return [...(texts.length === 0 ? [none] : texts), ...unread(files)].join("\n\n");
}

/** Of files whose text is not there, so that what is missing is not taken for an answer. */
function unread(files: readonly { readonly [field: string]: unknown }[]): readonly string[] {
  const some = (status: string) => files.some((file) => file["status"] === status);
  return [
    ...(some("processing") ? ["Some documents are still being read: they may hold more in a minute."] : []),
    ...(some("failed") ? ["Some documents could not be read."] : []),
  ];
}
