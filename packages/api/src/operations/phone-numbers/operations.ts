import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { phoneNumberRoutes as routes } from "../routes.ts";
import { type Shape, text } from "../shared/common.ts";
import { type Changes, changesOf, type StoredKind, storedKinds } from "../shared/kinds.ts";
import { pagedQuery, pageOf, rowsQuery } from "../shared/lists.ts";
import { type NewPhoneNumber, newPhoneNumber, numberKinds, twilioImport, vonageImport } from "./new-phone-number.ts";

const told = { status: z.enum(["active", "activating", "blocked"]).optional(), number: text };

/** A phone number as it is stored. */
export type PhoneNumber = StoredKind<NewPhoneNumber, z.infer<z.ZodObject<typeof told>>>;
export interface PhoneNumberShape extends Shape<PhoneNumber> {}
export const phoneNumber: PhoneNumberShape = storedKinds("provider", numberKinds, told);

export interface PhoneNumberChangesShape extends Shape<Changes<NewPhoneNumber>> {}
const changes: PhoneNumberChangesShape = changesOf("provider", numberKinds);

export const phoneNumberOperations = {
  importTwilioNumber: { ...routes.importTwilioNumber, body: twilioImport, answer: phoneNumber },
  importVonageNumber: { ...routes.importVonageNumber, body: vonageImport, answer: phoneNumber },
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
} as const satisfies Record<string, OperationSpec>;
