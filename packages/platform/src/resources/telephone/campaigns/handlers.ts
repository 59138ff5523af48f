import { OperationError } from "../../core/operations/operation-error.ts";
import type { OperationHandlers } from "../../core/operations/operation-request.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers, toRowsQuery } from "../../core/rows/row-handlers.ts";
import { requireDiallable, requirePlan, wayOut } from "../dial.ts";
import { countersOf } from "./campaign-calls.ts";
import { contactsOf, summaryOf } from "./contacts.ts";

type NewerNames = keyof RowHandlers<"CampaignV2"> | "listCampaignContacts";

/** Handlers for campaigns, in both forms that the vendor's clients know. */
export function campaignHandlers(
  context: ResourceContext,
): RowHandlers<"Campaign"> & Pick<OperationHandlers, NewerNames> {
  const handlers = ownHandlers(context);
  return {
    ...handlers,
    createCampaignV2: (request) => handlers.createCampaign({ ...request }),
    updateCampaignV2: (request) => handlers.updateCampaign({ ...request }),
    deleteCampaignV2: (request) => handlers.deleteCampaign({ ...request }),
    getCampaignV2: async ({ orgId, parameters }) =>
      summaryOf(await context.rows("campaign", orgId).get(parameters["id"] ?? "")),
    listCampaignV2s: async ({ orgId, query: { includeCounters: _, sortBy: __, ...query } }) => {
      const page = await context.rows("campaign", orgId).page(toRowsQuery(query));
      return { ...page, results: page.results.map(summaryOf) };
    },
    listCampaignContacts: async ({ orgId, parameters, query }) => {
      const { limit = 100, page = 1, status, sortBy } = query;
      const row = await context.rows("campaign", orgId).get(parameters["id"] ?? "");
      const wanted = status === undefined ? undefined : [status].flat();
      const found = contactsOf(row).filter((one) => wanted?.includes(one.status) ?? true);
      if (sortBy === "status") found.sort((one, other) => one.status.localeCompare(other.status));
      const results = found.slice((page - 1) * limit, page * limit);
      return { results, metadata: { itemsPerPage: limit, totalItems: found.length, currentPage: page } };
    },
  };
}

/** The five operations of a campaign: its people are called by jobs, on whichever server is free. */
function ownHandlers(context: ResourceContext): RowHandlers<"Campaign"> {
  const rows = { name: "Campaign", kind: "campaign", list: "paged" } as const;
  const handlers = rowHandlers(context, rows);
  const jobOf = (orgId: string, rowId: string) => ({ orgId, kind: "campaign", rowId }) as const;
  return {
    ...handlers,
    createCampaign: async (request) => {
      const { orgId, body } = request;
      requirePlan(context, body.schedulePlan);
      if (context.telephone !== undefined) {
        if ((body.assistantId ?? body.workflowId) === undefined) {
          throw new OperationError("bad-request", "The body's field assistantId is wrong: name it, or workflowId.");
        }
        const way = await wayOut(context, orgId, body.phoneNumberId);
        for (const [at, to] of body.customers.entries()) {
          await requireDiallable(context, way, { to, field: `customers.${at}` });
        }
      }
      const counters = countersOf({ customers: body.customers, calls: {} });
      const initial = { status: "scheduled", calls: {}, ...counters };
      const row = await rowHandlers(context, { ...rows, initial }).createCampaign(request);
      await context.jobs.add(jobOf(orgId, String(row.id)));
      return row;
    },
    updateCampaign: async (request) => {
      const { orgId } = request;
      const id = idOf(request);
      if (request.body.status === undefined) return handlers.updateCampaign(request);
      const { calls } = await context
        .rows("campaign", orgId)
        .edit(id, ({ status }) => (status === "ended" ? {} : { endedReason: `campaign.${status}.ended-by-user` }));
      const row = await handlers.updateCampaign({ ...request, body: { ...request.body, status: "ended" } });
      // A beat that is under way begins no more; the next ones see the calls that are up to their end.
      await context.jobs.cancel(id);
      await context.callOwners.end(unanswered(calls));
      await context.jobs.add(jobOf(orgId, id));
      return row;
    },
    deleteCampaign: async (request) => {
      const row = await handlers.deleteCampaign(request);
      await context.jobs.cancel(idOf(request));
      return row;
    },
  };
}

function unanswered(calls: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(calls).flatMap(([id, call]) =>
    ["queued", "ringing"].includes((call as { readonly status: string }).status) ? [id] : [],
  );
}
