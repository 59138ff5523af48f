import { createTransport } from "nodemailer";
import { ServerError } from "../../server-error.ts";
import { compose } from "../compose.ts";
import type { Mailer } from "../mailer.ts";
import { classifyRejection, type SmtpRejection } from "./smtp-rejection.ts";

/** Where letters go, and in whose name. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://...:465` */
  readonly url: string;
  readonly from: string;
  /** Whether a connection that does not turn to TLS is given up. Without it, none is asked for: the server is this machine. */
  readonly requiresTls: boolean;
  /** What we call ourselves; this machine's own name is nobody's business. */
  readonly host: string;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly key: string };
  /** An authority (PEM) whose certificates are believed, in place of the machine's list. */
  readonly authority?: string;
  /** How long one attempt may take from first to last: a server that drips never falls silent. Milliseconds. */
  readonly timeoutMs?: number;
}

/** Shorter than a job's lease, so that no second worker sends the same letter meanwhile. */
const defaultTimeoutMs = 45_000;
const connectTimeoutMs = 10_000;

/**
 * Opens a mailer that hands letters to an SMTP server. Delivered at least once: a letter whose answer was lost is sent
 * again under the same Message-ID.
 */
export function openSmtp({ from, dkim, timeoutMs = defaultTimeoutMs, ...settings }: SmtpSettings): Mailer {
  const transport = createTransport({
    ...connectionOf(settings),
    name: settings.host,
    connectionTimeout: Math.min(connectTimeoutMs, timeoutMs),
    greetingTimeout: Math.min(connectTimeoutMs, timeoutMs),
    socketTimeout: timeoutMs,
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.key } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = compose(mail, from);
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) });
      } catch (cause) {
        throw new ServerError(classifyRejection(cause as SmtpRejection), "The letter was not accepted.", {
          cause: withoutReply(cause),
        });
      }
      return { messageId: mail.messageId };
    },
    async check() {
      await transport.verify().catch((cause: unknown) => {
        throw new ServerError(classifyRejection(cause as SmtpRejection), "The mail server did not let us in.", {
          cause: withoutReply(cause),
        });
      });
    },
    async close() {
      transport.close();
    },
  };
}

function connectionOf({ url, requiresTls, authority }: Pick<SmtpSettings, "url" | "requiresTls" | "authority">) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: requiresTls,
    // A mail server on this machine often offers TLS with a certificate nobody signed.
    ignoreTLS: !requiresTls && !secure,
    tls: { minVersion: "TLSv1.2", ...(authority && { ca: authority }) } as const,
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** An SMTP answer repeats the address it refuses: only what kind of failure it was may reach a log. */
function withoutReply(error: unknown): Error {
  const { code, command, responseCode } = error as SmtpRejection;
  const kind = [code, command, responseCode].filter((part) => part !== undefined).join(" ");
  return Object.assign(new Error(kind), code !== undefined && { code });
}
