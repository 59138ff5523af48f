import { createDecipheriv } from "node:crypto";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { draftPlace } from "../answers/drafts/draft-place.ts";
import { codePlace } from "../answers/resume/extend-code.ts";
import { openAnswer, sealAnswer } from "../answers/sealed-answer.ts";
import { digestOf } from "../answers/submissions/content.ts";
import { formPlace } from "../answers/submissions/stored-answers.ts";
import { mailPlace } from "../delivery/mail-requests.ts";
import { ServerError } from "../server-error.ts";
import type { CarriedSecrets } from "../store/keys/master-key.ts";
import { deriveKey } from "../store/keys/seal-bytes.ts";
import { draftAnswers, drafts, keyCheck, mails, resumeCodes, savedAnswers, savedForms } from "../store/schema.ts";
import type { Db } from "../store/store.ts";
import { platformSecrets, type Sealer, type Vault } from "../store/vault.ts";

/** A store in which one key sealed everything, as versions before the folder of keys left it. */
export interface OneKeyStore {
  /** What goes on under the new master key: fingerprints, and the keys on people's devices, stay what they are. */
  readonly carried: CarriedSecrets;
  /** Seals everything again, each thing with a key of its own: all of it or nothing. */
  sealAgain(db: Db, vault: Vault): Promise<void>;
}

/** @throws ServerError `wrong-data-key` */
export function openOneKeyStore(dataKey: Uint8Array, check: Uint8Array): OneKeyStore {
  const open = openWith(deriveKey(dataKey, "seal"));
  try {
    open(check, ["key_check", "1", "sealed"]);
  } catch {
    throw new ServerError(
      "wrong-data-key",
      "The data key does not open the stored data. Set the DATA_KEY it was written with.",
    );
  }
  const carry = (use: string) => [use, Buffer.from(deriveKey(dataKey, use)).toString("base64")];
  return {
    carried: Object.fromEntries(["digest", "platform files"].map(carry)),

    async sealAgain(db, vault) {
      await db.transaction(async (tx) => {
        // Servers that start together: the second one finds nothing left to do.
        await tx.execute(sql`lock table ${keyCheck} in exclusive mode`);
        if ((await tx.select().from(keyCheck)).length === 0) return;
        await sealForms(tx, vault, open);
        await sealDrafts(tx, vault, open);
        await sealTheRest(tx, vault, open);
        await sealPlatformSecrets(tx, vault, open);
        await tx.delete(keyCheck);
      });
    },
  };
}

/** The first byte of what one key sealed; seal-bytes.ts has the present one. */
const oldFormat = 1;

type OpenOld = (sealed: Uint8Array, context: readonly [table: string, id: string, field: string]) => string;

function openWith(key: Uint8Array): OpenOld {
  return (sealed, context) => {
    const bytes = Buffer.from(sealed);
    if (bytes[0] !== oldFormat || bytes.length < 29) throw new Error("Not a sealed value.");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, 13), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(JSON.stringify(context)));
    decipher.setAuthTag(bytes.subarray(13, 29));
    return Buffer.concat([decipher.update(bytes.subarray(29)), decipher.final()]).toString("utf8");
  };
}

/** Opens an old row's values as the row's own sealer would. */
function oldSealer(open: OpenOld, table: string, id: string): Sealer {
  const unused = () => {
    throw new Error("Nothing is sealed in the old way.");
  };
  return { open: (sealed, field) => open(sealed, [table, id, field]), seal: unused, digest: unused, secretFor: unused };
}

async function sealForms(tx: Db, vault: Vault, open: OpenOld): Promise<void> {
  for (const form of await tx.select().from(savedForms)) {
    const rows = await tx.select().from(savedAnswers).where(eq(savedAnswers.formId, form.id));
    if (!rows.some(isOld)) continue;
    const old = oldSealer(open, "answers", form.id);
    const place = formPlace(form.id);
    const sealer = await (rows.every(isOld) ? vault.create(place, form.expiresAt) : vault.sealer(place));
    const opened = rows.map((row) => [row.field, openAnswer(isOld(row) ? old : sealer, row, row.field)] as const);
    const answers = Object.fromEntries(opened);
    const digest = digestOf(sealer, form.formType, answers);
    await tx.update(savedForms).set({ digest }).where(eq(savedForms.id, form.id));
    for (const [field, answer] of opened) {
      const isThis = and(eq(savedAnswers.formId, form.id), eq(savedAnswers.field, field));
      await tx
        .update(savedAnswers)
        .set(sealAnswer(sealer, answer, field))
        .where(isThis);
    }
  }
}

