import { hasCode } from "@dilo/foundation";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The settings of a stored assistant. @throws OperationError bad-request when there is none with this id */
export async function keptAssistant(context: ResourceContext, orgId: string, assistantId: string): Promise<Fields> {
  try {
    const {
      id: _,
      orgId: __,
      createdAt: ___,
      updatedAt: ____,
      ...settings
    } = await context.rows("assistant", orgId).get(assistantId);
    return settings;
  } catch (error) {
    if (!hasCode(error, OperationError, "not-found")) throw error;
    throw new OperationError("bad-request", "The body's field assistantId is wrong: there is no such assistant.");
  }
}

/** An assistant with the stored `handoff` tools that its `toolIds` name, as if they were written into it. */
export async function withHandoffTools(context: ResourceContext, orgId: string, assistant: Fields): Promise<Fields> {
  const model = (assistant["model"] ?? {}) as { readonly tools?: unknown[]; readonly toolIds?: readonly string[] };
  const { tools = [], toolIds = [] } = model;
  if (toolIds.length === 0) return assistant;
  const stored = await context.store.list({ kind: "tool", orgId }, { ids: toolIds, limit: toolIds.length });
  const handoffs = stored.flatMap(({ type, destinations, messages }) =>
    type === "handoff" ? [{ type, destinations, messages }] : [],
  );
  return handoffs.length === 0 ? assistant : { ...assistant, model: { ...model, tools: [...tools, ...handoffs] } };
}
