import { z } from "zod";
import { assistantOverrides } from "../assistants/assistant-settings.ts";
import { between, flag, instant, later, record, type Shape, text, upTo } from "./common.ts";

const person = {
  numberE164CheckEnabled: flag,
  extension: upTo(10),
  number: z.string().min(3).max(40).optional(),
  sipUri: text,
  name: upTo(40),
  email: upTo(40),
  externalId: upTo(40),
};

const texts = z.array(z.string()).max(10).optional();

const callCustomer = z.strictObject({
  ...person,
  /** Ours, by the names of the specification's dial-out: how the call to them is made. */
  codecs: z.strictObject({ audio: texts, video: texts }).optional(),
  waitBeforeExtensionDialSec: between(0, 60),
  displayName: upTo(199),
  callerId: text,
  assistantOverrides: assistantOverrides.optional(),
  ...later("squadOverrides"),
});

/** Whom a call is made to. */
export interface Customer extends z.infer<typeof callCustomer> {}
export const customer: Shape<Customer> = callCustomer;

const campaignPerson = z.strictObject({
  ...callCustomer.shape,
  /** Ours: who is called with an artificial voice has said yes to it (FCC 24-17). */
  consent: z.literal(true),
});

/** Whom a campaign calls. */
export interface CampaignCustomer extends z.infer<typeof campaignPerson> {}
export const campaignCustomer: Shape<CampaignCustomer> = campaignPerson;

/** Overrides a page may set: only the values of template variables. */
export const chatOverrides = z.strictObject({ variableValues: record.optional() });

/** Who writes in a chat on a page. */
export const webCustomer = z.strictObject({ ...person, assistantOverrides: chatOverrides.optional() });

/** When a call may be made. */
export const schedulePlan = z.strictObject({ earliestAt: instant, latestAt: instant.optional() });
