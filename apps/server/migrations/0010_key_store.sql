CREATE TABLE "key_store" (
  "id" integer PRIMARY KEY,
  "store_id" text NOT NULL
);
