import { errorFacts, type Log } from "../../http/logs.ts";
import type { Store } from "../store.ts";
import { findDamage } from "./find-damage.ts";

const dayMs = 86_400_000;

/** Damaged files that are named. One tells as much as all of them: the backup is needed. */
const mostNamed = 5;

/** Reads an embedded store through once a day, until it is closed: what is damaged and seldom asked for is found in time. */
export function readDaily(store: Store, folder: string, log: Log): Store {
  const read = async () => {
    const files = await findDamage(folder);
    for (const file of files.slice(0, mostNamed)) log({ level: "error", event: "store-damaged", file });
  };
  const timer = setInterval(() => {
    read().catch((error: unknown) => log({ level: "error", event: "failed", error: errorFacts(error) }));
  }, dayMs).unref();
  return {
    ...store,
    close: () => {
      clearInterval(timer);
      return store.close();
    },
  };
}
