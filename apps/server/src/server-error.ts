import { CodedError } from "@dilo/foundation";

/**
 * What can go wrong around this server: its settings, its store, its services. A closed set;
 * `http/request-error.ts` has the errors that callers of the API see.
 */
export type ServerErrorCode =
  /** The settings do not fit together. The message says which, and never repeats a value. */
  | "invalid-settings"
  /** Nothing can be kept in the data folder. */
  | "data-dir-not-usable"
  /** Another process uses the data folder. */
  | "data-dir-in-use"
  /** The stored data cannot be decrypted with the configured key. */
  | "wrong-data-key"
  /** The folder of the keys is not the one this store belongs to. */
  | "keys-elsewhere"
  /** The folder of the keys is away, or cannot be read: it may be back soon. */
  | "keys-unavailable"
  /** The key of this data was destroyed: nobody opens it any more. */
  | "key-destroyed"
  /** The key of this data is on the disk, but not as it was written: only a copy of the keys may still open it. */
  | "key-damaged"
  /** A server of the same name is at work on the same database. */
  | "same-name-running"
  /** The database could not be opened at the start. */
  | "store-not-opened"
  /** Files of the embedded store are not as they were written: only a backup helps. */
  | "store-damaged"
  /** The database gave no connection: it may be back soon. */
  | "store-unavailable"
  /** Redis could not be reached at the start, or refused us. */
  | "redis-not-opened"
  /** Redis does not answer: it may be back soon. */
  | "redis-away"
  /** The object store of files could not be reached at the start, or refused us. */
  | "files-not-opened"
  /** A disk is full, the database's or ours: there may be room again soon. */
  | "no-room"
  /** A copy of the store was not begun, or was rolled back. */
  | "copy-refused"
  /** A service answered an operator's check, but not as it must. */
  | "check-failed"
  /** The language model cannot be reached, or answered with something else. */
  | "model-failed"
  /** A document could not be made. */
  | "document-failed"
  /** A document was asked for after `close`. */
  | "documents-closed"
  | MailErrorCode;

/**
 * Why a letter was not accepted. `mail-deferred` and `mail-unreachable` may pass; the others are final.
 * `unknown-recipient` and `mailbox-full` are about the person's address, `mail-rejected` and the rest about us.
 */
export type MailErrorCode =
  | "mail-deferred"
  | "mail-unreachable"
  | "unknown-recipient"
  | "mailbox-full"
  | "mail-rejected"
  | "bad-address"
  | "bad-message-id";

/** Everything that can go wrong around this server. Its message holds no secret and nothing a person said. */
export class ServerError extends CodedError<ServerErrorCode> {
  override readonly name = "ServerError";
}

/** Tells whether a mail server may accept the same letter later. */
export function mayBeRetried(code: ServerErrorCode): boolean {
  return code === "mail-deferred" || code === "mail-unreachable";
}
