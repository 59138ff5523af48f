import { failNotConfigured } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers, toRowsQuery } from "../core/rows/row-handlers.ts";

type Names = keyof RowHandlers<"PhoneNumber"> | "pagePhoneNumbers" | "importTwilioNumber" | "importVonageNumber";

/** Handlers for phone numbers: they are stored, no carrier is connected. */
export function phoneNumberHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  return {
    ...rowHandlers(context, { name: "PhoneNumber", kind: "phone number", list: "dated", discriminator: "provider" }),
    pagePhoneNumbers: ({ orgId, query: { search, ...query } }) => {
      const where = search === undefined ? [] : [{ path: ["number"], is: "contains" as const, value: search }];
      return context.rows("phone number", orgId).page({ ...toRowsQuery(query), where });
    },
    importTwilioNumber: failNotConfigured("No carrier is configured: numbers can't be imported from Twilio."),
    importVonageNumber: failNotConfigured("No carrier is configured: numbers can't be imported from Vonage."),
  };
}
