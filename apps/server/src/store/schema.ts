import type { Consent } from "@dilo/api";
import type { FormType } from "@dilo/forms";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** Sealed bytes (vault.ts). */
const sealed = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** One payment, begun by one browser. It holds nothing a person said. */
export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    /** Which payments adapter made it: a test payment never counts under another provider. */
    provider: text("provider").notNull(),
    livemode: boolean("livemode").notNull(),
    sessionId: text("session_id").notNull(),
    browserHash: text("browser_hash").notNull(),
    paidAt: time("paid_at"),
    /** When its form was opened for the first time, by whomever: from then on its session id alone gives no code. */
    openedAt: time("opened_at"),
    /** When it was first opened by proof of the payment: from then on nothing that the session's id gave opens anything. */
    payerCameAt: time("payer_came_at"),
    /** Whether its page may still take a payment. */
    isOpen: boolean("is_open").notNull().default(false),
    /** Voice calls begun on this payment. */
    calls: integer("calls").notNull().default(0),
    /** Letters asked for, and forms saved, on this payment: also those that were erased since. */
    mails: integer("mails").notNull().default(0),
    forms: integer("forms").notNull().default(0),
    /** How often its answers were erased or started over: an answer sent before that is refused when it arrives after it. */
    epoch: integer("epoch").notNull().default(0),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  ({ browserHash, provider, livemode, isOpen }) => [
    // Two open pages of one person could take two payments.
    uniqueIndex("orders_one_open").on(browserHash, provider, livemode).where(sql`${isOpen}`),
  ],
);

/** How a browser came to a form: with proof of the payment, or as one that only knew its session's id. */
export type Holder = "payer" | "finder";

/** What a capability cookie opens. Only the cookie's hash is here. A finder's opens nothing once the payer came. */
export const capabilities = pgTable("capabilities", {
  tokenHash: text("token_hash").primaryKey(),
  orderId: text("order_id").notNull(),
  holder: text("holder").$type<Holder>().notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** The checkouts of the embedded payment page. */
export const embeddedCheckouts = pgTable("embedded_checkouts", {
  id: text("id").primaryKey(),
  orderId: text("order_id").notNull(),
  state: text("state").$type<"open" | "declined" | "cancelled" | "paid" | "ended">().notNull(),
  successUrl: text("success_url").notNull(),
  cancelUrl: text("cancel_url").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** The card provider's notices that were dealt with: it sends each one again until it hears that it arrived. */
export const paymentNotices = pgTable("payment_notices", {
  id: text("id").primaryKey(),
  expiresAt: time("expires_at").notNull(),
});

/** What was given back of an order, as the card provider told. Kept apart, because a refund may come when the order is gone. */
export const refunds = pgTable("refunds", {
  orderId: text("order_id").primaryKey(),
  /** All refunds of the order together. */
  cents: integer("cents").notNull(),
  refundedAt: time("refunded_at").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** The form being answered: at most one for each payment. */
export const drafts = pgTable("drafts", {
  owner: text("owner").primaryKey(),
  formType: text("form_type").$type<FormType>().notNull(),
  savedId: text("saved_id"),
  expiresAt: time("expires_at").notNull(),
});

export const draftAnswers = pgTable(
  "draft_answers",
  {
    owner: text("owner").notNull(),
    field: text("field").notNull(),
    said: sealed("said").notNull(),
    heardAt: time("heard_at").notNull(),
    /** What was known of its ZIP codes when it was confirmed, as JSON. */
    places: sealed("places"),
  },
  (table) => [primaryKey({ columns: [table.owner, table.field] })],
);

/** Saved forms, as they were saved last. `digest` makes saving the same answers twice one form. */
export const savedForms = pgTable("forms", {
  id: text("id").primaryKey(),
  owner: text("owner").notNull(),
  formType: text("form_type").$type<FormType>().notNull(),
  digest: text("digest").notNull(),
  /** How often its answers were saved, each time other ones. */
  revision: integer("revision").notNull().default(1),
  /** What the person had agreed to when it was saved. */
  consent: jsonb("consent").$type<Consent>(),
  savedAt: time("saved_at").notNull(),
  expiresAt: time("expires_at").notNull(),
});

export const savedAnswers = pgTable(
  "answers",
  {
    formId: text("form_id").notNull(),
    field: text("field").notNull(),
    said: sealed("said").notNull(),
    heardAt: time("heard_at").notNull(),
    /** What was known of its ZIP codes when it was confirmed, as JSON. */
    places: sealed("places"),
  },
  (table) => [primaryKey({ columns: [table.formId, table.field] })],
);

/** Mails asked for. `address` is erased once the carrier has the mail. */
export const mails = pgTable("mails", {
  id: text("id").primaryKey(),
  formId: text("form_id").notNull(),
  address: sealed("address"),
  includePdf: boolean("include_pdf").notNull(),
});

/** Work to be done later, written in the same transaction as its reason. `ref` is an id, never a person's data. */
export const jobs = pgTable("jobs", {
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  ref: text("ref").notNull(),
  state: text("state").$type<"waiting" | "done" | "dead" | "declined">().notNull(),
  runAt: time("run_at").notNull(),
  attempts: integer("attempts").notNull(),
  maxAttempts: integer("max_attempts").notNull(),
  lockedUntil: time("locked_until"),
  /** The name of the last error's class; its message could hold a person's data. */
  lastError: text("last_error"),
  dedupeKey: text("dedupe_key").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** The last consent of a payment: nothing a person said, only which text was shown and when. */
export const consents = pgTable("consents", {
  orderId: text("order_id").primaryKey(),
  consent: jsonb("consent").$type<Consent>().notNull(),
  expiresAt: time("expires_at").notNull(),
});

/**
 * The one live resume code of a payment. It is found by a keyed fingerprint, since a code is too short for a plain hash,
 * and kept sealed, so that it can be shown again.
 */
export const resumeCodes = pgTable("resume_codes", {
  orderId: text("order_id").primaryKey(),
  codeDigest: text("code_digest").notNull(),
  /** Null for a code made before codes were kept. */
  sealedCode: sealed("sealed_code"),
  expiresAt: time("expires_at").notNull(),
});

/** The code of whoever only knew the session's id (answers/resume/finder-codes.ts). It opens nothing once the payer came. */
export const finderCodes = pgTable("finder_codes", {
  orderId: text("order_id").primaryKey(),
  codeDigest: text("code_digest").notNull(),
  sealedCode: sealed("sealed_code").notNull(),
  /** The browser it opened the form to for the first time, as a hash: from then on it opens for that one alone. */
  redeemedBy: text("redeemed_by"),
  expiresAt: time("expires_at").notNull(),
});

/** How often something was tried. `key` is a fingerprint: an address is not kept. */
export const tries = pgTable("tries", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/**
 * Requests with an `Idempotency-Key` (http/idempotency.ts). `id` and `requestHash` are fingerprints under a cookie's
 * secret, which is not here; `answer` holds ids and states, and is null while the request is carried out.
 */
export const keyedRequests = pgTable("keyed_requests", {
  id: text("id").primaryKey(),
  /** The payment whose erasure deletes the row; null before there is one. */
  owner: text("owner"),
  requestHash: text("request_hash").notNull(),
  answer: jsonb("answer").$type<object>(),
  lockedUntil: time("locked_until").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** Which folder of keys this store belongs to (keys/key-store.ts). */
export const keyStore = pgTable("key_store", {
  id: integer("id").primaryKey(),
  storeId: text("store_id").notNull(),
});
