// Many journeys at once: whose first PDF is refused, and how long the last one waits for theirs. With the official form where it is at hand.
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { officialFile } from "../../apps/server/src/documents/official-forms/testing/official-files.ts";
import type { Figure } from "../figures.ts";
import { noTimes, openJourneys } from "./journey.ts";
import { openAlone } from "./servers.ts";

const token = "a-private-token-of-the-bench-alone";

/** @param count of people, each of whom pays, answers, saves and asks for one PDF, all at the same time */
export async function crowd(count: number): Promise<readonly Figure[]> {
  const official = officialFile("n-400.pdf");
  const isOfficial = existsSync(official);
  const server = await openAlone({
    ...(isOfficial && { OFFICIAL_FORMS_DIR: dirname(official) }),
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
  const waits = times.pdfs.toSorted((one, other) => one - other);
  const after = (share: number) => ((waits[Math.ceil(share * waits.length) - 1] ?? Number.NaN) / 1000).toFixed(1);
  const refused = count - waits.length;
  for (const [why, often] of times.errors) console.log(`  ${often} x ${why}`);
  const what = `${count} journeys at once${isOfficial ? ", on the official form" : ""}`;
  const took = `p50 ${after(0.5)} s, p99 ${after(0.99)} s`;
  return [
    {
      what: `${what}: first PDFs refused`,
      today: `${refused}; ${took} until they were there, all of it ${seconds.toFixed(0)} s`,
      goal: "0",
      isMet: refused === 0 && times.errors.size === 0,
    },
    {
      what: `${what}: who waited for two seconds, and was told their place in line`,
      today: `${times.ahead.length}, behind ${Math.max(0, ...times.ahead)} at most`,
    },
  ];
}
