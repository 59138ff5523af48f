import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for squads. They talk in calls and chats that name one. */
export function squadHandlers(context: ResourceContext): RowHandlers<"Squad"> {
  return rowHandlers(context, { name: "Squad", kind: "squad", list: "dated" });
}
