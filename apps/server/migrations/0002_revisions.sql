ALTER TABLE "forms" ADD COLUMN "revision" integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "consent" jsonb;
--> statement-breakpoint
ALTER TABLE "forms" DROP CONSTRAINT "forms_owner_digest_key";
--> statement-breakpoint
CREATE INDEX "forms_owner" ON "forms" ("owner", "digest");
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
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
  "key" text PRIMARY KEY,
  "count" integer NOT NULL,
  "expires_at" timestamptz NOT NULL
);
