import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { campaignRoutes as routes } from "../routes.ts";
import { between, id, later, longestList, oneOrMore, record, reference, type Shape, stored } from "../shared/common.ts";
import { campaignCustomer, schedulePlan } from "../shared/customers.ts";
import { pagedQuery, pageOf, wholeNumber } from "../shared/lists.ts";

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

const ending = z
  .enum(["campaign.scheduled.ended-by-user", "campaign.in-progress.ended-by-user", "campaign.ended.success"])
  .optional();

const row = z.object({
  ...settings,
  ...people,
  status,
  endedReason: ending,
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

const summaryRow = z.object({
  ...settings,
  status,
  endedReason: ending,
  /** How many of its people are how far. */
  contactCounters: z.object({
    pending: z.number(),
    dispatched: z.number(),
    completed: z.number(),
    failed: z.number(),
    skipped: z.number(),
    predialFailed: z.number(),
  }),
  callMetrics: z.object({ dialed: z.number(), connected: z.number() }),
  ...stored,
});

/** A campaign without its people and calls. */
interface CampaignSummary extends z.infer<typeof summaryRow> {}
const summary: Shape<CampaignSummary> = summaryRow;

const contactStatus = z.enum([
  "contact.pending",
  "contact.dispatched",
  "contact.completed",
  "contact.failed",
  "contact.skipped",
  "contact.predial-failed",
]);

/** Somebody whom a campaign calls, and how far that is. */
const contact = z.object({
  /** Their place in the campaign, from 0. */
  id: z.string(),
  number: z.string(),
  name: z.string().optional(),
  status: contactStatus,
  callId: z.string().optional(),
  endedReason: z.string().optional(),
});

const newCampaign = z.strictObject({ ...settings, ...people });
/** `status` can only be set to "cancelled", or "ended", which means the same: the campaign ends. */
const changes = z.strictObject({ ...settings, status: z.enum(["cancelled", "ended"]) }).partial();

export const campaignOperations = {
  createCampaign: { ...routes.createCampaign, body: newCampaign, answer: campaign },
  listCampaigns: {
    ...routes.listCampaigns,
    query: z.strictObject({ ...pagedQuery, id: reference, status: status.optional() }),
    answer: pageOf(campaign),
  },
  getCampaign: { ...routes.getCampaign, answer: campaign },
  updateCampaign: { ...routes.updateCampaign, body: changes, answer: campaign },
  deleteCampaign: { ...routes.deleteCampaign, answer: campaign },
  createCampaignV2: { ...routes.createCampaignV2, body: newCampaign, answer: campaign },
  listCampaignV2s: {
    ...routes.listCampaignV2s,
    query: z.strictObject({
      ...pagedQuery,
      id: reference,
      status: z.enum(["scheduled", "in-progress", "ended", "cancelled", "archived"]).optional(),
      sortBy: z.literal("createdAt").optional(),
      includeCounters: z.stringbool().or(z.boolean()).optional(),
    }),
    answer: pageOf(summary),
  },
  getCampaignV2: { ...routes.getCampaignV2, answer: summary },
  updateCampaignV2: { ...routes.updateCampaignV2, body: changes, answer: campaign },
  deleteCampaignV2: { ...routes.deleteCampaignV2, answer: campaign },
  listCampaignContacts: {
    ...routes.listCampaignContacts,
    query: z.strictObject({
      limit: wholeNumber(0, 1000),
      page: wholeNumber(1),
      status: oneOrMore(contactStatus),
      sortBy: z.enum(["position", "status"]).optional(),
    }),
    answer: pageOf(contact),
  },
} as const satisfies Record<string, OperationSpec>;
