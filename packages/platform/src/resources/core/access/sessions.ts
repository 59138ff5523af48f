import { platformOperations, type Role } from "@dilo/api/operations";
import { eq } from "drizzle-orm";
import { OperationError } from "../operations/operation-error.ts";
import type { ResourceContext } from "../operations/resource-context.ts";
import { platformTokens, platformUsers } from "../store/schema.ts";
import { authorize, type OperationName } from "./authorize.ts";
import type { Callers } from "./caller.ts";
import { hashOfToken, newToken } from "./token-text.ts";

/** A session ends after this long, whatever is done in it. */
const sessionLifeMs = 12 * 3_600_000;

/** Who is at a page of ours, and what they may do: nobody is shown a button they may not press. */
export interface Member {
  readonly orgId: string;
  readonly orgName: string;
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly may: readonly OperationName[];
}

/**
 * Sessions of members in a browser. A session is a private token of its own that expires; it ends with the token it was
 * opened with, and with the membership.
 */
export interface Sessions {
  /** Opens one with a private token, or with an invitation's. @throws OperationError unauthorized, forbidden */
  open(token: string | undefined): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Whose it is. @throws OperationError unauthorized, forbidden */
  member(token: string | undefined): Promise<Member>;
  /** Ends it, on this server at once. */
  close(token: string): Promise<void>;
}

/** Opens the sessions over the tokens of a database. */
export function openSessions(context: ResourceContext, callers: Callers): Sessions {
  const callerOf = async (token: string | undefined) => {
    const caller = await callers.of("listCalls", { token, parameters: {} });
    if (token === undefined || caller.kind !== "private")
      throw new OperationError("unauthorized", "A valid token is needed.");
    return { caller, hash: hashOfToken(token) };
  };
  return {
    open: async (token) => {
      const { caller, hash } = await callerOf(token);
      const [used] = await context.db.select().from(platformTokens).where(eq(platformTokens.hash, hash));
      const latest = new Date(context.now().getTime() + sessionLifeMs);
      const expiresAt = used?.expiresAt && used.expiresAt < latest ? used.expiresAt : latest;
      const own = newToken();
      const { orgId, userId } = caller;
      const rowId = used?.rowId ?? null;
      await context.db.insert(platformTokens).values({ hash: hashOfToken(own), orgId, userId, rowId, expiresAt });
      return { token: own, expiresAt };
    },
    member: async (token) => {
      const { caller } = await callerOf(token);
      const { orgId, userId, role } = caller;
      const org = await context.rows("org", orgId).get(orgId);
      const isThem = eq(platformUsers.id, userId);
      const [user] = await context.db.select({ email: platformUsers.email }).from(platformUsers).where(isThem);
      const names = Object.keys(platformOperations) as OperationName[];
      const may = names.filter((name) => authorize(caller, name) === "yes");
      return { orgId, orgName: String(org["name"] ?? ""), userId, email: user?.email ?? "", role, may };
    },
    close: async (token) => {
      await context.db.delete(platformTokens).where(eq(platformTokens.hash, hashOfToken(token)));
      callers.invalidateAfter("deleteToken");
    },
  };
}
