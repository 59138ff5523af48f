import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { fitExport } from "./fit.ts";

type Makers = Pick<OperationHandlers, "createAssistant" | "createSquad" | "createWorkflow">;

/** Handlers for imports: what another platform exported is taken as it is, and told part by part. No value is repeated. */
export function importHandlers(context: ResourceContext, makers: Makers): Pick<OperationHandlers, "importAssistant"> {
  return {
    importAssistant: async (request) => {
      const { body, isReady, report } = await fitExport(context, request.orgId, request.body);
      if (!isReady) return report;
      const make = {
        assistant: () => makers.createAssistant({ ...request, body }),
        squad: () => makers.createSquad({ ...request, body: body as Parameters<Makers["createSquad"]>[0]["body"] }),
        workflow: () =>
          makers.createWorkflow({ ...request, body: body as Parameters<Makers["createWorkflow"]>[0]["body"] }),
      };
      const { id, name } = (await make[report.kind]()) as { readonly id: string; readonly name?: string };
      return { ...report, id, ...(name !== undefined && { name }) };
    },
  };
}
