import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { checkWorkflow, type WorkflowSettings } from "./check-workflow.ts";

/** Handlers for workflows. They talk in calls and chats that name one; what could not be played is refused. */
export function workflowHandlers(context: ResourceContext): Pick<OperationHandlers, keyof RowHandlers<"Workflow">> {
  const handlers = rowHandlers(context, { name: "Workflow", kind: "workflow", list: "dated" });
  return {
    ...handlers,
    createWorkflow: async (request) => {
      checkWorkflow(request.body as WorkflowSettings, "");
      return handlers.createWorkflow(request);
    },
    updateWorkflow: async (request) => {
      const kept = await context.rows("workflow", request.orgId).get(idOf(request));
      checkWorkflow({ ...kept, ...request.body } as unknown as WorkflowSettings, "");
      return handlers.updateWorkflow(request);
    },
    listWorkflows: ({ orgId, query }) => context.rows("workflow", orgId).list({ limit: 1000, ...query }),
  };
}
