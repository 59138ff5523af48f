import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { openCarrierTransfers } from "./carriers/call-out.ts";
import { isImported } from "./carriers/carrier-accounts.ts";
import { trunkOfNumber } from "./number-of-trunk.ts";
import { openTransfers, type Transfers } from "./transfers.ts";

/** Whom a number can call, by its carrier or its trunk; undefined where it can call nobody. */
export async function transfersOf(context: ResourceContext, number: StoredRow): Promise<Transfers | undefined> {
  if (isImported(number)) return openCarrierTransfers(context, number);
  const found = context.telephone && (await trunkOfNumber(context, number));
  return found && openTransfers(context, found);
}
