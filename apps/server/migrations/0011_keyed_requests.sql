CREATE TABLE "keyed_requests" (
  "id" text PRIMARY KEY,
  "owner" text,
  "request_hash" text NOT NULL,
  "answer" jsonb,
  "locked_until" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL
);
