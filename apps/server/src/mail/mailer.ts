/** One file that travels with a letter. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** One letter to one person. */
export interface Mail {
  /** One address, read by `readAddress`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt to send this letter, such as `<id@dilo.invalid>`, so that a doubled one is recognised. */
  readonly messageId: string;
  readonly attachments: readonly Attachment[];
}

/** Sends one letter. Resolves when the carrier has accepted it, which is not yet delivery. */
export interface Mailer {
  /** @throws ServerError; a `MailErrorCode` */
  send(mail: Mail): Promise<{ readonly messageId: string }>;
  /**
   * Tries whether the carrier would take letters, and sends none.
   * @throws ServerError
   */
  check?(): Promise<void>;
  close?(): Promise<void>;
}
