ALTER TABLE "orders" ADD COLUMN "mails" integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forms" integer NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE "orders" SET
  "forms" = (SELECT count(*) FROM "forms" WHERE "forms"."owner" = "orders"."id"),
  "mails" = (SELECT count(*) FROM "mails" JOIN "forms" ON "forms"."id" = "mails"."form_id" WHERE "forms"."owner" = "orders"."id");
