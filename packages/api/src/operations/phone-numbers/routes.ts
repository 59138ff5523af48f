import type { Route } from "../../operation.ts";
import { dated, list, paged, post, rowRoutes } from "../shared/make-routes.ts";

/** The routes of phone numbers, below the platform's base URL. */
export const phoneNumberRoutes = {
  importTwilioNumber: post("/phone-number/import/twilio"),
  importVonageNumber: post("/phone-number/import/vonage"),
  ...rowRoutes("PhoneNumber", "/phone-number", dated),
  pagePhoneNumbers: list("/v2/phone-number", paged),
} as const satisfies Record<string, Route>;
