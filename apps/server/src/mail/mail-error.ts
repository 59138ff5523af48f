/**
 * Why a letter was not accepted. Trying again may help with `temporary` and `unreachable`, never with the others:
 * `unknown-recipient` and `mailbox-full` are the carrier's final no to this address, and `refused` its no to anything
 * else, which is ours to mend; `bad-address` and `bad-message-id` are ours too.
 */
export type MailErrorCode =
  | "temporary"
  | "unreachable"
  | "unknown-recipient"
  | "mailbox-full"
  | "refused"
  | "bad-address"
  | "bad-message-id";

/** Everything that can go wrong with a letter. Its message names neither address nor content. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }

  /** Tells whether the same letter may be accepted later. */
  get mayBeRetried(): boolean {
    return this.code === "temporary" || this.code === "unreachable";
  }
}
