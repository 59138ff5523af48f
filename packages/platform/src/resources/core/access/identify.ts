import { and, eq } from "drizzle-orm";
import type { AuthenticatedCaller } from "../operations/operation-request.ts";
import type { Db } from "../store/schema.ts";
import { platformMembers, platformRows, platformTokens } from "../store/schema.ts";
import { acceptInvitation } from "./invitations.ts";
import type { TokenRestrictions } from "./token-restrictions.ts";
import { hashOfToken } from "./token-text.ts";

interface Needs {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Identifies who presents a token. A member's role is the one they have now, not the one they had when the token was made.
 * The first use of an invitation's token makes a member.
 * @returns undefined when it is not valid: unknown, expired or turned off, or its owner is not a member any more
 */
export async function identify(token: string, needs: Needs): Promise<AuthenticatedCaller | undefined> {
  const hash = hashOfToken(token);
  return (
    (await findCaller(hash, needs)) ?? ((await acceptInvitation(hash, needs)) ? findCaller(hash, needs) : undefined)
  );
}

async function findCaller(hash: string, { db, now }: Needs): Promise<AuthenticatedCaller | undefined> {
  const [found] = await db
    .select({ token: platformTokens, role: platformMembers.role, row: platformRows.data })
    .from(platformTokens)
    .leftJoin(
      platformMembers,
      and(eq(platformMembers.orgId, platformTokens.orgId), eq(platformMembers.userId, platformTokens.userId)),
    )
    .leftJoin(platformRows, and(eq(platformRows.kind, "token"), eq(platformRows.id, platformTokens.rowId)))
    .where(eq(platformTokens.hash, hash));
  if (found === undefined) return undefined;
  const { token, role, row } = found;
  if (token.expiresAt !== null && token.expiresAt <= now()) return undefined;
  const restrictions = row?.["restrictions"] as TokenRestrictions | undefined;
  if (restrictions?.enabled === false) return undefined;
  const of = { orgId: token.orgId, tokenId: token.rowId ?? undefined };
  if (token.userId === null) return { kind: "public", ...of, restrictions };
  return role === null ? undefined : { kind: "private", ...of, userId: token.userId, role };
}
