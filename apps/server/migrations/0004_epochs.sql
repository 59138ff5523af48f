ALTER TABLE "orders" ADD COLUMN "epoch" integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "resume_codes" ADD COLUMN "sealed_code" bytea;
