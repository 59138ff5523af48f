import { migrateResources } from "@dilo/platform/resources";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sayLast } from "./tell-rang.ts";
import { describeOnPostgres } from "./testing-postgres.ts";

describeOnPostgres("the last words of a killed server's telephone", (postgres) => {
  test("whose telephone rang is in the row of the call's owner, and of nobody else", async () => {
    const { db } = await postgres.emptyStore();
    await migrateResources(db);
    for (const id of ["rang", "silent"]) {
      await db.execute(sql`insert into platform_call_owners (call_id, org_id, owner) values (${id}, 'org', 'killed')`);
    }
    await sayLast(postgres.server().url, ["rang", "of-nobody"]);
    const { rows } = (await db.execute(sql`select call_id from platform_call_owners where has_rung`)) as {
      rows: unknown;
    };
    expect(rows).toEqual([{ call_id: "rang" }]);
  });
});
