-- Beside what is kept: no copy, backup or deletion looks into this schema.
CREATE SCHEMA "trials";
--> statement-breakpoint
CREATE TABLE "trials"."row" ("filler" text NOT NULL);
