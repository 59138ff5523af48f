import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import type { Settings } from "../core/rows/row-operations.ts";

/** The type of the collection whose templates are pinned. */
const pinned = "pinned";

/** Handlers for templates. Pinned are those whose `metadata.collectionType` says so. */
export function templateHandlers(
  context: ResourceContext,
): Pick<OperationHandlers, keyof RowHandlers<"Template"> | "listPinnedTemplates"> {
  return {
    ...rowHandlers(context, { name: "Template", kind: "template", list: "dated" }),
    createTemplate: ({ orgId, body }) =>
      context.transaction(async (inside) => {
        const [first, ...others] = [body].flat();
        const created = await inside.rows("template", orgId).create({ ...first } as Settings);
        for (const other of others) await inside.rows("template", orgId).create({ ...other } as Settings);
        return created;
      }),
    listTemplates: ({ orgId, query: { collectionId, ...query } }) => {
      const { visibility, provider, ...dates } = query;
      const where =
        collectionId === undefined
          ? []
          : [{ path: ["metadata", "collectionId"], is: "eq" as const, value: collectionId }];
      return context.rows("template", orgId).list({ ...dates, equal: { visibility, provider }, where });
    },
    listPinnedTemplates: ({ orgId }) =>
      context
        .rows("template", orgId)
        .list({ where: [{ path: ["metadata", "collectionType"], is: "eq", value: pinned }] }),
  };
}
