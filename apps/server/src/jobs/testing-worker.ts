// A worker as a process of its own, for the test that kills one. It says "holding" instead of doing its job number
// HOLD_AT, and then does nothing more; every message it is sent turns its clock ahead.
import { sql } from "drizzle-orm";
import { openPostgres } from "../store/postgres/via-postgres.ts";
import type { Store } from "../store/store.ts";
import { openWorker } from "./worker.ts";

const [url = "", migrations = "", holdAt = ""] = process.argv.slice(2);
let ahead = 0;
let begun = 0;
process.on("message", (ms: number) => {
  ahead += ms;
});

const store: Store = await openPostgres({ url, poolSize: 3, migrations });
const worker = openWorker({
  db: store.db,
  clock: () => new Date(Date.now() + ahead),
  log: (line) => process.stdout.write(`${line.event}\n`),
  random: Math.random,
  handlers: {
    async mail(ref) {
      begun += 1;
      if (begun === Number(holdAt)) {
        process.stdout.write("holding\n");
        await new Promise(() => {});
      }
      await store.db.execute(sql`insert into effects values (${ref}, ${process.pid})`);
    },
    retention: async () => {},
    code: async () => {},
  },
});
worker.start();
