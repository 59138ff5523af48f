CREATE TABLE "write_trial" ("filler" text NOT NULL);
