ALTER TABLE "orders" ADD COLUMN "opened_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "orders" SET "opened_at" = "paid_at" WHERE "paid_at" IS NOT NULL;
