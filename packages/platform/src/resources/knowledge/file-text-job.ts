import { buffer } from "node:stream/consumers";
import { hasCode } from "@dilo/foundation";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { Job, JobHandler } from "../jobs/jobs.ts";
import { insertPassages } from "./passage-rows.ts";
import { passagesOf } from "./passages.ts";
import { readInThread } from "./read-in-thread.ts";
import { type FileText, mostCharacters, problemMessages, type TextProblem } from "./text-problems.ts";

/** Reads the text of an uploaded file, and stores its passages to be searched. */
export function fileTextJob(contextOf: () => ResourceContext): JobHandler {
  return {
    run: async (job, signal) => {
      await storeText(contextOf(), job, signal);
      return undefined;
    },
    giveUp: (job) => fail(contextOf(), job, "damaged"),
  };
}

async function storeText(context: ResourceContext, job: Job, signal: AbortSignal): Promise<void> {
  const { orgId, rowId: id } = job;
  const row = await context.store.find({ kind: "file", orgId }, id);
  const file = row && (await context.files.read({ orgId, id }));
  if (file === undefined) return fail(context, job, "damaged");
  const read = await readText(await buffer(file.stream), String(row?.["mimetype"]), signal);
  if ("problem" in read) return fail(context, job, read.problem);
  const key = await context.keys.find(id);
  // Somebody has deleted it meanwhile.
  if (key === undefined) return;
  await insertPassages(context.db, { fileId: id, key, passages: passagesOf(read.text) }, signal);
  const parsedTextBytes = Buffer.byteLength(read.text);
  await unlessDeleted(() =>
    context.rows("file", orgId).edit(id, () => ({ status: "done", parsedTextBytes, warnings: [] })),
  );
}

function fail(context: ResourceContext, { orgId, rowId }: Job, problem: TextProblem): Promise<void> {
  const warnings = [{ path: "status", message: problemMessages[problem] }];
  return unlessDeleted(() => context.rows("file", orgId).edit(rowId, () => ({ status: "failed", warnings })));
}

/** A file that somebody has deleted meanwhile has no text. */
async function unlessDeleted(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!hasCode(error, OperationError, "not-found")) throw error;
  }
}

/** Reads the text of a file of any type that this platform keeps. @throws the signal's reason */
async function readText(bytes: Uint8Array, mimetype: string, signal: AbortSignal): Promise<FileText> {
  const isText = /^text\/|^application\/(?:json|xml)$/.test(mimetype);
  const read = isText ? { text: new TextDecoder().decode(bytes) } : await readInThread(bytes, signal);
  if ("problem" in read) return read;
  // A PDF's font may hold what the database does not take.
  const text = read.text.replaceAll("\0", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
  if (text.length > mostCharacters) return { problem: "too-long" };
  return /[\p{L}\p{N}]/u.test(text) ? { text } : { problem: "empty" };
}
