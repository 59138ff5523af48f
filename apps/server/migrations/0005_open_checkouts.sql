ALTER TABLE "orders" ADD COLUMN "is_open" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE "orders" SET "is_open" = true WHERE "paid_at" IS NULL AND NOT EXISTS (
  SELECT FROM "orders" AS "later" WHERE "later"."browser_hash" = "orders"."browser_hash"
    AND "later"."provider" = "orders"."provider" AND "later"."livemode" = "orders"."livemode"
    AND "later"."paid_at" IS NULL AND ("later"."created_at", "later"."id") > ("orders"."created_at", "orders"."id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" ("browser_hash", "provider", "livemode") WHERE "is_open";
