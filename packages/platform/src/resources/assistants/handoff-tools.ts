import type { ResourceContext } from "../core/operations/resource-context.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An assistant with the stored `handoff` tools that its `toolIds` name, as if they were written into it. */
export async function withHandoffTools(context: ResourceContext, orgId: string, assistant: Fields): Promise<Fields> {
  const model = (assistant["model"] ?? {}) as { readonly tools?: unknown[]; readonly toolIds?: readonly string[] };
  const { tools = [], toolIds = [] } = model;
  if (toolIds.length === 0) return assistant;
  const stored = await context.store.list({ kind: "tool", orgId }, { ids: toolIds, limit: toolIds.length });
  const handoffs = stored.flatMap(({ type, destinations }) => (type === "handoff" ? [{ type, destinations }] : []));
  return handoffs.length === 0 ? assistant : { ...assistant, model: { ...model, tools: [...tools, ...handoffs] } };
}
