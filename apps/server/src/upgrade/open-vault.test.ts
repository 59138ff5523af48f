import { createCipheriv, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateResources } from "@dilo/platform/resources";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDrafts } from "../answers/drafts/drafts.ts";
import { openSubmissions } from "../answers/submissions/submissions.ts";
import { deriveKey } from "../store/keys/seal-bytes.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import {
  draftAnswers,
  drafts,
  keyCheck,
  keyStore,
  mails,
  orders,
  resumeCodes,
  savedAnswers,
  savedForms,
} from "../store/schema.ts";
import type { Db, Store } from "../store/store.ts";
import { emptyStore } from "../store/testing.ts";
import { platformSecrets } from "../store/vault.ts";
import { openVault } from "./open-vault.ts";

const dataKey = new Uint8Array(32).fill(7);
const clock = () => new Date("2026-11-20T12:00:00Z");
const expiresAt = new Date("2026-11-22T12:00:00Z");

let keyDir: string;
beforeEach(async () => {
  keyDir = await mkdtemp(join(tmpdir(), "dilo-keys-"));
});
afterEach(() => rm(keyDir, { recursive: true, force: true }));

/** Seals as versions did that had one key. */
function sealOld(text: string, context: readonly [string, string, string]): Uint8Array {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(dataKey, "seal"), iv, { authTagLength: 16 });
  cipher.setAAD(Buffer.from(JSON.stringify(context)));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), body]);
}

/** A store as such a version left it. */
async function fillOld(db: Db): Promise<void> {
  const [heardAt, formType] = [clock(), "N-400"] as const;
  await db.insert(keyCheck).values({ id: 1, sealed: sealOld("dilo", ["key_check", "1", "sealed"]) });
  const order = { id: "o", provider: "embedded", livemode: false, sessionId: "s", browserHash: "h" };
  await db.insert(orders).values({ ...order, createdAt: heardAt, expiresAt });
  await db.insert(savedForms).values({ id: "f", owner: "o", formType, digest: "old", savedAt: heardAt, expiresAt });
  const field = "nombre_completo";
  const places = sealOld("[]", ["answers", "f", `${field} places`]);
  await db
    .insert(savedAnswers)
    .values({ formId: "f", field, said: sealOld("Rosa", ["answers", "f", field]), heardAt, places });
  await db.insert(drafts).values({ owner: "o", formType, savedId: "f", expiresAt });
  await db
    .insert(draftAnswers)
    .values({ owner: "o", field, said: sealOld("Rosa", ["draft_answers", "o", field]), heardAt });
  const address = sealOld("rosa@example.test", ["mails", "m", "address"]);
  await db.insert(mails).values({ id: "m", formId: "f", address, includePdf: false });
  const sealedCode = sealOld("123", ["resume_codes", "o", "code"]);
  await db.insert(resumeCodes).values({ orderId: "o", codeDigest: "d", sealedCode, expiresAt });
  await migrateResources(db);
  const secret = `sealed:v1:${Buffer.from(sealOld("vendor", ["platform_rows", "org", "secret"])).toString("base64url")}`;
  await db.execute(sql`insert into platform_rows values ('credential', 'c', 'org', now(), now(),
    ${JSON.stringify({ apiKey: secret, note: "plain" })}::jsonb)`);
}

function upgradeContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    test("what one key sealed is sealed again with a key for each thing", async () => {
      const { db } = await open();
      await fillOld(db);
      const vaults = await Promise.all([0, 1].map(() => openVault({ db, keyDir, dataKey })));
      const vault = vaults[0] as (typeof vaults)[0];
      expect(await db.select().from(keyCheck)).toEqual([]);
      const context = { db, clock, vault, retentionMs: 1e8 };
      const form = await openSubmissions(context).read("o", "f");
      expect(form.answers).toMatchObject({ nombre_completo: { said: "Rosa", places: [] } });
      expect(await openDrafts(context).read("o")).toMatchObject({
        answers: { nombre_completo: { said: "Rosa" } },
        saved: { id: "f" },
      });
      const [mail] = await db.select().from(mails);
      expect((await vault.sealer(["mails", "m"])).open(mail?.address as Uint8Array, "address")).toBe(
        "rosa@example.test",
      );
      const [code] = await db.select().from(resumeCodes);
      expect((await vault.sealer(["resume_codes", "o"])).open(code?.sealedCode as Uint8Array, "code")).toBe("123");
      const { rows } = (await db.execute(
        sql`select data ->> 'apiKey' as secret from platform_rows where id = 'c'`,
      )) as unknown as { rows: { secret: string }[] };
      const sealed = Buffer.from(String(rows[0]?.secret).slice("sealed:v1:".length), "base64url");
      expect(platformSecrets(vault).open(sealed, ["platform_rows", "org", "secret"])).toBe("vendor");
      // What people's devices sealed, and what is counted by a fingerprint, stays good.
      expect(vault.secretFor("digest")).toEqual(deriveKey(dataKey, "digest"));
      await db.execute(sql`delete from platform_rows where id = 'c'`);
    });

    test("an upgrade after going back for a while seals what that version wrote, and keeps what was sealed", async () => {
      const { db } = await open();
      await fillOld(db);
      await openVault({ db, keyDir, dataKey });
      // An earlier version has made its check again, and kept an answer beside the one it cannot open.
      await db.insert(keyCheck).values({ id: 1, sealed: sealOld("dilo", ["key_check", "1", "sealed"]) });
      const row = { owner: "o", field: "estado_civil", heardAt: clock() };
      await db.insert(draftAnswers).values({ ...row, said: sealOld("soltera", ["draft_answers", "o", row.field]) });
      const vault = await openVault({ db, keyDir, dataKey });
      const context = { db, clock, vault, retentionMs: 1e8 };
      const { answers } = (await openDrafts(context).read("o")) ?? {};
      expect(answers).toMatchObject({ nombre_completo: { said: "Rosa" }, estado_civil: { said: "soltera" } });
      const form = await openSubmissions(context).read("o", "f");
      expect(form.answers).toMatchObject({ nombre_completo: { said: "Rosa" } });
      expect(await db.select().from(keyCheck)).toEqual([]);
      await db.execute(sql`delete from platform_rows where id = 'c'`);
    });

    test("another key changes nothing", async () => {
      const { db } = await open();
      await fillOld(db);
      const opening = openVault({ db, keyDir, dataKey: new Uint8Array(32) });
      await expect(opening).rejects.toMatchObject({ code: "wrong-data-key" });
      expect(await db.select().from(keyCheck)).toHaveLength(1);
      await db.execute(sql`delete from platform_rows where id = 'c'`);
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

upgradeContract("the embedded store's keys", emptyStore);
describeOnPostgres("PostgreSQL's keys", (postgres) => upgradeContract("are the same", postgres.emptyStore));
