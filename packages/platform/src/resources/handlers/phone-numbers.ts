import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers, toRowsQuery } from "../core/rows/row-handlers.ts";

import { importTwilioNumber, importVonageNumber } from "../telephone/carriers/import-number.ts";

type Names = keyof RowHandlers<"PhoneNumber"> | "pagePhoneNumbers" | "importTwilioNumber" | "importVonageNumber";

/** Handlers for phone numbers: those of trunks are stored, and those of carriers are pointed here. */
export function phoneNumberHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  return {
    ...rowHandlers(context, { name: "PhoneNumber", kind: "phone number", list: "dated", discriminator: "provider" }),
    pagePhoneNumbers: ({ orgId, query: { search, ...query } }) => {
      const where = search === undefined ? [] : [{ path: ["number"], is: "contains" as const, value: search }];
      return context.rows("phone number", orgId).page({ ...toRowsQuery(query), where });
    },
    importTwilioNumber: (request) => importTwilioNumber(context, request),
    importVonageNumber: (request) => importVonageNumber(context, request),
  };
}
