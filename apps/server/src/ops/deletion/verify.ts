import { randomUUID } from "node:crypto";
import { lte, type SQL } from "drizzle-orm";
import { copiesOf } from "../../store/keys/key-copies.ts";
import { listKeys } from "../../store/keys/key-files.ts";
import { readKeyStoreId } from "../../store/keys/master-key.ts";
import { drafts, finderCodes, resumeCodes, savedForms } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import { ifOpens } from "../../store/vault.ts";
import { type Finding, tableOf } from "../probe.ts";
import type { StoreTools, StoreWork } from "../store-work.ts";
import { countUnopened, unopenedWords } from "./unopened.ts";

/** The deletion runs every hour: what is older than this was missed. Milliseconds. */
const missedAfterMs = 2 * 3_600_000;

/** Looks whether what should be gone is gone, and changes nothing. */
export const verifyDeletion: StoreWork = async (tools) => {
  const { db, vault, write } = tools;
  const findings = [
    await expiredRows(tools),
    await keysOfPastDays(tools),
    await trial(tools),
    ...(await copies(tools)),
  ];
  write(`${tableOf(findings)}\n${unopenedWords(await countUnopened(db, vault))}\n`);
  return findings.some(({ result }) => result === "failed") ? 1 : 0;
};

async function expiredRows({ db, clock }: StoreTools): Promise<Finding> {
  const limit = new Date(clock().getTime() - missedAfterMs);
  let late = 0;
  for (const table of [savedForms, drafts, resumeCodes, finderCodes] as const)
    late += await countOf(db, table, lte(table.expiresAt, limit));
  return finding("rows", "the store", late === 0, late === 0 ? "nothing that has expired" : `${late} have expired`);
}

async function keysOfPastDays({ config, clock }: StoreTools): Promise<Finding> {
  const today = new Date(clock().getTime() - missedAfterMs).toISOString().slice(0, 10);
  const all = await listKeys(config.keyDir);
  const past = all.filter((path) => /^days.\d/.test(path) && path.slice("days/".length) < today);
  const note =
    past.length === 0 ? `${all.length} keys, none of a day that is over` : `${past.length} of days that are over`;
  return finding("keys", "KEY_DIR", past.length === 0, note);
}

/** Seals something, destroys its key, and tries to open it. */
async function trial({ vault, clock }: StoreTools): Promise<Finding> {
  const place = ["trials", randomUUID()] as const;
  const sealed = (await vault.create(place, clock())).seal("x", "trial");
  const isOpenBefore = (await ifOpens(async () => (await vault.sealer(place)).open(sealed, "trial"))) === "x";
  await vault.destroy([place]);
  const isGone =
    isOpenBefore && (await ifOpens(async () => (await vault.sealer(place)).open(sealed, "trial"))) === undefined;
  return finding(
    "destroying",
    "KEY_DIR",
    isGone,
    isGone ? "a destroyed key opens nothing" : "a destroyed key still opens",
  );
}

async function copies({ config }: StoreTools): Promise<readonly Finding[]> {
  const { reached, unreached } = await copiesOf(config.keyDir, (await readKeyStoreId(config.keyDir)) ?? "");
  const away = unreached.map((copy) => finding("copy of keys", copy, false, "cannot be reached"));
  const looked = reached.map(async (copy) => {
    // The copy first: a key that is made and copied meanwhile is no destroyed one.
    const there = await listKeys(copy);
    const here = new Set(await listKeys(config.keyDir));
    const left = there.filter((path) => !here.has(path)).length;
    return finding(
      "copy of keys",
      copy,
      left === 0,
      left === 0 ? "nothing more than here" : `${left} destroyed keys are left`,
    );
  });
  return [...(await Promise.all(looked)), ...away];
}

function finding(service: string, by: string, isWell: boolean, note: string): Finding {
  return { service, by, result: isWell ? "ok" : "failed", note };
}

function countOf(db: Db, table: Parameters<Db["$count"]>[0], where: SQL): Promise<number> {
  return Promise.resolve(db.$count(table, where));
}
