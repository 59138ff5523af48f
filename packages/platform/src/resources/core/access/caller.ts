import { platformOperations, type Role } from "@dilo/api/operations";
import { and, eq } from "drizzle-orm";
import { OperationError } from "../operations/operation-error.ts";
import type { AuthenticatedCaller } from "../operations/operation-request.ts";
import type { ResourceContext } from "../operations/resource-context.ts";
import { isStorable } from "../rows/storable.ts";
import { platformMembers } from "../store/schema.ts";
import { authorize, type OperationName } from "./authorize.ts";
import { identify } from "./identify.ts";
import { openTokenCache } from "./token-cache.ts";
import { couldBeToken, hashOfToken } from "./token-text.ts";

/** The parts of a request that identify the caller. */
export interface Credentials {
  /** The bearer token, without "Bearer "; undefined when there is none. */
  readonly token: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Identifies the caller, and whether they may use the operation. */
export interface Callers {
  /**
   * The caller of an operation.
   * @throws OperationError unauthorized, forbidden, or not-found for an org the caller is no member of
   */
  of(name: OperationName, credentials: Credentials): Promise<AuthenticatedCaller>;
  /** To be called after each operation: forgets cached callers when it changed what tokens open. */
  invalidateAfter(name: OperationName): void;
}

/** Opens the callers over the tokens and members of a database. */
export function openCallers(context: ResourceContext): Callers {
  const tokenCache = openTokenCache(context.now);

  async function authenticate(token: string): Promise<AuthenticatedCaller | undefined> {
    return couldBeToken(token) ? tokenCache.find(hashOfToken(token), () => identify(token, context)) : undefined;
  }

  /** An operation on an org is authorized by the caller's role there. */
  async function inOrgOfPath(
    name: OperationName,
    caller: AuthenticatedCaller,
    orgId: string,
  ): Promise<AuthenticatedCaller> {
    if (!platformOperations[name].path.startsWith("/org/{id}") || caller.kind === "public") return caller;
    const role = orgId === caller.orgId ? caller.role : await roleIn(orgId, caller.userId);
    if (role === undefined) throw new OperationError("not-found", "There is no such org.");
    return { ...caller, orgId, role };
  }

  async function roleIn(orgId: string, userId: string): Promise<Role | undefined> {
    if (!isStorable(orgId)) return undefined;
    const isThem = and(eq(platformMembers.orgId, orgId), eq(platformMembers.userId, userId));
    const [member] = await context.db.select({ role: platformMembers.role }).from(platformMembers).where(isThem);
    return member?.role;
  }

  return {
    of: async (name, { token, parameters }) => {
      const authenticated = token === undefined ? undefined : await authenticate(token);
      const caller = authenticated && (await inOrgOfPath(name, authenticated, parameters["id"] ?? ""));
      const verdict = authorize(caller ?? { kind: "nobody" }, name);
      if (verdict === "forbidden") throw new OperationError("forbidden", "The token's role or kind may not do this.");
      if (caller !== undefined) return caller;
      if (verdict === "unknown") throw new OperationError("unauthorized", "A valid token is needed.");
      return { kind: "public", orgId: "", restrictions: undefined };
    },
    invalidateAfter: tokenCache.invalidateAfter,
  };
}
