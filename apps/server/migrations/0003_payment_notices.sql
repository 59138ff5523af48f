CREATE TABLE "payment_notices" (
  "id" text PRIMARY KEY,
  "expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE "embedded_checkouts" ADD COLUMN "order_id" text NOT NULL DEFAULT '';
