import { z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { phoneNumberRoutes as routes } from "./phone-number.routes.ts";
import { type Shape, text } from "./shapes/common.ts";
import { type Changes, changesOf, type StoredKind, storedKinds } from "./shapes/kinds.ts";
import { pagedQuery, pageOf, rowsQuery } from "./shapes/lists.ts";
import { type NewPhoneNumber, newPhoneNumber, numberKinds, twilioImport, vonageImport } from "./shapes/numbers.ts";

const told = { status: z.enum(["active", "activating", "blocked"]).optional(), number: text };

/** A phone number as it is kept. */
export type PhoneNumber = StoredKind<NewPhoneNumber, z.infer<z.ZodObject<typeof told>>>;
export interface PhoneNumberShape extends Shape<PhoneNumber> {}
export const phoneNumber: PhoneNumberShape = storedKinds("provider", numberKinds, told);

export interface PhoneNumberChangesShape extends Shape<Changes<NewPhoneNumber, "provider">> {}
const changes: PhoneNumberChangesShape = changesOf("provider", numberKinds);

export const phoneNumberCalls = {
  importTwilioNumber: { ...routes.importTwilioNumber, body: twilioImport, answer: phoneNumber, failures: [501] },
  importVonageNumber: { ...routes.importVonageNumber, body: vonageImport, answer: phoneNumber, failures: [501] },
  createPhoneNumber: {
    ...routes.createPhoneNumber,
    body: newPhoneNumber,
    answer: phoneNumber,
  },
  listPhoneNumbers: { ...routes.listPhoneNumbers, query: rowsQuery, answer: z.array(phoneNumber) },
  getPhoneNumber: { ...routes.getPhoneNumber, answer: phoneNumber },
  updatePhoneNumber: {
    ...routes.updatePhoneNumber,
    body: changes,
    answer: phoneNumber,
  },
  deletePhoneNumber: { ...routes.deletePhoneNumber, answer: phoneNumber },
  pagePhoneNumbers: {
    ...routes.pagePhoneNumbers,
    query: z.strictObject({ ...pagedQuery, search: z.string().max(100).optional() }),
    answer: pageOf(phoneNumber),
  },
} as const satisfies Record<string, CallSpec>;
