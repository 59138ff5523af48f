import { Refusal } from "@dilo/platform/resources";
import { addressKey } from "../resume/address-key.ts";

/** Wrong tokens an address may show within a window; after that it is not heard until the window is over. */
const mostWrong = 30;
const windowMs = 60_000;

/** Addresses that are counted at one time: who has many must not fill the memory. */
const mostCounted = 10_000;

/** Keeps an address from trying tokens. Counted in this process. */
export interface WrongTokens {
  /** @throws Refusal too-many-calls */
  refuse(ip: string): void;
  count(ip: string): void;
  /** Seconds until an address that was refused is heard again. */
  secondsLeft(ip: string): number;
}

export function openWrongTokens(now: () => Date): WrongTokens {
  const counted = new Map<string, { readonly count: number; readonly endsAt: number }>();

  const running = (ip: string) => {
    const found = counted.get(addressKey(ip));
    return found !== undefined && found.endsAt > now().getTime() ? found : undefined;
  };

  return {
    refuse: (ip) => {
      if ((running(ip)?.count ?? 0) < mostWrong) return;
      throw new Refusal("too-many-calls", "Too many wrong tokens from this address. Wait a minute.");
    },
    count: (ip) => {
      const { count, endsAt } = running(ip) ?? { count: 0, endsAt: now().getTime() + windowMs };
      const [oldest] = counted.keys();
      if (counted.size >= mostCounted && oldest !== undefined) counted.delete(oldest);
      counted.delete(addressKey(ip));
      counted.set(addressKey(ip), { count: count + 1, endsAt });
    },
    secondsLeft: (ip) => Math.ceil(((running(ip)?.endsAt ?? now().getTime()) - now().getTime()) / 1000),
  };
}
