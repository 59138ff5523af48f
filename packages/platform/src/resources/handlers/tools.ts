import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { rejectIfReferenced } from "../core/rows/references.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for tools. One that an assistant or a squad uses can't be deleted. */
export function toolHandlers(context: ResourceContext): Pick<OperationHandlers, keyof RowHandlers<"Tool">> {
  const handlers = rowHandlers(context, { name: "Tool", kind: "tool", list: "dated", discriminator: "type" });
  return {
    ...handlers,
    deleteTool: async (request) => {
      const { id } = await context.rows("tool", request.orgId).get(idOf(request));
      await rejectIfReferenced(context, request.orgId, "tool", id);
      return handlers.deleteTool(request);
    },
  };
}
