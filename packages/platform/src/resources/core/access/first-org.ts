import { and, asc, eq, sql } from "drizzle-orm";
import { createRow } from "../rows/rows.ts";
import { rowsInSql } from "../store/in-sql.ts";
import { noKeys } from "../store/row-keys.ts";
import type { Db } from "../store/schema.ts";
import { platformMembers, platformRows, platformTokens, platformUsers } from "../store/schema.ts";
import { storeToken } from "./store-token.ts";
import { hashOfToken, maskedToken, newToken } from "./token-text.ts";

/** A private and a public token of the same org, in the clear. */
export interface TokenPair {
  readonly private: string;
  readonly public: string;
}

interface Needs {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Tokens from the operator's settings; they replace earlier ones. */
  readonly tokens?: TokenPair | undefined;
}

/** The name of the tokens an operator sets or is given. */
const operatorsName = "set by the operator";

/** The operator is a member of the first org under this address. */
const operatorsEmail = "operator@localhost";

/**
 * Creates the first org and its admin when there is none, and stores the operator's tokens.
 * @returns tokens generated because there were none: the only time they can be read
 */
export async function openFirstOrg({ db, now, newId, tokens }: Needs): Promise<TokenPair | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table platform_tokens in exclusive mode`);
    const { orgId, userId } = (await findFirst(tx)) ?? (await makeFirst({ db: tx, now, newId }));
    const known = await operatorsHashes(tx, orgId);
    const made = tokens === undefined && known.length === 0 ? { private: newToken(), public: newToken() } : undefined;
    const pair = tokens ?? made;
    if (pair === undefined) return undefined;
    const wanted = [hashOfToken(pair.private), hashOfToken(pair.public)];
    if (wanted.every((hash) => known.some((token) => token.hash === hash))) return undefined;
    for (const { hash, rowId } of known) {
      await tx.delete(platformTokens).where(eq(platformTokens.hash, hash));
      if (rowId !== null) await rowsInSql(tx, noKeys).remove({ kind: "token", orgId }, rowId);
    }
    for (const [text, owner] of [
      [pair.private, userId],
      [pair.public, null],
    ] as const) {
      const shown = maskedToken(text);
      const settings = { name: operatorsName };
      const base = { db: tx, now: now(), newId, orgId };
      await storeToken({ ...base, userId: owner, hash: hashOfToken(text), shown, settings });
    }
    return made;
  });
}

async function findFirst(db: Db): Promise<{ orgId: string; userId: string } | undefined> {
  const [first] = await db
    .select({ orgId: platformMembers.orgId, userId: platformMembers.userId })
    .from(platformMembers)
    .innerJoin(platformUsers, eq(platformUsers.id, platformMembers.userId))
    .innerJoin(platformRows, and(eq(platformRows.kind, "org"), eq(platformRows.id, platformMembers.orgId)))
    .where(eq(platformUsers.email, operatorsEmail))
    .orderBy(asc(platformRows.createdAt), asc(platformRows.id))
    .limit(1);
  return first;
}

async function makeFirst({ db, now, newId }: Omit<Needs, "tokens">): Promise<{ orgId: string; userId: string }> {
  const instant = now();
  const dates = { createdAt: instant, updatedAt: instant };
  const orgId = newId();
  const settings: Readonly<Record<string, unknown>> = { name: "First org" };
  await rowsInSql(db, noKeys).insert("org", createRow(settings, { id: orgId, orgId, now: instant }));
  await db
    .insert(platformUsers)
    .values({ id: newId(), email: operatorsEmail, ...dates })
    .onConflictDoNothing();
  const [user] = await db.select().from(platformUsers).where(eq(platformUsers.email, operatorsEmail));
  if (user === undefined) throw new Error("A user who was just made is not there.");
  await db.insert(platformMembers).values({ orgId, userId: user.id, role: "admin" });
  return { orgId, userId: user.id };
}

async function operatorsHashes(db: Db, orgId: string) {
  return db
    .select({ hash: platformTokens.hash, rowId: platformTokens.rowId })
    .from(platformTokens)
    .innerJoin(platformRows, and(eq(platformRows.kind, "token"), eq(platformRows.id, platformTokens.rowId)))
    .where(and(eq(platformTokens.orgId, orgId), sql`${platformRows.data} ->> 'name' = ${operatorsName}`));
}
