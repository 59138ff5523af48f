CREATE TABLE "orders" (
  "id" text PRIMARY KEY,
  "provider" text NOT NULL,
  "livemode" boolean NOT NULL,
  "session_id" text NOT NULL UNIQUE,
  "browser_hash" text NOT NULL,
  "is_open" boolean NOT NULL DEFAULT false,
  "created_at" timestamptz NOT NULL,
  "paid_at" timestamptz,
  "opened_at" timestamptz,
  "payer_came_at" timestamptz,
  "expires_at" timestamptz NOT NULL,
  "epoch" integer NOT NULL DEFAULT 0,
  "calls" integer NOT NULL DEFAULT 0,
  "mails" integer NOT NULL DEFAULT 0,
  "forms" integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" ("browser_hash", "provider", "livemode") WHERE "is_open";
--> statement-breakpoint
CREATE TABLE "capabilities" (
  "token_hash" text PRIMARY KEY,
  "order_id" text NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE,
  "holder" text NOT NULL DEFAULT 'payer',
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_checkouts" (
  "id" text PRIMARY KEY,
  "order_id" text NOT NULL DEFAULT '',
  "state" text NOT NULL,
  "success_url" text NOT NULL,
  "cancel_url" text NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
  "id" text PRIMARY KEY,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
  "order_id" text PRIMARY KEY,
  "cents" integer NOT NULL,
  "refunded_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
  "owner" text PRIMARY KEY,
  "form_type" text NOT NULL,
  "saved_id" text,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_answers" (
  "owner" text NOT NULL REFERENCES "drafts" ("owner") ON DELETE CASCADE,
  "field" text NOT NULL,
  "said" bytea NOT NULL,
  "heard_at" timestamptz NOT NULL,
  "places" bytea,
  PRIMARY KEY ("owner", "field")
);
--> statement-breakpoint
CREATE TABLE "forms" (
  "id" text PRIMARY KEY,
  "owner" text NOT NULL,
  "form_type" text NOT NULL,
  "digest" text NOT NULL,
  "revision" integer NOT NULL DEFAULT 1,
  "consent" jsonb,
  "saved_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "forms_owner" ON "forms" ("owner", "digest");
--> statement-breakpoint
CREATE TABLE "answers" (
  "form_id" text NOT NULL REFERENCES "forms" ("id") ON DELETE CASCADE,
  "field" text NOT NULL,
  "said" bytea NOT NULL,
  "heard_at" timestamptz NOT NULL,
  "places" bytea,
  PRIMARY KEY ("form_id", "field")
);
--> statement-breakpoint
CREATE TABLE "consents" (
  "order_id" text PRIMARY KEY REFERENCES "orders" ("id") ON DELETE CASCADE,
  "consent" jsonb NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_codes" (
  "order_id" text PRIMARY KEY REFERENCES "orders" ("id") ON DELETE CASCADE,
  "code_digest" text NOT NULL UNIQUE,
  "sealed_code" bytea,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finder_codes" (
  "order_id" text PRIMARY KEY,
  "code_digest" text NOT NULL,
  "sealed_code" bytea NOT NULL,
  "redeemed_by" text,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
  "id" text PRIMARY KEY,
  "form_id" text NOT NULL REFERENCES "forms" ("id") ON DELETE CASCADE,
  "address" bytea,
  "include_pdf" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_form" ON "mails" ("form_id");
--> statement-breakpoint
CREATE TABLE "jobs" (
  "id" text PRIMARY KEY,
  "kind" text NOT NULL,
  "ref" text NOT NULL,
  "state" text NOT NULL,
  "run_at" timestamptz NOT NULL,
  "attempts" integer NOT NULL,
  "max_attempts" integer NOT NULL,
  "locked_until" timestamptz,
  "last_error" text,
  "dedupe_key" text NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_waiting_once" ON "jobs" ("dedupe_key") WHERE "state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" ("run_at") WHERE "state" = 'waiting';
--> statement-breakpoint
CREATE TABLE "tries" (
  "key" text PRIMARY KEY,
  "count" integer NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyed_requests" (
  "id" text PRIMARY KEY,
  "owner" text,
  "request_hash" text NOT NULL,
  "answer" jsonb,
  "locked_until" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_store" (
  "id" integer PRIMARY KEY,
  "store_id" text NOT NULL
);
--> statement-breakpoint
-- Beside what is kept: no copy, backup or deletion looks into this schema.
CREATE SCHEMA "trials";
--> statement-breakpoint
CREATE TABLE "trials"."row" ("filler" text NOT NULL);
