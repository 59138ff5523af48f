import { readInThread } from "./read-in-thread.ts";
import { type FileText, mostCharacters } from "./text-problems.ts";

const pdf = "application/pdf";

/** Whether files of this type have a text that can be searched. */
export function isReadable(mimetype: string): boolean {
  return mimetype === pdf || mimetype.startsWith("text/") || ["application/json", "application/xml"].includes(mimetype);
}

/** Reads the text of a file of a readable type. @throws the signal's reason */
export async function readText(bytes: Uint8Array, mimetype: string, signal: AbortSignal): Promise<FileText> {
  const read = mimetype === pdf ? await readInThread(bytes, signal) : { text: new TextDecoder().decode(bytes) };
  if ("problem" in read) return read;
  // A PDF's font may hold what the database does not take.
  const text = read.text.replaceAll("\0", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
  if (text.length > mostCharacters) return { problem: "too-long" };
  return /[\p{L}\p{N}]/u.test(text) ? { text } : { problem: "empty" };
}
