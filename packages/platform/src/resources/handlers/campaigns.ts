import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** A new campaign. Nothing dials: it stays scheduled until it is ended. */
const initial = {
  status: "scheduled",
  calls: {},
  callsCounterScheduled: 0,
  callsCounterQueued: 0,
  callsCounterInProgress: 0,
  callsCounterEndedVoicemail: 0,
  callsCounterEnded: 0,
};

/** Handlers for campaigns. */
export function campaignHandlers(context: ResourceContext): RowHandlers<"Campaign"> {
  return rowHandlers(context, { name: "Campaign", kind: "campaign", list: "paged", initial });
}
