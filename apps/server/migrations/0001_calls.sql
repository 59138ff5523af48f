ALTER TABLE "orders" ADD COLUMN "calls" integer NOT NULL DEFAULT 0;
