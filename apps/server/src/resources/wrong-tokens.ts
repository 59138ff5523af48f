import { OperationError } from "@dilo/platform/resources";
import { addressKey } from "../http/limits.ts";
import type { AttemptCounter } from "../store/tries/attempt-counter.ts";
import type { Vault } from "../store/vault.ts";

/** Wrong tokens an address may present: after that it has to wait, so that nobody can try many. */
const wrongTokenLimit = { limit: 30, windowMs: 60_000 };

/** Right tokens that are remembered, each with its address: they are no guesses there, and cost no row. */
const mostKnown = 1000;

/** Counts wrong tokens by address, in the store: another server counts on. */
export interface WrongTokens {
  /**
   * Counts a token that is not known yet as a wrong one, before it is tried: simultaneous guesses do not all pass.
   * The same token many times at once is one guess.
   * @returns whether it was counted: what came of it must be told then
   * @throws OperationError `too-many-calls`
   */
  count(token: string, ip: string): Promise<boolean>;
  /** How a counted try ended: it stays counted where it was wrong, and not where nobody looked. */
  settle(token: string, ip: string, found: "right" | "wrong" | "not looked at"): Promise<void>;
}

export function openWrongTokens({ tries, vault }: { tries: AttemptCounter; vault: Vault }): WrongTokens {
  /** Digests, so that no token lies in the memory longer than its request. Oldest first. */
  const known = new Set<string>();
  const beingTried = new Set<string>();
  const keyOf = (ip: string) => vault.digest(JSON.stringify(["platform", "wrong-token", addressKey(ip)]));
  const knownAs = (token: string, ip: string) => vault.digest(JSON.stringify([token, addressKey(ip)]));

  return {
    async count(token, ip) {
      const guess = knownAs(token, ip);
      if (known.has(guess) || beingTried.has(guess)) return false;
      beingTried.add(guess);
      const { count, secondsLeft } = await tries.add(keyOf(ip), wrongTokenLimit.windowMs).catch((error: unknown) => {
        beingTried.delete(guess);
        throw error;
      });
      if (count <= wrongTokenLimit.limit) return true;
      beingTried.delete(guess);
      throw new OperationError("too-many-calls", "Too many wrong tokens from this address. Wait a minute.", {
        retryAfterSeconds: secondsLeft,
      });
    },

    async settle(token, ip, found) {
      const guess = knownAs(token, ip);
      beingTried.delete(guess);
      if (found !== "wrong") await tries.takeBack(keyOf(ip));
      if (found !== "right") return;
      const [oldest] = known;
      if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
      known.add(guess);
    },
  };
}
