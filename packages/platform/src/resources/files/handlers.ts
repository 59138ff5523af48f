import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { rejectIfReferenced } from "../core/rows/references.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { createRow } from "../core/rows/rows.ts";
import { isReadable } from "../knowledge/file-text.ts";
import { keptEndings, largestFile, typeOfFile } from "./file-types.ts";

const longestName = 40;

/** Handlers for files: a row describes each, its bytes are in the host's store. A job reads its text, to be searched. */
export function fileHandlers(
  context: ResourceContext,
): Pick<OperationHandlers, keyof RowHandlers<"File"> | "uploadFile"> {
  const upload = async ({ orgId, body: { file } }: OperationRequest<"createFile" | "uploadFile">) => {
    if (file.size > largestFile) throw new OperationError("too-long", "The file is over 10 MiB.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mimetype = typeOfFile(file.name, file.type, bytes);
    if (mimetype === undefined) {
      throw new OperationError(
        "bad-request",
        `The body's field file is wrong: its name and content must be ${keptEndings}.`,
      );
    }
    const originalName = file.name;
    const id = context.newId();
    const settings = {
      object: "file",
      status: isReadable(mimetype) ? "processing" : "done",
      name: [...originalName].slice(0, longestName).join(""),
      originalName,
      bytes: bytes.length,
      mimetype,
      url: `${context.apiUrl}/file/${id}/content`,
    } as const;
    const row = createRow(settings, { id, orgId, now: context.now() });
    await context.store.insert("file", { ...row });
    try {
      await context.files.keep({ orgId, id: row.id }, bytes);
    } catch (error) {
      await context.rows("file", orgId).remove(row.id);
      throw error;
    }
    if (row.status === "processing") await context.jobs.add({ orgId, kind: "file-text", rowId: id });
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