async function sealDrafts(tx: Db, vault: Vault, open: OpenOld): Promise<void> {
  for (const { owner, expiresAt } of await tx.select().from(drafts)) {
    const rows = await tx.select().from(draftAnswers).where(eq(draftAnswers.owner, owner));
    if (!rows.some(isOld)) continue;
    const old = oldSealer(open, "draft_answers", owner);
    const place = draftPlace(owner);
    const sealer = await (rows.every(isOld) ? vault.create(place, expiresAt) : vault.sealer(place));
    for (const row of rows.filter(isOld)) {
      const isThis = and(eq(draftAnswers.owner, owner), eq(draftAnswers.field, row.field));
      const again = sealAnswer(sealer, openAnswer(old, row, row.field), row.field);
      await tx.update(draftAnswers).set(again).where(isThis);
    }
  }
}

/**
 * Whether one key sealed it. In a store that was upgraded, and gone back with for a while, some is sealed with keys of its
 * own already: that key is the only one which opens it, and stays.
 */
const isOld = ({ said }: { readonly said: Uint8Array }) => said[0] === oldFormat;

/** Addresses of letters that wait, and resume codes. */
async function sealTheRest(tx: Db, vault: Vault, open: OpenOld): Promise<void> {
  const waiting = await tx
    .select({ id: mails.id, address: mails.address, expiresAt: savedForms.expiresAt })
    .from(mails)
    .innerJoin(savedForms, eq(savedForms.id, mails.formId))
    .where(isNotNull(mails.address));
  for (const { id, address, expiresAt } of waiting) {
    if (address?.[0] !== oldFormat) continue;
    const sealer = await vault.create(mailPlace(id), expiresAt);
    const again = sealer.seal(open(address, ["mails", id, "address"]), "address");
    await tx.update(mails).set({ address: again }).where(eq(mails.id, id));
  }
  for (const { orderId, sealedCode, expiresAt } of await tx.select().from(resumeCodes)) {
    if (sealedCode?.[0] !== oldFormat) continue;
    const sealer = await vault.create(codePlace(orderId), expiresAt);
    const again = sealer.seal(open(sealedCode, ["resume_codes", orderId, "code"]), "code");
    await tx.update(resumeCodes).set({ sealedCode: again }).where(eq(resumeCodes.orderId, orderId));
  }
}

/** Secrets of the voice platform's settings: they stand sealed inside of its rows. */
async function sealPlatformSecrets(tx: Db, vault: Vault, open: OpenOld): Promise<void> {
  const rowsOf = async (query: SQL) => ((await tx.execute(query)) as unknown as { rows: PlatformRow[] }).rows;
  const [table] = await rowsOf(sql`select to_regclass('public.platform_rows')::text as data`);
  if (!table?.data) return;
  const sealer = platformSecrets(vault);
  const found = await rowsOf(
    sql`select kind, id, org_id, data::text as data from platform_rows where data::text like '%sealed:v1:%'`,
  );
  for (const { kind, id, org_id, data } of found) {
    const place = ["platform_rows", org_id, "secret"] as const;
    const again = data.replaceAll(/sealed:v1:([\w-]+)/g, (all, sealed: string) => {
      const old = Buffer.from(sealed, "base64url");
      if (old[0] !== oldFormat) return all;
      const bytes = sealer.seal(open(old, place), place);
      return `sealed:v1:${Buffer.from(bytes).toString("base64url")}`;
    });
    await tx.execute(sql`update platform_rows set data = ${again}::jsonb where kind = ${kind} and id = ${id}`);
  }
}

interface PlatformRow {
  readonly kind: string;
  readonly id: string;
  readonly org_id: string;
  readonly data: string;
}
