ALTER TABLE "draft_answers" ADD COLUMN "places" bytea;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "places" bytea;
