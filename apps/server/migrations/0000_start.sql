CREATE TABLE "orders" (
  "id" text PRIMARY KEY,
  "provider" text NOT NULL,
  "livemode" boolean NOT NULL,
  "session_id" text NOT NULL UNIQUE,
  "browser_hash" text NOT NULL,
  "paid_at" timestamptz,
  "created_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "capabilities" (
  "token_hash" text PRIMARY KEY,
  "order_id" text NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_checkouts" (
  "id" text PRIMARY KEY,
  "state" text NOT NULL,
  "success_url" text NOT NULL,
  "cancel_url" text NOT NULL,
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
  PRIMARY KEY ("owner", "field")
);
--> statement-breakpoint
CREATE TABLE "forms" (
  "id" text PRIMARY KEY,
  "owner" text NOT NULL,
  "form_type" text NOT NULL,
  "digest" text NOT NULL,
  "saved_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL,
  UNIQUE ("owner", "digest")
);
--> statement-breakpoint
CREATE TABLE "answers" (
  "form_id" text NOT NULL REFERENCES "forms" ("id") ON DELETE CASCADE,
  "field" text NOT NULL,
  "said" bytea NOT NULL,
  "heard_at" timestamptz NOT NULL,
  PRIMARY KEY ("form_id", "field")
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
CREATE TABLE "key_check" (
  "id" integer PRIMARY KEY,
  "sealed" bytea NOT NULL
);
