import { readInThread } from "./read-in-thread.ts";
import { type FileText, mostCharacters } from "./text-problems.ts";

/** Reads the text of a file of any type that this platform keeps. @throws the signal's reason */
export async function readText(bytes: Uint8Array, mimetype: string, signal: AbortSignal): Promise<FileText> {
  const isText = /^text\/|^application\/(?:json|xml)$/.test(mimetype);
  const read = isText ? { text: new TextDecoder().decode(bytes) } : await readInThread(bytes, signal);
  if ("problem" in read) return read;
  // A PDF's font may hold what the database does not take.
  const text = read.text.replaceAll("\0", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
  if (text.length > mostCharacters) return { problem: "too-long" };
  return /[\p{L}\p{N}]/u.test(text) ? { text } : { problem: "empty" };
}
