import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for workflows: they are stored, nothing runs them. */
export function workflowHandlers(context: ResourceContext): Pick<OperationHandlers, keyof RowHandlers<"Workflow">> {
  return {
    ...rowHandlers(context, { name: "Workflow", kind: "workflow", list: "dated" }),
    listWorkflows: ({ orgId, query }) => context.rows("workflow", orgId).list({ limit: 1000, ...query }),
  };
}
