import { servedBy } from "../../assistants/vendors.ts";
import { openAuditLog } from "../../audit/audit-log.ts";
import { openCallEars } from "../../calls/call-ears.ts";
import { openCallOwners } from "../../calls/call-owners.ts";
import { presenceInDatabase } from "../../calls/presence/in-database.ts";
import { serverSecret } from "../../credentials/server-secret.ts";
import { namesOwnModel, namesServices, vendorNames } from "../../credentials/vendor-keys.ts";
import { jobHandlers } from "../../jobs/job-handlers.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { openMessenger } from "../../messages/messenger.ts";
import type { RowKind, RowKinds } from "../rows/row-kinds.ts";
import { type RowOperations, rowOperations } from "../rows/row-operations.ts";
import { rowsInSql } from "../store/in-sql.ts";
import type { ResourceContext, ResourceSettings } from "./resource-context.ts";

/** Opens the context over a database or a transaction. */
export function openContext(settings: ResourceSettings, outer?: ResourceContext): ResourceContext {
  const pendingWrites = outer?.pendingWrites ?? new Set<Promise<void>>();
  const { db, now, newId, keys } = settings;
  const store = rowsInSql(db, keys);
  const context: ResourceContext = {
    ...settings,
    store,
    // Opened once: what is sent in a transaction is brought outside of it.
    messenger:
      outer?.messenger ??
      openMessenger({
        ...settings,
        waitsMs: settings.messageWaitsMs,
        secretOf: (orgId, credentialId) => serverSecret(context, orgId, credentialId),
      }),
    audit: outer?.audit ?? openAuditLog(settings),
    callOwners:
      outer?.callOwners ??
      openCallOwners({
        ...{ db, owner: newId(), endCall: settings.endCall },
        presence: settings.presence ?? presenceInDatabase(db),
      }),
    callEars: outer?.callEars ?? openCallEars(),
    carrierLegs: outer?.carrierLegs ?? new Map(),
    jobs:
      outer?.jobs ??
      openJobs({
        ...settings,
        handlers: jobHandlers(() => context),
        leaves: settings.telephone === undefined ? ["scheduled-call", "campaign"] : [],
      }),
    pendingWrites,
    served: async (orgId, values) => {
      const names = values.some(namesServices) ? await vendorNames(context, orgId) : () => new Set<string>();
      return (value) => servedBy(new Set([...names(value), ...(namesOwnModel(value) ? ["custom-llm"] : [])]), settings);
    },
    rows: <Kind extends RowKind>(kind: Kind, orgId: string) =>
      // The store's JSON has the type its kind says: the operations' schemas let nothing else in.
      rowOperations({ kind, orgId }, { store, newId, now }) as RowOperations<unknown> as RowOperations<RowKinds[Kind]>,
    transaction: (run) => db.transaction((tx) => run(openContext({ ...settings, db: tx }, context))),
  };
  return context;
}
