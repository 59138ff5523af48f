import { OperationError, openRecentCounts } from "@dilo/platform/resources";
import { addressKey } from "../answers/resume/address-key.ts";

/** Wrong tokens an address may show within a window; after that it is not heard until the window is over. */
const mostWrong = 30;
const windowMs = 60_000;

/** Keeps an address from trying tokens. Counted in this process. */
export interface WrongTokens {
  /** @throws OperationError too-many-calls */
  refuse(ip: string): void;
  count(ip: string): void;
}

export function openWrongTokens(now: () => Date): WrongTokens {
  const counts = openRecentCounts(now, windowMs);
  return {
    refuse: (ip) => {
      if (counts.of(addressKey(ip)) < mostWrong) return;
      throw new OperationError("too-many-calls", "Too many wrong tokens from this address. Wait a minute.", {
        retryAfterSeconds: counts.secondsLeft(addressKey(ip)),
      });
    },
    count: (ip) => counts.count(addressKey(ip)),
  };
}
