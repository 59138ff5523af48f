import { zonesOf } from "./called-places.table.ts";

/** Hours of the called place in which campaigns call: 8 to 21 (47 CFR 64.1200 (c)(1)). */
const hours = { first: 8, last: 20 } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Whether campaigns may call a number now, by the hour of its place; where it may be in several, by that of all of them.
 * A place whose hours nobody knows is never called.
 */
export function isCalledNow(number: string, now: Date): boolean {
  const zones = zonesOf(number);
  return zones.length > 0 && zones.every((zone) => isDay(zone, now));
}

function isDay(timeZone: string, now: Date): boolean {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  const hour = Number(clock.format(now));
  return hour >= hours.first && hour <= hours.last;
}
