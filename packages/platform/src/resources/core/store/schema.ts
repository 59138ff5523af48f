import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { StoredRow } from "./row-store.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * Rows of every kind. Id, org and dates are columns besides, to be searched by. Rows of settings are whole in `data`; those
 * of people's words are whole in `sealed` (sealed-rows.ts).
 */
export const platformRows = pgTable(
  "platform_rows",
  {
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    orgId: text("org_id").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    data: jsonb("data").$type<StoredRow>().notNull(),
    sealed: bytes("sealed"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** What a bearer token opens. Only its hash is here; what can be read of it is a row of kind "token". */
export const platformTokens = pgTable("platform_tokens", {
  hash: text("hash").primaryKey(),
  orgId: text("org_id").notNull(),
  /** The user whose role a private token has; a page's public token has none. */
  userId: text("user_id"),
  /** Its row of kind "token"; none for a token issued for an hour. */
  rowId: text("row_id"),
  expiresAt: time("expires_at"),
});

/** People who may be members of orgs. */
export const platformUsers = pgTable("platform_users", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});

/** Who belongs to which org, and what they may do there. */
export const platformMembers = pgTable(
  "platform_members",
  {
    orgId: text("org_id").notNull(),
    userId: text("user_id").notNull(),
    role: text("role").$type<"admin" | "editor" | "viewer">().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.userId] })],
);

/** Invitations. Whoever uses the token of one becomes a member; only the token's hash is here. */
export const platformInvitations = pgTable("platform_invitations", {
  hash: text("hash").primaryKey(),
  orgId: text("org_id").notNull(),
  email: text("email").notNull(),
  role: text("role").$type<"admin" | "editor" | "viewer">().notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** What a POST with an idempotency key was answered, so that the same request is answered the same. */
export const platformAnswers = pgTable(
  "platform_answers",
  {
    /** Hash of the caller's token: keys of other tokens do not count. */
    caller: text("caller").notNull(),
    /** Hash of the token and its idempotency key. */
    key: text("key").notNull(),
    orgId: text("org_id").notNull(),
    /** Fingerprint of the operation and everything sent with it, under a key made of what is not stored here. */
    request: text("request").notNull(),
    /** The answer, sealed with the key of its row, or with the token and key of its request. Null while it is still being answered. */
    sealed: bytes("sealed"),
    /** The row the answer is about: the answer is deleted with it. */
    rowId: text("row_id"),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

/** Messages for developers' servers that have not arrived yet, and what is left of those that never will. */
export const platformMessages = pgTable("platform_messages", {
  id: text("id").primaryKey(),
  orgId: text("org_id").notNull(),
  callId: text("call_id").notNull(),
  /** The messages of a call arrive in this order. */
  position: bigint("position", { mode: "number" }).notNull(),
  /** Where it goes, and what it says: sealed with the key of its call; null where that is gone. */
  sealed: bytes("sealed"),
  state: text("state").$type<"waiting" | "dead">().notNull(),
  /** Until then the server that has it is at work; after that another one takes it over. */
  claimedUntil: time("claimed_until").notNull(),
});

/** Which server each call under way lives in, and when it was last heard of, by the database's clock. */
export const platformCallOwners = pgTable("platform_call_owners", {
  callId: text("call_id").primaryKey(),
  orgId: text("org_id").notNull(),
  owner: text("owner").notNull(),
  beatAt: time("beat_at").notNull(),
  /** Somebody wants it to end; its owner does that. */
  isToEnd: boolean("is_to_end").notNull(),
  /** Its server was killed, and its telephone process said that somebody's telephone had rung. */
  hasRung: boolean("has_rung").notNull().default(false),
  /** Until then one server does what is due at its end; after that another one takes it over. Null before. */
  concludedUntil: time("concluded_until"),
});

/** Sealed files, chunk by chunk, where they are stored in the database. */
export const platformFileChunks = pgTable(
  "platform_file_chunks",
  {
    orgId: text("org_id").notNull(),
    id: text("id").notNull(),
    /** Counts the file's chunks from 0; its salt is at -1. */
    position: integer("position").notNull(),
    data: bytes("data").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id, table.position] })],
);

/** Work that is done after its request was answered. It names a row, and holds no words. */
export const platformJobs = pgTable("platform_jobs", {
  id: text("id").primaryKey(),
  orgId: text("org_id").notNull(),
  kind: text("kind").$type<JobKind>().notNull(),
  /** The row the work is about. */
  rowId: text("row_id").notNull(),
  /** How often it was begun. */
  attempts: integer("attempts").notNull(),
  /** Until then the server that has it is at work; after that another one begins it again. */
  claimedUntil: time("claimed_until").notNull(),
});

/** What a job does. */
export type JobKind = "call-analysis" | "eval-run" | "test-run" | "file-text" | TelephoneJobKind;

/** Those that only a server with a telephone can do. */
export type TelephoneJobKind = "scheduled-call" | "campaign";

/** A message of a call as its row holds it. */
export type LoggedMessage = Readonly<Record<string, unknown>> & { readonly role: string };

/** What was said in calls that are not over, one row a message; once a call is over its own row holds them. */
export const platformCallMessages = pgTable(
  "platform_call_messages",
  {
    callId: text("call_id").notNull(),
    /** Counts the call's messages from 0. */
    position: integer("position").notNull(),
    orgId: text("org_id").notNull(),
    /** The message, sealed with the key of its call. */
    sealed: bytes("sealed"),
  },
  (table) => [primaryKey({ columns: [table.callId, table.position] })],
);

/** Who did what with a token of an org, before it was done. Nothing here is ever changed. */
export const platformAudit = pgTable("platform_audit", {
  id: text("id").primaryKey(),
  orgId: text("org_id").notNull(),
  createdAt: time("created_at").notNull(),
  operation: text("operation").notNull(),
  role: text("role").$type<"admin" | "editor" | "viewer" | "page">().notNull(),
  userId: text("user_id"),
  tokenId: text("token_id"),
  rowId: text("row_id"),
  address: text("address"),
});

/** What came of it, once it was done. */
export const platformAuditResults = pgTable("platform_audit_results", {
  id: text("id").primaryKey(),
  /** Of the answer, as HTTP has it. */
  status: integer("status").notNull(),
  /** The row that was made. */
  rowId: text("row_id"),
});

/** A stored answer: `text` is the JSON, or all events of a stream. */
export interface StoredAnswer {
  readonly status: number;
  readonly kind: "json" | "events";
  readonly text: string | null;
}

/** A Postgres database, whichever adapter runs it. Also what a transaction gets. */
export type Db = PgDatabase<PgQueryResultHKT>;
