CREATE TABLE "refunds" (
  "order_id" text PRIMARY KEY,
  "cents" integer NOT NULL,
  "refunded_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL
);
