import { createRow } from "../rows/rows.ts";
import { rowsInSql } from "../store/in-sql.ts";
import { noKeys } from "../store/row-keys.ts";
import type { StoredRow } from "../store/row-store.ts";
import type { Db } from "../store/schema.ts";
import { platformTokens } from "../store/schema.ts";

interface NewToken {
  readonly db: Db;
  readonly now: Date;
  readonly newId: () => string;
  readonly orgId: string;
  /** The member whose role it has; null for a public token. */
  readonly userId: string | null;
  readonly hash: string;
  /** How the token is shown afterwards. */
  readonly shown?: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Stores a token's hash, and the row that describes it. Call it in a transaction. */
export async function storeToken(token: NewToken): Promise<StoredRow> {
  const { db, now, newId, orgId, userId, hash, settings, shown = "********" } = token;
  const tag = userId === null ? "public" : "private";
  const told: Readonly<Record<string, unknown>> = { ...settings, tag, value: shown };
  const row: StoredRow = createRow(told, { id: newId(), orgId, now });
  await rowsInSql(db, noKeys).insert("token", row);
  await db.insert(platformTokens).values({ hash, orgId, userId, rowId: row.id });
  return row;
}
