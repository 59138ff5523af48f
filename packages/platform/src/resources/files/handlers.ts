import { fileContentRoute } from "@dilo/api/operations";
import { z } from "zod";
import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { rejectIfReferenced } from "../core/rows/references.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { createRow } from "../core/rows/rows.ts";
import { isStorable } from "../core/rows/storable.ts";
import type { GrowingFile } from "./file-store.ts";
import { keptEndings, largestFile, typeOfFile } from "./file-types.ts";

const longestName = 40;

/** Handlers for files: a row describes each, its bytes are in the host's store. A job reads its text, to be searched. */
export function fileHandlers(
  context: ResourceContext,
): Pick<OperationHandlers, keyof RowHandlers<"File"> | "uploadFile"> {
  const upload = async ({
    orgId,
    body: { file, purpose, metadata },
  }: OperationRequest<"createFile" | "uploadFile">) => {
    if (file.size > largestFile) throw new OperationError("too-long", "The file is over 10 MiB.");
    const mimetype = await typeOfFile(file.name, file.type, file.stream());
    if (mimetype === undefined) {
      throw new OperationError(
        "bad-request",
        `The body's field file is wrong: its name and content must be ${keptEndings}.`,
      );
    }
    const labels = { ...(purpose !== undefined && { purpose }), ...labelsIn(metadata) };
    const originalName = file.name;
    const id = context.newId();
    const settings = {
      ...labels,
      object: "file",
      status: "processing",
      name: [...originalName].slice(0, longestName).join(""),
      originalName,
      bytes: file.size,
      mimetype,
      url: context.apiUrl + fileContentRoute.path.replace("{id}", id),
    } as const;
    const row = createRow(settings, { id, orgId, now: context.now() });
    await context.store.insert("file", { ...row });
    try {
      await keepFrom(file.stream(), await context.files.begin({ orgId, id: row.id }));
    } catch (error) {
      await context.rows("file", orgId).remove(row.id);
      throw error;
    }
    await context.jobs.add({ orgId, kind: "file-text", rowId: id });
    return row;
  };
  return {
    ...rowHandlers(context, { name: "File", kind: "file", list: "dated" }),
    createFile: upload,
    uploadFile: upload,
    listFiles: ({ orgId, query }) => context.rows("file", orgId).list({ limit: 1000, ...query }),
    deleteFile: async (request) => {
      const { id } = await context.rows("file", request.orgId).get(idOf(request));
      await rejectIfReferenced(context, request.orgId, "file", id);
      const row = await context.rows("file", request.orgId).remove(id);
      await context.jobs.cancel(id);
      await context.files.remove({ orgId: request.orgId, id: row.id });
      return row;
    },
  };
}

/** Whoever uploads waits no longer for a store that takes each piece, and slowly. Milliseconds. */
const longestKeepMs = 60_000;

async function keepFrom(content: AsyncIterable<Uint8Array>, growing: GrowingFile): Promise<void> {
  const limit = AbortSignal.timeout(longestKeepMs);
  for await (const chunk of content) {
    if (limit.aborted)
      throw new OperationError("not-available", "The store of files is too slow.", { retryAfterSeconds: 60 });
    await growing.append(chunk);
  }
  await growing.finish();
}

/** The metadata of an upload, which a form sends as text. @throws OperationError bad-request when it is no JSON of an object */
function labelsIn(metadata: string | undefined): { readonly metadata?: Record<string, unknown> } {
  if (metadata === undefined) return {};
  const read = z.record(z.string(), z.unknown()).safeParse(parsed(metadata));
  if (read.success && isStorable(read.data)) return { metadata: read.data };
  throw new OperationError("bad-request", "The body's field metadata is wrong: it must be an object, written as JSON.");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
