import type { Route } from "../call-spec.ts";

/** The routes of phone numbers, below the platform's base URL. */
export const phoneNumberRoutes = {
  importTwilioNumber: { method: "POST", path: "/phone-number/import/twilio" },
  importVonageNumber: { method: "POST", path: "/phone-number/import/vonage" },
  createPhoneNumber: { method: "POST", path: "/phone-number" },
  listPhoneNumbers: { method: "GET", path: "/phone-number", list: "dated" },
  getPhoneNumber: { method: "GET", path: "/phone-number/{id}" },
  updatePhoneNumber: { method: "PATCH", path: "/phone-number/{id}" },
  deletePhoneNumber: { method: "DELETE", path: "/phone-number/{id}" },
  pagePhoneNumbers: { method: "GET", path: "/v2/phone-number", list: "paged" },
} as const satisfies Record<string, Route>;
