import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for knowledge bases: they are stored, nothing searches them. */
export function knowledgeBaseHandlers(context: ResourceContext): RowHandlers<"KnowledgeBase"> {
  return rowHandlers(context, {
    name: "KnowledgeBase",
    kind: "knowledge base",
    list: "dated",
    discriminator: "provider",
  });
}

/** Handlers for sessions, which hold the messages of several chats. */
export function sessionHandlers(context: ResourceContext): RowHandlers<"Session"> {
  return rowHandlers(context, {
    name: "Session",
    kind: "session",
    list: "paged",
    initial: { status: "active", messages: [] },
  });
}

/** Handlers for squads. They talk in calls and chats that name one. */
export function squadHandlers(context: ResourceContext): RowHandlers<"Squad"> {
  return rowHandlers(context, { name: "Squad", kind: "squad", list: "dated" });
}
