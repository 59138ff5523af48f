UPDATE "jobs" SET "last_error" = 'mailbox-full' WHERE "last_error" = 'MailboxFull';
--> statement-breakpoint
UPDATE "jobs" SET "last_error" = 'unknown-recipient' WHERE "last_error" = 'UnknownRecipient';
