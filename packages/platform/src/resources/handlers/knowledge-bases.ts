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
