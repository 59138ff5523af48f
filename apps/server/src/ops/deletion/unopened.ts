import { countUnopenedRows } from "@dilo/platform/resources";
import { isNotNull } from "drizzle-orm";
import { draftPlace } from "../../answers/drafts/draft-place.ts";
import { codePlace, finderCodePlace } from "../../answers/resume/extend-code.ts";
import { formPlace } from "../../answers/submissions/stored-answers.ts";
import { mailPlace } from "../../delivery/mail-requests.ts";
import type { KeyPlace } from "../../store/keys/key-store.ts";
import { drafts, finderCodes, mails, resumeCodes, savedForms } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import { platformKeys, type Vault } from "../../store/vault.ts";

/** Rows whose key is gone, by what they are. */
export interface Unopened {
  readonly forms: number;
  readonly drafts: number;
  /** Addresses of letters that wait. */
  readonly letters: number;
  readonly codes: number;
  /** Of the voice platform: calls, chats, sessions, files, campaigns and runs. */
  readonly platformRows: number;
}

/** Counts the rows that nobody can open any more: they count as gone, and go with their time. */
export async function countUnopened(db: Db, vault: Vault): Promise<Unopened> {
  const places = await placesOf(db);
  const without = async (all: readonly KeyPlace[]) => {
    let count = 0;
    for (const place of all) if (!(await vault.has(place))) count += 1;
    return count;
  };
  return {
    forms: await without(places.forms),
    drafts: await without(places.drafts),
    letters: await without(places.letters),
    codes: await without(places.codes),
    platformRows: await countUnopenedRows(db, platformKeys(vault)),
  };
}

/** Where the keys of a store's rows belong. */
async function placesOf(
  db: Db,
): Promise<Readonly<Record<Exclude<keyof Unopened, "platformRows">, readonly KeyPlace[]>>> {
  const forms = await db.select({ id: savedForms.id }).from(savedForms);
  const owners = await db.select({ owner: drafts.owner }).from(drafts);
  const waiting = await db.select({ id: mails.id }).from(mails).where(isNotNull(mails.address));
  const codes = await db.select({ id: resumeCodes.orderId }).from(resumeCodes).where(isNotNull(resumeCodes.sealedCode));
  const ofFinders = await db.select({ id: finderCodes.orderId }).from(finderCodes);
  return {
    forms: forms.map(({ id }) => formPlace(id)),
    drafts: owners.map(({ owner }) => draftPlace(owner)),
    letters: waiting.map(({ id }) => mailPlace(id)),
    codes: [...codes.map(({ id }) => codePlace(id)), ...ofFinders.map(({ id }) => finderCodePlace(id))],
  };
}

/** As a sentence. */
export function unopenedWords({ forms, drafts: begun, letters, codes, platformRows }: Unopened): string {
  if (forms + begun + letters + codes + platformRows === 0) return "All of it can be opened.";
  return `Cannot be opened, because their keys are gone: ${forms} forms, ${begun} drafts, ${letters} addresses, ${codes} resume codes, ${platformRows} calls, chats and files of the voice platform. They count as deleted.`;
}
