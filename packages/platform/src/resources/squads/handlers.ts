import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";

type Squad = RowKinds["squad"];

/** Handlers for squads. They talk in calls and chats that name one; a destination that names nobody is told of. */
export function squadHandlers(context: ResourceContext): RowHandlers<"Squad"> {
  const handlers = rowHandlers(context, { name: "Squad", kind: "squad", list: "dated" });
  const told = async (orgId: string, squad: Squad): Promise<Squad> => {
    const warnings = strayNames(squad, await namesOf(context, orgId, squad));
    return warnings.length === 0 ? squad : { ...squad, warnings };
  };
  return {
    ...handlers,
    createSquad: async (request) => told(request.orgId, (await handlers.createSquad(request)) as Squad),
    getSquad: async (request) => told(request.orgId, (await handlers.getSquad(request)) as Squad),
    updateSquad: async (request) => told(request.orgId, (await handlers.updateSquad(request)) as Squad),
  };
}

/** What the members are called in a conversation. */
async function namesOf(
  context: ResourceContext,
  orgId: string,
  { members = [], membersOverrides }: Squad,
): Promise<ReadonlySet<unknown>> {
  const ids = [...new Set(members.flatMap(({ assistantId }) => assistantId ?? []))];
  const kept =
    ids.length === 0 ? [] : await context.store.list({ kind: "assistant", orgId }, { ids, limit: ids.length });
  const byId = new Map(kept.map(({ id, name }) => [id, name]));
  return new Set(
    members.map(
      ({ assistantId, assistant, assistantOverrides }) =>
        assistantOverrides?.name ?? membersOverrides?.name ?? assistant?.name ?? byId.get(assistantId ?? ""),
    ),
  );
}

const nobody = "No member has this name: a model that hands the conversation over there is told that nobody is there.";

/** The destinations that name none of these and hold no assistant of their own; of a template it shows in the conversation. */
function strayNames({ members = [] }: Squad, names: ReadonlySet<unknown>) {
  return members.flatMap(({ assistantDestinations = [] }, member) =>
    assistantDestinations.flatMap((destination, at) => {
      const { assistantName, assistantId, assistant } = destination as Readonly<Record<string, unknown>>;
      const isOpen = assistantId !== undefined || assistant !== undefined || String(assistantName).includes("{{");
      if (assistantName === undefined || isOpen || names.has(assistantName)) return [];
      return [{ path: `members.${member}.assistantDestinations.${at}.assistantName`, message: nobody }];
    }),
  );
}
