import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { claim, enqueue } from "../jobs/jobs.ts";
import { drafts, mails, orders, savedForms } from "./schema.ts";
import type { Store } from "./store.ts";

const now = new Date("2026-11-20T12:00:00.123Z");
const order = {
  id: "o",
  provider: "embedded",
  livemode: false,
  sessionId: "s",
  browserHash: "h",
  createdAt: now,
  expiresAt: now,
};

/** What every store must do. `open` gives an empty, migrated one. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} as Store`, () => {
    test("gives back times, bytes, booleans and nothing as they went in", async () => {
      const { db } = await open();
      await db.insert(orders).values(order);
      expect(await db.select().from(orders)).toEqual([
        {
          ...order,
          paidAt: null,
          openedAt: null,
          payerCameAt: null,
          isOpen: false,
          calls: 0,
          mails: 0,
          forms: 0,
          epoch: 0,
        },
      ]);
      const at = new Date("2026-11-20T12:00:00Z");
      const form = { id: "f", owner: order.id, formType: "N-400", digest: "d", savedAt: at, expiresAt: at } as const;
      await db.insert(savedForms).values(form);
      await db
        .insert(mails)
        .values({ id: "m", formId: "f", address: Uint8Array.of(0, 255, 39, 92), includePdf: false });
      const [mail] = await db.select().from(mails);
      expect(Array.from(mail?.address ?? [])).toEqual([0, 255, 39, 92]);
    });

    test("keeps one open checkout for each browser, whoever is first", async () => {
      const { db } = await open();
      const begin = (id: string, changes = {}) =>
        db
          .insert(orders)
          .values({ ...order, isOpen: true, id, sessionId: id, ...changes })
          .onConflictDoNothing()
          .returning({ id: orders.id });
      const kept = await Promise.all(["a", "b", "c", "d", "e", "f"].map((id) => begin(id)));
      expect(kept.flat()).toHaveLength(1);
      expect(await begin("over", { isOpen: false })).toHaveLength(1);
      expect(await begin("another's", { browserHash: "another" })).toHaveLength(1);
      expect(await begin("with another provider", { provider: "stripe" })).toHaveLength(1);
    });

    test("keeps letters of any alphabet", async () => {
      const { db } = await open();
      await db.insert(orders).values({ ...order, browserHash: "ñ á ü 漢 🙂" });
      expect(await db.select().from(orders)).toMatchObject([{ browserHash: "ñ á ü 漢 🙂" }]);
    });

    test("a failed transaction leaves nothing", async () => {
      const { db } = await open();
      const failing = db.transaction(async (tx) => {
        await tx.insert(drafts).values({ owner: "a", formType: "N-400", expiresAt: now });
        await tx.insert(orders).values([order, { ...order, id: "other" }]);
      });
      await expect(failing).rejects.toThrow();
      expect(await db.select().from(drafts)).toEqual([]);
    });

    test("deletes what belongs to a row with the row", async () => {
      const { db } = await open();
      await db.insert(drafts).values({ owner: "a", formType: "N-400", expiresAt: now });
      await db.execute(sql`insert into draft_answers values ('a', 'telefono', '\\x00', ${now.toISOString()})`);
      await db.delete(drafts).where(eq(drafts.owner, "a"));
      expect(JSON.stringify(await db.execute(sql`select * from draft_answers`))).not.toContain("telefono");
    });

    test("hands each job to one of many workers", async () => {
      const { db } = await open();
      for (const ref of ["1", "2", "3"]) {
        await enqueue(db, { kind: "mail", ref, dedupeKey: ref, runAt: now, maxAttempts: 1, expiresAt: now });
      }
      const claims = await Promise.all(Array.from({ length: 6 }, () => claim(db, () => now, { kind: "mail" })));
      expect(claims.flatMap((job) => job?.ref ?? []).sort()).toEqual(["1", "2", "3"]);
    });
  });
}
