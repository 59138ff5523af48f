import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { OperationError } from "../core/operations/operation-error.ts";
import type { AnyOperationRequest, OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf } from "../core/rows/row-handlers.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { createRow } from "../core/rows/rows.ts";
import {
  platformAnswers,
  platformCallMessages,
  platformInvitations,
  platformJobs,
  platformMembers,
  platformMessages,
  platformRows,
  platformTokens,
} from "../core/store/schema.ts";
import { sealedKinds } from "../core/store/sealed-rows.ts";
import { memberOf } from "../handlers/tokens.ts";

type Names = "createOrg" | "listOrgs" | "getOrg" | "updateOrg" | "deleteOrg" | "getFeatureFlag";

/** Handlers for orgs. An org's row belongs to itself: its id is its `orgId`. Whoever creates one is its admin. */
export function orgHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const orgsOf = (request: AnyOperationRequest) =>
    context.db
      .select({ org: platformRows.data })
      .from(platformMembers)
      .innerJoin(platformRows, and(eq(platformRows.kind, "org"), eq(platformRows.id, platformMembers.orgId)))
      .where(eq(platformMembers.userId, memberOf(request)))
      .orderBy(asc(platformRows.createdAt), asc(platformRows.id));

  return {
    createOrg: (request) =>
      context.transaction(async ({ db, store, newId, now }) => {
        const id = newId();
        const org = createRow<Settings>({ ...request.body } as Settings, { id, orgId: id, now: now() });
        await store.insert("org", org);
        await db.insert(platformMembers).values({ orgId: id, userId: memberOf(request), role: "admin" });
        return org;
      }),
    listOrgs: async (request) => (await orgsOf(request)).map(({ org }) => org),
    getOrg: (request) => context.rows("org", request.orgId).get(idOf(request)),
    updateOrg: (request) => context.rows("org", request.orgId).update(idOf(request), { ...request.body } as Settings),
    deleteOrg: async (request) => {
      const { orgId } = request;
      // First, and not while the database waits: destroying many keys takes its time.
      await destroyKeys(context, orgId);
      const ongoing = await context.transaction(async ({ db, keys }) => {
        await destroyKeys({ db, keys }, orgId);
        const isTalking = and(
          eq(platformRows.kind, "call"),
          eq(platformRows.orgId, orgId),
          ne(sql`${platformRows.data} ->> 'status'`, "ended"),
        );
        const open = await db.select({ id: platformRows.id }).from(platformRows).where(isTalking);
        for (const table of [
          platformTokens,
          platformMembers,
          platformInvitations,
          platformAnswers,
          platformMessages,
          platformCallMessages,
          platformJobs,
          platformRows,
        ]) {
          await db.delete(table).where(eq(table.orgId, orgId));
        }
        return open;
      });
      await context.callOwners.end(ongoing.map(({ id }) => id));
      await context.files.removeOrg(orgId);
    },
    getFeatureFlag: async (request) => {
      const isOurs = (await orgsOf(request)).some(({ org }) => org.id === request.query.orgId);
      if (!isOurs) throw new OperationError("not-found", "There is no such org.");
      return context.featureFlags?.includes(request.query.key) ?? false;
    },
  };
}

/** Destroys the keys of an org's rows that are still there. */
async function destroyKeys({ db, keys }: Pick<ResourceContext, "db" | "keys">, orgId: string): Promise<void> {
  const isSealed = and(eq(platformRows.orgId, orgId), inArray(platformRows.kind, [...sealedKinds]));
  const rows = await db.select({ id: platformRows.id }).from(platformRows).where(isSealed);
  await keys.destroy(rows.map(({ id }) => id));
}
