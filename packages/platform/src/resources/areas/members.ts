import { and, asc, eq, sql } from "drizzle-orm";
import { Refusal } from "../failure.ts";
import type { Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { invitationEnd, withdrawInvitations } from "../identity/invitations.ts";
import { hashOfToken, newToken } from "../identity/tokens.ts";
import { platformInvitations, platformMembers, platformTokens, platformUsers } from "../store/schema.ts";
import { memberOf } from "./tokens.ts";

type Names = "listUsers" | "leaveOrg" | "removeMember" | "inviteUsers" | "updateUserRole" | "getOrgAuth";

const lentForMs = 3_600_000;

/** The calls of an org's members. `given.orgId` is the org of the path, and the role checked was the one there. */
export function memberHandlers(house: House): Pick<Handlers, Names> {
  return {
    listUsers: async ({ orgId }) => {
      const found = await house.db
        .select({ user: platformUsers })
        .from(platformMembers)
        .innerJoin(platformUsers, eq(platformUsers.id, platformMembers.userId))
        .where(eq(platformMembers.orgId, orgId))
        .orderBy(asc(platformUsers.createdAt), asc(platformUsers.id));
      return found.map(({ user: { id, email, createdAt, updatedAt } }) => ({
        id,
        email,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
    },
    leaveOrg: (given) => house.together((inside) => dismiss(inside, given.orgId, memberOf(given))),
    removeMember: ({ orgId, parameters }) => house.together((inside) => dismiss(inside, orgId, parameters.memberId)),
    updateUserRole: ({ orgId, body: { userId, role } }) =>
      house.together(async (inside) => {
        // The role given last holds, whatever an older letter says.
        await withdrawInvitations(inside.db, orgId, userId);
        const members = await membersOf(inside, orgId);
        const isMember = members.some((member) => member.userId === userId);
        if (!isMember) throw new Refusal("not-found", "There is no such member.");
        if (role !== "admin") refuseWithoutAdmin(members, userId);
        await inside.db.update(platformMembers).set({ role }).where(membership(orgId, userId));
      }),
    inviteUsers: async ({ orgId, body: { emails, role, redirectTo } }) => {
      const org = await house.rows("org", orgId).get(orgId);
      const orgName = typeof org["name"] === "string" ? org["name"] : "";
      const expiresAt = invitationEnd(house.now());
      for (const email of new Set(emails.map((address) => address.toLowerCase()))) {
        const token = newToken();
        // Kept first: a letter must never hold a token that is worth nothing.
        await house.db.insert(platformInvitations).values({ hash: hashOfToken(token), orgId, email, role, expiresAt });
        await house.inviter.invite({ email, orgName, role, token, redirectTo, expiresAt });
      }
    },
    getOrgAuth: async (given) => {
      const token = newToken();
      const expiresAt = new Date(house.now().getTime() + lentForMs);
      const { orgId } = given;
      await house.db
        .insert(platformTokens)
        .values({ hash: hashOfToken(token), orgId, userId: memberOf(given), expiresAt });
      return { accessToken: token, aud: orgId };
    },
  };
}

const membership = (orgId: string, userId: string) =>
  and(eq(platformMembers.orgId, orgId), eq(platformMembers.userId, userId));

/** An org's members, held still until the transaction ends: two admins must not dismiss each other at once. */
async function membersOf({ db }: House, orgId: string) {
  await db.execute(sql`lock table platform_members in exclusive mode`);
  return db.select().from(platformMembers).where(eq(platformMembers.orgId, orgId));
}

/** Ends a membership, and with it the member's tokens for this org and the invitations to it that are still open. */
async function dismiss(house: House, orgId: string, userId: string): Promise<void> {
  // Who accepts one meanwhile takes it first and becomes a member then: in the other order both would wait for ever.
  await withdrawInvitations(house.db, orgId, userId);
  const members = await membersOf(house, orgId);
  if (!members.some((member) => member.userId === userId)) throw new Refusal("not-found", "There is no such member.");
  refuseWithoutAdmin(members, userId);
  const theirs = and(eq(platformTokens.orgId, orgId), eq(platformTokens.userId, userId));
  for (const { rowId } of await house.db.delete(platformTokens).where(theirs).returning()) {
    if (rowId !== null) await house.store.remove({ kind: "token", orgId }, rowId);
  }
  await house.db.delete(platformMembers).where(membership(orgId, userId));
}

function refuseWithoutAdmin(members: readonly { readonly userId: string; readonly role: string }[], userId: string) {
  const others = members.filter((member) => member.role === "admin" && member.userId !== userId);
  if (others.length === 0)
    throw new Refusal("forbidden", "An org keeps at least one admin; it can be deleted instead.");
}
