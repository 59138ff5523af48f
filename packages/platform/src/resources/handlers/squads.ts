import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for squads: they are stored, nothing runs them. */
export function squadHandlers(context: ResourceContext): RowHandlers<"Squad"> {
  return rowHandlers(context, { name: "Squad", kind: "squad", list: "dated" });
}
