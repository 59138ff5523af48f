import type { AuthenticatedCaller } from "../operations/operation-request.ts";
import type { OperationName } from "./authorize.ts";

/** A change made through another server of the same database takes effect after this long. Milliseconds. */
const knownForMs = 1000;

/** Upper bound of the cache's size. */
const mostKnown = 10_000;

/** Operations that change whose a token is, and what that person may do. */
const changing: ReadonlySet<OperationName> = new Set<OperationName>([
  "updateToken",
  "deleteToken",
  "createOrg",
  "deleteOrg",
  "leaveOrg",
  "removeMember",
  "updateUserRole",
]);

/** Caches which caller a token belongs to, so that not every request asks the database. */
export interface TokenCache {
  /** The caller of this token: cached, or looked up. Unknown tokens are not cached. */
  find(hash: string, lookUp: () => Promise<AuthenticatedCaller | undefined>): Promise<AuthenticatedCaller | undefined>;
  /** To be called after each operation: clears the cache when it changed what tokens open. */
  invalidateAfter(name: OperationName): void;
}

export function openTokenCache(now: () => Date): TokenCache {
  const known = new Map<string, { readonly caller: AuthenticatedCaller; readonly untilMs: number }>();
  let changes = 0;

  return {
    find: async (hash, lookUp) => {
      const found = known.get(hash);
      if (found !== undefined && now().getTime() < found.untilMs) return found.caller;
      known.delete(hash);
      const before = changes;
      const caller = await lookUp();
      // What was looked up during a change may be out of date already.
      if (caller === undefined || changes !== before) return caller;
      if (known.size >= mostKnown) known.clear();
      known.set(hash, { caller, untilMs: now().getTime() + knownForMs });
      return caller;
    },
    invalidateAfter: (name) => {
      if (!changing.has(name)) return;
      changes += 1;
      known.clear();
    },
  };
}
