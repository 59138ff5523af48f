import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

/** Handler for what was done with an org's tokens. */
export function auditHandlers({ audit }: ResourceContext): Pick<OperationHandlers, "listAuditEntries"> {
  return { listAuditEntries: ({ orgId, query }) => audit.page(orgId, query) };
}
