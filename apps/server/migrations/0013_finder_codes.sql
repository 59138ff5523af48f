ALTER TABLE "orders" ADD COLUMN "payer_came_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "orders" SET "payer_came_at" = "opened_at";
--> statement-breakpoint
ALTER TABLE "capabilities" ADD COLUMN "holder" text NOT NULL DEFAULT 'payer';
--> statement-breakpoint
CREATE TABLE "finder_codes" (
  "order_id" text PRIMARY KEY,
  "code_digest" text NOT NULL,
  "sealed_code" bytea NOT NULL,
  "redeemed_by" text,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
DELETE FROM "resume_codes" USING "orders"
  WHERE "orders"."id" = "resume_codes"."order_id" AND "orders"."opened_at" IS NULL AND NOT EXISTS (
    SELECT 1 FROM "jobs" WHERE "jobs"."kind" = 'code' AND "jobs"."ref" = "orders"."id" AND "jobs"."state" = 'done'
  );
