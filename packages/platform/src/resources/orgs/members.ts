import { and, asc, eq, gt, sql } from "drizzle-orm";
import { invitationEnd, withdrawInvitations } from "../core/access/invitations.ts";
import { hashOfToken, newToken } from "../core/access/token-text.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { platformInvitations, platformMembers, platformTokens, platformUsers } from "../core/store/schema.ts";
import { memberOf } from "../handlers/tokens.ts";

type Names =
  | "listUsers"
  | "listInvitations"
  | "leaveOrg"
  | "removeMember"
  | "inviteUsers"
  | "updateUserRole"
  | "getOrgAuth";

/** Life of the token `getOrgAuth` gives. */
const lentForMs = 3_600_000;

/** Handlers for an org's members. `request.orgId` is the org of the path, and the caller's role is the one there. */
export function memberHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  return {
    listUsers: async ({ orgId }) => {
      const found = await context.db
        .select({ user: platformUsers, role: platformMembers.role })
        .from(platformMembers)
        .innerJoin(platformUsers, eq(platformUsers.id, platformMembers.userId))
        .where(eq(platformMembers.orgId, orgId))
        .orderBy(asc(platformUsers.createdAt), asc(platformUsers.id));
      return found.map(({ user: { id, email, createdAt, updatedAt }, role }) => ({
        id,
        email,
        role,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
    },
    listInvitations: async ({ orgId }) => {
      const isOpen = and(eq(platformInvitations.orgId, orgId), gt(platformInvitations.expiresAt, context.now()));
      const found = await context.db
        .select()
        .from(platformInvitations)
        .where(isOpen)
        .orderBy(asc(platformInvitations.expiresAt), asc(platformInvitations.email));
      return found.map(({ email, role, expiresAt }) => ({ email, role, expiresAt: expiresAt.toISOString() }));
    },
    leaveOrg: async (request) => {
      await context.transaction((inside) => removeMember(inside, request.orgId, memberOf(request)));
    },
    removeMember: async ({ orgId, parameters }) => {
      await context.transaction((inside) => removeMember(inside, orgId, parameters.memberId));
    },
    updateUserRole: async ({ orgId, body: { userId, role } }) => {
      await context.transaction(async (inside) => {
        // The role given last applies, whatever an older invitation says.
        await withdrawInvitations(inside.db, orgId, userId);
        const members = await membersOf(inside, orgId);
        const isMember = members.some((member) => member.userId === userId);
        if (!isMember) throw new OperationError("not-found", "There is no such member.");
        if (role !== "admin") requireOtherAdmin(members, userId);
        await inside.db.update(platformMembers).set({ role }).where(membership(orgId, userId));
      });
    },
    inviteUsers: async ({ orgId, body: { emails, role, redirectTo } }) => {
      const org = await context.rows("org", orgId).get(orgId);
      const orgName = typeof org["name"] === "string" ? org["name"] : "";
      const expiresAt = invitationEnd(context.now());
      const addresses = new Set(emails.map((address) => address.toLowerCase()));
      const invitations = [...addresses].map((email) => {
        return { email, orgName, role, token: newToken(), redirectTo, expiresAt };
      });
      if (invitations.length === 0) return;
      // Stored first: an invitation must never contain a token that does not work.
      await context.db
        .insert(platformInvitations)
        .values(invitations.map(({ email, token }) => ({ hash: hashOfToken(token), orgId, email, role, expiresAt })));
      await context.inviter.invite(invitations);
    },
    getOrgAuth: async (request) => {
      const token = newToken();
      const expiresAt = new Date(context.now().getTime() + lentForMs);
      const { orgId } = request;
      await context.db
        .insert(platformTokens)
        .values({ hash: hashOfToken(token), orgId, userId: memberOf(request), expiresAt });
      return { accessToken: token, aud: orgId };
    },
  };
}

const membership = (orgId: string, userId: string) =>
  and(eq(platformMembers.orgId, orgId), eq(platformMembers.userId, userId));

/** An org's members, locked until the transaction ends: two admins must not remove each other at once. */
async function membersOf({ db }: ResourceContext, orgId: string) {
  await db.execute(sql`lock table platform_members in exclusive mode`);
  return db.select().from(platformMembers).where(eq(platformMembers.orgId, orgId));
}

/** Ends a membership, the member's tokens for this org, and their open invitations to it. */
async function removeMember(context: ResourceContext, orgId: string, userId: string): Promise<void> {
  // Same lock order as accepting an invitation (invitation, then members); the reverse would deadlock.
  await withdrawInvitations(context.db, orgId, userId);
  const members = await membersOf(context, orgId);
  if (!members.some((member) => member.userId === userId))
    throw new OperationError("not-found", "There is no such member.");
  requireOtherAdmin(members, userId);
  const theirs = and(eq(platformTokens.orgId, orgId), eq(platformTokens.userId, userId));
  for (const { rowId } of await context.db.delete(platformTokens).where(theirs).returning()) {
    if (rowId !== null) await context.store.remove({ kind: "token", orgId }, rowId);
  }
  await context.db.delete(platformMembers).where(membership(orgId, userId));
}

function requireOtherAdmin(members: readonly { readonly userId: string; readonly role: string }[], userId: string) {
  const others = members.filter((member) => member.role === "admin" && member.userId !== userId);
  if (others.length === 0)
    throw new OperationError("forbidden", "An org keeps at least one admin; it can be deleted instead.");
}
