import { z } from "zod";
import { artifactPlan } from "../assistants/plans.ts";
import { twilioImport } from "../phone-numbers/new-phone-number.ts";
import {
  amount,
  instant,
  later,
  record,
  records,
  reference,
  type Shape,
  stored,
  text,
  upTo,
} from "../shared/common.ts";
import { callCost, costBreakdown } from "../shared/costs.ts";
import { customer, schedulePlan } from "../shared/customers.ts";
import { callMessage } from "../shared/messages.ts";
import { phoneTransfer } from "../tools/transfers.ts";
import { artifact } from "./artifact.ts";
import { talker } from "./talkers.ts";

/** What a call is at a moment. */
export const callStatuses = ["scheduled", "queued", "ringing", "in-progress", "forwarding", "ended"] as const;

const dialled = {
  ...talker,
  name: upTo(40),
  schedulePlan: schedulePlan.optional(),
  transport: record.optional(),
  phoneNumberId: reference,
  phoneNumber: twilioImport.optional(),
  customerId: reference,
  customer: customer.optional(),
  ...later("assistantVersion", "squadOverrides"),
};

const newCallShape = z.strictObject({ ...dialled, customers: z.array(customer).optional() });

/** A call to be made: who talks, to whom, from which number, when. */
export interface NewCall extends z.infer<typeof newCallShape> {}
export const newCall: Shape<NewCall> = newCallShape;

/** What a call reports besides its own settings. */
const callReport = {
  type: z.enum(["inboundPhoneCall", "outboundPhoneCall", "webCall", "vapi.websocketCall"]).optional(),
  status: z.enum(callStatuses).optional(),
  endedReason: text,
  startedAt: instant.optional(),
  endedAt: instant.optional(),
  messages: z.array(callMessage).optional(),
  artifactPlan: artifactPlan.optional(),
  artifact: artifact.optional(),
  analysis: z
    .object({
      summary: text,
      structuredData: record.optional(),
      structuredDataMulti: records,
      successEvaluation: text,
    })
    .optional(),
  compliance: z
    .object({
      recordingConsent: z.object({ type: z.union([z.string(), record]), grantedAt: instant.optional() }).optional(),
    })
    .optional(),
  monitor: z.object({ listenUrl: text, controlUrl: text }).optional(),
  destination: phoneTransfer.optional(),
  phoneCallProvider: z.enum(["twilio", "vonage", "vapi", "telnyx"]).optional(),
  phoneCallProviderId: text,
  phoneCallTransport: z.enum(["sip", "pstn"]).optional(),
  campaignId: reference,
  /** What failed in it, the newest last: which part, and why. */
  problems: z
    .array(
      z.object({ at: instant, part: z.enum(["model", "voice", "transcriber"]), code: z.string(), message: z.string() }),
    )
    .optional(),
  /**
   * Who served it: a vendor with its model or voice, "custom-llm", "server" for the server's own model, its own voice or
   * transcriber by name, "browser" for the page's, or "none".
   */
  servedBy: z.object({ model: text, voice: text, transcriber: text }).optional(),
  /** US dollars. */
  cost: amount,
  costs: z.array(callCost).optional(),
  costBreakdown: costBreakdown.optional(),
};

const callRow = z.object({ ...dialled, ...callReport, ...stored });

/** A call and everything known of it. */
export interface Call extends z.infer<typeof callRow> {}
export const call: Shape<Call> = callRow;
export const callFields = callRow.shape;
