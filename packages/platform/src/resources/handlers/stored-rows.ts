import { failNotOffered } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

const noKnowledgeBases = failNotOffered(
  "nothing names such a row; POST /v2/knowledge-base makes a collection of files, and model.knowledgeBase asks a server of yours.",
);

/** Handlers for knowledge bases of the contract's first kind: those that earlier versions kept can be read and deleted. */
export function knowledgeBaseHandlers(context: ResourceContext): RowHandlers<"KnowledgeBase"> {
  const handlers = rowHandlers(context, { name: "KnowledgeBase", kind: "knowledge base", list: "dated" });
  return { ...handlers, createKnowledgeBase: noKnowledgeBases, updateKnowledgeBase: noKnowledgeBases };
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
