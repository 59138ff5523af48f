import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { campaignRoutes as routes } from "../routes.ts";
import { between, id, later, longestList, record, reference, type Shape, stored } from "../shared/common.ts";
import { campaignCustomer, schedulePlan } from "../shared/customers.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";

const settings = {
  name: z.string(),
  assistantId: reference,
  workflowId: reference,
  phoneNumberId: id,
  schedulePlan: schedulePlan.optional(),
  squadId: reference,
  ...later(
    "dialPlan",
    "predialPlan",
    "assistantOverrides",
    "squadOverrides",
    "server",
    "serverMessages",
    "duplicateFromCampaignId",
  ),
  /** Ours: calls of this campaign at one time. */
  maxConcurrency: between(1, 100),
  /** Ours: how often, and after what wait, somebody is called again who was busy or did not answer. */
  retryPlan: z.strictObject({ maxRetries: between(0, 5), waitSeconds: between(1, 604_800) }).optional(),
};
const people = { customers: z.array(campaignCustomer).max(longestList) };
const status = z.enum(["scheduled", "in-progress", "ended"]);

const row = z.object({
  ...settings,
  ...people,
  status,
  endedReason: z
    .enum(["campaign.scheduled.ended-by-user", "campaign.in-progress.ended-by-user", "campaign.ended.success"])
    .optional(),
  /** Call ids, each with what became of that call. */
  calls: record,
  callsCounterScheduled: z.number(),
  callsCounterQueued: z.number(),
  callsCounterInProgress: z.number(),
  callsCounterEndedVoicemail: z.number(),
  callsCounterEnded: z.number(),
  ...stored,
});

/** The same call to many people. */
export interface Campaign extends z.infer<typeof row> {}
export const campaign: Shape<Campaign> = row;

export const campaignOperations = {
  createCampaign: { ...routes.createCampaign, body: z.strictObject({ ...settings, ...people }), answer: campaign },
  listCampaigns: {
    ...routes.listCampaigns,
    query: z.strictObject({ ...pagedQuery, id: reference, status: status.optional() }),
    answer: pageOf(campaign),
  },
  getCampaign: { ...routes.getCampaign, answer: campaign },
  /** `status` can only be set to "ended". */
  updateCampaign: {
    ...routes.updateCampaign,
    body: z.strictObject({ ...settings, status: z.literal("ended") }).partial(),
    answer: campaign,
  },
  deleteCampaign: { ...routes.deleteCampaign, answer: campaign },
} as const satisfies Record<string, OperationSpec>;
