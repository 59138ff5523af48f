import { sql } from "drizzle-orm";
import type { TestResources } from "./test-resources.ts";

/** Everything every table holds, as text: what is sealed is opened with the keys there are. */
export async function allTexts({ db, keys }: Pick<TestResources, "db" | "keys">): Promise<string> {
  const rowsOf = async (statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as unknown as { rows: Readonly<Record<string, unknown>>[] }).rows;
  const tables = await rowsOf(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const texts: unknown[] = [];
  for (const { name } of tables) {
    for (const { sealed, ...row } of await rowsOf(sql`select * from ${sql.identifier(String(name))}`)) {
      texts.push(row);
      if (!(sealed instanceof Uint8Array)) continue;
      texts.push(Buffer.from(sealed).toString("latin1"));
      const key = await keys.find(String(row["call_id"] ?? row["row_id"] ?? row["id"]));
      const fields = [row["kind"], row["id"], `message ${row["position"]}`, "answer"].map(String);
      texts.push(...fields.map((field) => key?.open(sealed, field)));
    }
  }
  return JSON.stringify(texts);
}
