import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { rejectIfReferenced } from "../core/rows/references.ts";
import { idOf, type RowHandlers, toRowsQuery } from "../core/rows/row-handlers.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";

type Collection = RowKinds["knowledge base v2"];
type Names =
  | keyof RowHandlers<"KnowledgeBaseV2">
  | "listKnowledgeFiles"
  | "attachKnowledgeFile"
  | "detachKnowledgeFile";

/** Files one collection holds: its tool takes no more. */
const mostFiles = 1000;

/** Handlers for collections of files. Each has a query tool, which searches what is in it at the time. */
export function fileCollectionHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const of = (orgId: string, within = context) => within.rows("knowledge base v2", orgId);
  /** Changes a collection, and its tool with it. */
  const change = (orgId: string, id: string, changes: (row: Collection) => Partial<Collection>) =>
    context.transaction(async (within) => {
      const row = await of(orgId, within).edit(id, changes);
      const { toolId } = row;
      if (toolId !== null && (await within.store.find({ kind: "tool", orgId }, toolId)) !== undefined)
        await within.rows("tool", orgId).edit(toolId, () => toolOf(row));
      return row;
    });
  return {
    createKnowledgeBaseV2: ({ orgId, body }) =>
      context.transaction(async (within) => {
        const tool = await within.rows("tool", orgId).create({ type: "query", ...toolOf({ ...body, fileIds: [] }) });
        return told(await of(orgId, within).create({ ...body, toolId: tool.id, fileIds: [] }));
      }),
    listKnowledgeBaseV2s: async ({ orgId, query }) => (await of(orgId).list(toRowsQuery(query))).map(told),
    getKnowledgeBaseV2: async (request) => {
      const row = await of(request.orgId).get(idOf(request));
      return { ...told(row), files: await filesOf(context, row) };
    },
    updateKnowledgeBaseV2: async (request) =>
      told(await change(request.orgId, idOf(request), () => request.body as Partial<Collection>)),
    deleteKnowledgeBaseV2: ({ orgId, ...request }) =>
      context.transaction(async (within) => {
        const row = await of(orgId, within).remove(idOf({ orgId, ...request }));
        if (row.toolId !== null) {
          await rejectIfReferenced(within, orgId, "tool", row.toolId);
          await within.store.remove({ kind: "tool", orgId }, row.toolId);
        }
        return told(row);
      }),
    listKnowledgeFiles: async (request) => filesOf(context, await of(request.orgId).get(idOf(request))),
    attachKnowledgeFile: async (request) => {
      const { fileId } = request.body;
      const row = await change(request.orgId, idOf(request), ({ fileIds }) => {
        if (fileIds.length >= mostFiles && !fileIds.includes(fileId))
          throw new OperationError("bad-request", `A knowledge base has at most ${mostFiles} files.`);
        return { fileIds: [...new Set([...fileIds, fileId])] };
      });
      return attached(row, await context.rows("file", request.orgId).get(fileId));
    },
    detachKnowledgeFile: async (request) => {
      const { fileId } = request.parameters;
      const before = await of(request.orgId).get(idOf(request));
      const file = (await filesOf(context, before)).find((one) => one.fileId === fileId);
      if (file === undefined) throw new OperationError("not-found", "There is no such file in this knowledge base.");
      await change(request.orgId, before.id, ({ fileIds }) => ({ fileIds: fileIds.filter((id) => id !== fileId) }));
      return file;
    },
  };
}

/** What the tool of a collection is told: the model decides by its words when to look something up. */
function toolOf({ name, description, fileIds }: Pick<Collection, "name" | "description" | "fileIds">) {
  return { knowledgeBases: [{ name, provider: "google", description: description || name, fileIds }] };
}

/** A collection as it is answered: its files are a list of their own. */
function told({ fileIds: _, ...row }: Collection): Omit<Collection, "fileIds"> {
  return row;
}

/** The files of a collection that are still there, in the order in which they came. */
async function filesOf(context: ResourceContext, row: Collection) {
  const { fileIds, orgId } = row;
  if (fileIds.length === 0) return [];
  const files = await context.rows("file", orgId).list({ ids: fileIds, limit: fileIds.length });
  const byId = new Map(files.map((file) => [file.id, file]));
  return fileIds.flatMap((id) => {
    const file = byId.get(id);
    return file === undefined ? [] : [attached(row, file)];
  });
}

const states = { processing: "indexing", done: "ready", failed: "failed" } as const;

function attached({ id: knowledgeBaseV2Id, orgId }: Collection, file: RowKinds["file"]) {
  const { id, originalName: fileName, mimetype, bytes, status = "processing", createdAt, updatedAt } = file;
  return {
    ...{ id, orgId, knowledgeBaseV2Id, fileId: id, fileName, mimetype, bytes, status: states[status] },
    ...{ createdAt, updatedAt },
  };
}
