import type { CallName } from "../access.ts";
import type { KnownCaller } from "../given.ts";

/** Another server of the same database may have changed what a token opens: it is heeded after this long. Milliseconds. */
const knownForMs = 1000;

/** More tokens than these are not remembered at one time. */
const mostKnown = 10_000;

/** Calls that change who a token is of, and what that person may do. */
const changing: ReadonlySet<CallName> = new Set<CallName>([
  "updateToken",
  "deleteToken",
  "createOrg",
  "deleteOrg",
  "leaveOrg",
  "removeMember",
  "updateUserRole",
]);

/** Who showed a token a moment ago, so that not every request asks the database anew. */
export interface KnownTokens {
  /** Who shows this token: remembered, or looked up. Only those who are somebody are remembered. */
  find(hash: string, lookUp: () => Promise<KnownCaller | undefined>): Promise<KnownCaller | undefined>;
  /** A call was made here: when it changes what tokens open, all are looked up anew. */
  called(name: CallName): void;
}

export function openKnownTokens(now: () => Date): KnownTokens {
  const known = new Map<string, { readonly caller: KnownCaller; readonly untilMs: number }>();
  let changes = 0;

  return {
    find: async (hash, lookUp) => {
      const found = known.get(hash);
      if (found !== undefined && now().getTime() < found.untilMs) return found.caller;
      known.delete(hash);
      const before = changes;
      const caller = await lookUp();
      // What was looked up while it changed may be out of date already.
      if (caller === undefined || changes !== before) return caller;
      if (known.size >= mostKnown) known.clear();
      known.set(hash, { caller, untilMs: now().getTime() + knownForMs });
      return caller;
    },
    called: (name) => {
      if (!changing.has(name)) return;
      changes += 1;
      known.clear();
    },
  };
}
