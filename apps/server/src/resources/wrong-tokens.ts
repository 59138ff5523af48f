import { openRecentCounts, Refusal } from "@dilo/platform/resources";
import { addressKey } from "../resume/address-key.ts";

/** Wrong tokens an address may show within a window; after that it is not heard until the window is over. */
const mostWrong = 30;
const windowMs = 60_000;

/** Keeps an address from trying tokens. Counted in this process. */
export interface WrongTokens {
  /** @throws Refusal too-many-calls */
  refuse(ip: string): void;
  count(ip: string): void;
  /** Seconds until an address that was refused is heard again. */
  secondsLeft(ip: string): number;
}

export function openWrongTokens(now: () => Date): WrongTokens {
  const counts = openRecentCounts(now, windowMs);
  return {
    refuse: (ip) => {
      if (counts.of(addressKey(ip)) < mostWrong) return;
      throw new Refusal("too-many-calls", "Too many wrong tokens from this address. Wait a minute.");
    },
    count: (ip) => counts.count(addressKey(ip)),
    secondsLeft: (ip) => counts.secondsLeft(addressKey(ip)),
  };
}
