// Many journeys at once: whose first PDF is refused, and how long the last one waits for theirs.
import type { Figure } from "../figures.ts";
import { noTimes, openJourneys } from "./journey.ts";
import { openAlone } from "./servers.ts";

const token = "a-private-token-of-the-bench-alone";

/** @param count of people, each of whom pays, answers, saves and asks for one PDF, all at the same time */
export async function crowd(count: number): Promise<readonly Figure[]> {
  const server = await openAlone({
    ...{ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: `${token}-public` },
    ...{ TRUST_PROXY: "loopback", MAILS_PER_DAY: "1000000" },
  });
  const journeys = openJourneys({ origin: server.origin, token, connections: 2 * count });
  const times = noTimes();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: count }, () => journeys.one(times)));
  const seconds = (performance.now() - startedAt) / 1000;
  journeys.close();
  await server.stop();
  const slowest = Math.max(...times.pdfs) / 1000;
  const refused = count - times.pdfs.length;
  for (const [why, often] of times.errors) console.log(`  ${often} x ${why}`);
  const today = `${refused} refused; slowest PDF ${slowest.toFixed(1)} s, all of it ${seconds.toFixed(0)} s`;
  return [
    { what: `${count} journeys at once`, today, goal: "0 refused", isMet: refused === 0 && times.errors.size === 0 },
  ];
}
