import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for sessions, which hold the messages of several chats. */
export function sessionHandlers(context: ResourceContext): RowHandlers<"Session"> {
  return rowHandlers(context, {
    name: "Session",
    kind: "session",
    list: "paged",
    initial: { status: "active", messages: [] },
  });
}
