import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers } from "../../core/rows/row-handlers.ts";
import { numberOf, requireDiallable, requirePlan } from "../dial.ts";
import { countersOf } from "./campaign-calls.ts";

/** Handlers for campaigns: their people are called by jobs, on whichever server is free. */
export function campaignHandlers(context: ResourceContext): RowHandlers<"Campaign"> {
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
        const found = await numberOf(context, orgId, body.phoneNumberId);
        for (const [at, to] of body.customers.entries()) {
          requireDiallable(context, found, { to, field: `customers.${at}` });
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
      if (request.body.status !== "ended") return handlers.updateCampaign(request);
      const { calls } = await context
        .rows("campaign", orgId)
        .edit(id, ({ status }) => (status === "ended" ? {} : { endedReason: `campaign.${status}.ended-by-user` }));
      const row = await handlers.updateCampaign(request);
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
