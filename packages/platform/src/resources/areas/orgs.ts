import { and, asc, eq, ne, sql } from "drizzle-orm";
import { Refusal } from "../failure.ts";
import type { AnyGiven, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import type { Settings } from "../row-calls.ts";
import { createRow } from "../rows.ts";
import {
  platformAnswers,
  platformInvitations,
  platformMembers,
  platformRows,
  platformTokens,
} from "../store/schema.ts";
import { idOf } from "./kept-rows.ts";
import { memberOf } from "./tokens.ts";

type Names = "createOrg" | "listOrgs" | "getOrg" | "updateOrg" | "deleteOrg" | "getFeatureFlag";

/** The calls of orgs. An org's row is its own first row: its id is its `orgId`. Whoever makes one is its admin. */
export function orgHandlers(house: House): Pick<Handlers, Names> {
  const orgsOf = (given: AnyGiven) =>
    house.db
      .select({ org: platformRows.data })
      .from(platformMembers)
      .innerJoin(platformRows, and(eq(platformRows.kind, "org"), eq(platformRows.id, platformMembers.orgId)))
      .where(eq(platformMembers.userId, memberOf(given)))
      .orderBy(asc(platformRows.createdAt), asc(platformRows.id));

  return {
    createOrg: (given) =>
      house.together(async ({ db, store, newId, now }) => {
        const id = newId();
        const org = createRow<Settings>({ ...given.body } as Settings, { id, orgId: id, now: now() });
        await store.insert("org", org);
        await db.insert(platformMembers).values({ orgId: id, userId: memberOf(given), role: "admin" });
        return org;
      }),
    listOrgs: async (given) => (await orgsOf(given)).map(({ org }) => org),
    getOrg: (given) => house.rows("org", given.orgId).get(idOf(given)),
    updateOrg: (given) => house.rows("org", given.orgId).update(idOf(given), { ...given.body } as Settings),
    deleteOrg: async (given) => {
      const { orgId } = given;
      const talking = await house.together(async ({ db }) => {
        const isTalking = and(
          eq(platformRows.kind, "call"),
          eq(platformRows.orgId, orgId),
          ne(sql`${platformRows.data} ->> 'status'`, "ended"),
        );
        const open = await db.select({ id: platformRows.id }).from(platformRows).where(isTalking);
        for (const table of [platformTokens, platformMembers, platformInvitations, platformAnswers, platformRows]) {
          await db.delete(table).where(eq(table.orgId, orgId));
        }
        return open;
      });
      for (const { id } of talking) house.endCall(id);
      await house.files.removeOrg(orgId);
    },
    getFeatureFlag: async (given) => {
      const isOurs = (await orgsOf(given)).some(({ org }) => org.id === given.query.orgId);
      if (!isOurs) throw new Refusal("not-found", "There is no such org.");
      return false;
    },
  };
}
