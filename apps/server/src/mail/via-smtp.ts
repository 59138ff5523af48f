import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { MailError, type MailErrorCode } from "./mail-error.ts";
import type { Mailer } from "./mailer.ts";

const connectionMs = 10_000;
const silenceMs = 30_000;

/** Where letters go, and in whose name. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://...:465` */
  readonly url: string;
  readonly from: string;
}

/**
 * Opens a mailer that hands letters to an SMTP server. Delivered at least once: a letter whose answer was lost is sent
 * again under the same Message-ID.
 */
export function openSmtp({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    ...addressOf(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = compose(mail, from);
      try {
        const { envelope } = await transport.sendMail(message);
        // The library would also deliver to addresses hidden in the first: compose() lets none through.
        if (envelope.to.length !== 1) throw new Error("A letter went to more than one address.");
      } catch (cause) {
        throw new MailError(codeOf(cause), "The letter was not accepted.", { cause: withoutAddress(cause) });
      }
      return { messageId: mail.messageId };
    },
    async close() {
      transport.close();
    },
  };
}

function addressOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  return {
    host: hostname,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    // Answers travel encrypted, or not at all; a server on this machine needs no encryption.
    requireTLS: !secure && !isLocal,
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function codeOf(error: unknown): MailErrorCode {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  // Encryption or our password: a person must look, but the letter may still go out later.
  if (code === "EAUTH" || code === "ETLS") return "temporary";
  if (responseCode !== undefined) return responseCode >= 500 ? "refused" : "temporary";
  return "unreachable";
}

/** An SMTP answer repeats the address it refuses: only what kind of failure it was may reach a log. */
function withoutAddress(error: unknown): Error {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  return new Error([code, command, responseCode].filter((part) => part !== undefined).join(" "));
}
