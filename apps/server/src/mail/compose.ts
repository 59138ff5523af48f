import type { SendMailOptions } from "nodemailer";
import { ServerError } from "../server-error.ts";
import { readAddress } from "./address.ts";
import type { Mail } from "./mailer.ts";
import { readMessageId } from "./message-id.ts";

/**
 * Makes the mail library's message out of a letter: one recipient in header and envelope, no file or address fetched.
 * @throws ServerError `bad-address`, `bad-message-id`
 */
export function compose(mail: Mail, from: string): SendMailOptions {
  const to = readAddress(mail.to);
  if (to === undefined) throw new ServerError("bad-address", "A letter goes to exactly one plain address.");
  if (readMessageId(mail.messageId) === undefined)
    throw new ServerError("bad-message-id", "The Message-ID is not ours.");
  return {
    from,
    to,
    envelope: { from, to: [to] },
    subject: mail.subject.replace(/\s+/gu, " "),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    attachments: mail.attachments.map(({ filename, contentType, bytes }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
