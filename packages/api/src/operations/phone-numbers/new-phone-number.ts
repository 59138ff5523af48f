import { z } from "zod";
import { phoneNumberHook } from "../assistants/hooks.ts";
import { flag, id, reference, type Shape, server, text, upTo } from "../shared/common.ts";
import { phoneTransfer } from "../tools/transfers.ts";

/** Who answers a number, and what happens when nobody can. */
const answering = {
  name: upTo(40),
  assistantId: reference,
  workflowId: reference,
  squadId: reference,
  server: server.optional(),
  hooks: z.array(phoneNumberHook).optional(),
  fallbackDestination: phoneTransfer.optional(),
};

const twilio = {
  smsEnabled: flag,
  twilioAccountSid: z.string(),
  twilioAuthToken: text,
  twilioApiKey: text,
  twilioApiSecret: text,
};

const bought = { ...answering, number: z.string(), credentialId: id };

/** Phone numbers, by the carrier they come from. */
export const numberKinds = [
  z.strictObject({
    provider: z.literal("byo-phone-number"),
    ...answering,
    numberE164CheckEnabled: flag,
    number: z.string().min(3).max(40).optional(),
    credentialId: id,
  }),
  z.strictObject({ provider: z.literal("twilio"), ...answering, ...twilio, number: z.string() }),
  z.strictObject({ provider: z.literal("vonage"), ...bought }),
  z.strictObject({
    provider: z.literal("vapi"),
    ...answering,
    numberDesiredAreaCode: z.string().length(3).optional(),
    sipUri: text,
    authentication: z
      .strictObject({
        realm: text,
        username: z.string().min(20).max(40),
        password: z.string().min(20).max(40),
      })
      .optional(),
  }),
  z.strictObject({ provider: z.literal("telnyx"), ...bought }),
] as const;

const anyNumber = z.discriminatedUnion("provider", numberKinds);

/** A phone number to be kept, by its carrier. */
export type NewPhoneNumber = z.infer<typeof anyNumber>;
export interface NewPhoneNumberShape extends Shape<NewPhoneNumber> {}
export const newPhoneNumber: NewPhoneNumberShape = anyNumber;

const fromTwilio = z.strictObject({ ...answering, ...twilio, twilioPhoneNumber: z.string() });

/** A number a developer already has with Twilio. */
export interface TwilioImport extends z.infer<typeof fromTwilio> {}
export const twilioImport: Shape<TwilioImport> = fromTwilio;

/** A number a developer already has with Vonage. */
export const vonageImport = z.strictObject({ ...answering, vonagePhoneNumber: z.string(), credentialId: id });
