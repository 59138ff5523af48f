import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tryRow } from "../room/try-row.ts";
import { describeOnPostgres } from "./testing-postgres.ts";

describeOnPostgres("the row on trial", (postgres) => {
  test("many servers try at once, and one that another holds up does not call the store unusable", async () => {
    const { db } = await postgres.emptyStore();
    await Promise.all(Array.from({ length: 20 }, () => tryRow(db)));
    let letGo = () => {};
    const isFree = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const other = db.transaction(async (tx) => {
      await tx.execute(sql`truncate trials.row`);
      isHeld();
      await isFree;
    });
    await held;
    await tryRow(db);
    letGo();
    await other;
    const { rows } = (await db.execute(sql`select 1 from trials.row`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});
