import type { Clock } from "@dilo/foundation";
import { readParams } from "./address.ts";
import { headerOf, headersOf, type SipHeader, type SipMessage, type SipRequest } from "./message.ts";

/** A shorter interval is refused with 422 (RFC 4028, 5). Seconds. */
const leastSeconds = 90;

/** How long a call lasts without a sign of life, and who gives it. */
interface SessionInterval {
  readonly seconds: number;
  readonly isRefreshedHere: boolean;
}

/** The interval that a request asks for, as we answer it; "too-small" is answered 422. */
export function intervalOfRequest(request: SipRequest): SessionInterval | "too-small" | undefined {
  const asked = readInterval(request);
  if (asked === undefined) return undefined;
  if (asked.seconds < leastSeconds) return "too-small";
  const knowsTimers = headersOf(request, "supported").includes("timer");
  return { seconds: asked.seconds, isRefreshedHere: !knowsTimers || asked.refresher === "uas" };
}

/** The interval that the answer to our request names. */
export function intervalOfResponse(response: SipMessage): SessionInterval | undefined {
  const named = readInterval(response);
  return named && { seconds: Math.max(named.seconds, leastSeconds), isRefreshedHere: named.refresher !== "uas" };
}

function readInterval(
  message: SipMessage,
): { readonly seconds: number; readonly refresher: string | undefined } | undefined {
  const [text = "", ...params] = (headerOf(message, "session-expires") ?? "").split(";");
  if (!/^\d{1,6}$/.test(text.trim())) return undefined;
  return { seconds: Number(text), refresher: readParams(params).get("refresher")?.toLowerCase() };
}

export const tooSmall: readonly SipHeader[] = [{ name: "min-se", value: `${leastSeconds}` }];

/** The fields of an answer that agrees to an interval. */
export function intervalHeaders(interval: SessionInterval | undefined): readonly SipHeader[] {
  if (interval === undefined) return [];
  const { seconds, isRefreshedHere } = interval;
  const expires = { name: "session-expires", value: `${seconds};refresher=${isRefreshedHere ? "uas" : "uac"}` };
  return isRefreshedHere ? [expires] : [expires, { name: "require", value: "timer" }];
}

/** The field of our own request inside a call: without it the interval would end with that request (RFC 4028, 7.4). */
export function refreshHeaders(interval: SessionInterval | undefined): readonly SipHeader[] {
  if (interval === undefined) return [];
  const { seconds, isRefreshedHere } = interval;
  return [{ name: "session-expires", value: `${seconds};refresher=${isRefreshedHere ? "uac" : "uas"}` }];
}

/** Gives signs of life, or ends a call from which none come. */
export class SessionTimer {
  readonly #parts: { readonly clock: Clock; refresh(): void; expired(): void };
  #cancel = () => {};
  #interval: SessionInterval | undefined;

  constructor(parts: { readonly clock: Clock; refresh(): void; expired(): void }) {
    this.#parts = parts;
  }

  /** As it was agreed on last. */
  get interval(): SessionInterval | undefined {
    return this.#interval;
  }

  /** Begins anew with each request that refreshes the call. */
  start(interval: SessionInterval | undefined): void {
    this.#cancel();
    this.#interval = interval;
    if (interval === undefined) return;
    const { seconds, isRefreshedHere } = interval;
    const { clock, refresh, expired } = this.#parts;
    this.#cancel = isRefreshedHere
      ? clock.after(seconds * 500, refresh)
      : clock.after((seconds - Math.min(32, seconds / 3)) * 1000, expired);
  }

  stop(): void {
    this.#cancel();
  }
}
