import type { Role } from "@dilo/api/operations";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../store/schema.ts";
import { platformInvitations, platformMembers, platformUsers } from "../store/schema.ts";
import { storeToken } from "./store-token.ts";

const invitationLifeMs = 7 * 24 * 3_600_000;

/** An e-mail that invites somebody to an org. Whoever uses `token` first becomes the member. */
export interface Invitation {
  readonly email: string;
  readonly orgName: string;
  readonly role: Role;
  /** The private token the member will have. */
  readonly token: string;
  /** Where the letter should lead, when the inviting side said so. */
  readonly redirectTo: string | undefined;
  readonly expiresAt: Date;
}

/** Sends invitations. Resolves when the letters are on their way; one that cannot be sent keeps no other from it. */
export interface Inviter {
  invite(invitations: readonly Invitation[]): Promise<void>;
}

/** When an invitation sent now expires. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationLifeMs);
}

interface Needs {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What an invitation raises a member from: who is invited again may do more, never less. */
const rolesBelow = { viewer: [], editor: ["viewer"], admin: ["viewer", "editor"] } as const satisfies Record<
  Role,
  readonly Role[]
>;

/** Makes a member of the person an invitation was sent to, once. @returns false when there is no such invitation */
export async function acceptInvitation(hash: string, { db, now, newId }: Needs): Promise<boolean> {
  const instant = now();
  return db.transaction(async (tx) => {
    const isOpen = and(eq(platformInvitations.hash, hash), gt(platformInvitations.expiresAt, instant));
    const [invitation] = await tx.delete(platformInvitations).where(isOpen).returning();
    if (invitation === undefined) return false;
    const { orgId, email, role } = invitation;
    const dates = { createdAt: instant, updatedAt: instant };
    await tx
      .insert(platformUsers)
      .values({ id: newId(), email, ...dates })
      .onConflictDoNothing();
    const [user] = await tx.select().from(platformUsers).where(eq(platformUsers.email, email));
    if (user === undefined) throw new Error("A user who was just made is not there.");
    await tx
      .insert(platformMembers)
      .values({ orgId, userId: user.id, role })
      .onConflictDoUpdate({
        target: [platformMembers.orgId, platformMembers.userId],
        set: { role },
        setWhere: inArray(platformMembers.role, [...rolesBelow[role]]),
      });
    await storeToken({ db: tx, now: instant, newId, orgId, userId: user.id, hash, settings: { name: "Invitation" } });
    return true;
  });
}

/** Ends the invitations a person still has to an org. In a transaction it comes before its members are looked at. */
export async function withdrawInvitations(db: Db, orgId: string, userId: string): Promise<void> {
  const theirs = db.select({ email: platformUsers.email }).from(platformUsers).where(eq(platformUsers.id, userId));
  await db
    .delete(platformInvitations)
    .where(and(eq(platformInvitations.orgId, orgId), inArray(platformInvitations.email, theirs)));
}
