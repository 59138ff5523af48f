import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openVault } from "./open-vault.ts";
import { describeOnPostgres } from "./postgres/testing-postgres.ts";
import { keyStore } from "./schema.ts";
import type { Store } from "./store.ts";
import { emptyStore } from "./testing.ts";

const dataKey = new Uint8Array(32).fill(7);

let keyDir: string;
beforeEach(async () => {
  keyDir = await mkdtemp(join(tmpdir(), "dilo-keys-"));
});
afterEach(() => rm(keyDir, { recursive: true, force: true }));

function vaultContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    test("another data key changes nothing", async () => {
      const { db } = await open();
      await openVault({ db, keyDir, dataKey });
      const opening = openVault({ db, keyDir, dataKey: new Uint8Array(32) });
      await expect(opening).rejects.toMatchObject({ code: "wrong-data-key" });
      await openVault({ db, keyDir, dataKey });
    });

    test("a store whose keys are in another folder, or nowhere, is refused with a sentence", async () => {
      const { db } = await open();
      await openVault({ db, keyDir, dataKey });
      await openVault({ db, keyDir, dataKey });
      const empty = openVault({ db, keyDir: join(keyDir, "empty"), dataKey });
      await expect(empty).rejects.toThrow("has no keys. Set KEY_DIR to the folder that holds the keys of this store");
      await db.update(keyStore).set({ storeId: "another" }).where(eq(keyStore.id, 1));
      await expect(openVault({ db, keyDir, dataKey })).rejects.toThrow("has the keys of another store");
      await expect(openVault({ db, keyDir, dataKey })).rejects.toMatchObject({ code: "keys-elsewhere" });
    });

    test("of servers that start together with folders of their own, one is let in", async () => {
      const { db } = await open();
      const starts = ["a", "b"].map((name) => openVault({ db, keyDir: join(keyDir, name), dataKey }));
      const statuses = (await Promise.allSettled(starts)).map(({ status }) => status);
      expect(statuses.sort()).toEqual(["fulfilled", "rejected"]);
    });
  });
}

vaultContract("the embedded store's keys", emptyStore);
describeOnPostgres("PostgreSQL's keys", (postgres) => vaultContract("are the same", postgres.emptyStore));
