import { addressOf, ConfigError, type Env, groupOf, textOf } from "../env.ts";
import { isLoopback } from "../loopback.ts";
import { readAddress } from "./address.ts";

export type MailConfig = { readonly kind: "outbox"; readonly from: string } | SmtpConfig;

export interface SmtpConfig {
  readonly kind: "smtp";
  /** `smtp://user:password@host:587` or `smtps://...:465` */
  readonly url: string;
  readonly from: string;
  /** Whether a connection that does not turn to TLS is given up. */
  readonly requiresTls: boolean;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly keyFile: string };
}

/**
 * Reads how letters leave.
 * @throws ConfigError
 */
export function readMail(env: Env): MailConfig {
  const url = addressOf(env, "SMTP_URL", ["smtp:", "smtps:"]);
  const from = textOf(env, "MAIL_FROM");
  if (from !== undefined && !isSender(from)) {
    throw new ConfigError("MAIL_FROM must be one address, such as Dilo <dilo@dilo.example>.");
  }
  const dkim = groupOf(env, ["MAIL_DKIM_DOMAIN", "MAIL_DKIM_SELECTOR", "MAIL_DKIM_KEY_FILE"]);
  if (url === undefined) {
    if (dkim !== undefined) throw new ConfigError("MAIL_DKIM_DOMAIN is set, but SMTP_URL is missing.");
    return { kind: "outbox", from: from ?? "Dilo <dilo@localhost>" };
  }
  if (from === undefined) throw new ConfigError("Set all of SMTP_URL, MAIL_FROM, or none: MAIL_FROM is missing.");
  return {
    kind: "smtp",
    url,
    from,
    requiresTls: !isLoopback(url),
    ...(dkim && {
      dkim: { domain: dkim.MAIL_DKIM_DOMAIN, selector: dkim.MAIL_DKIM_SELECTOR, keyFile: dkim.MAIL_DKIM_KEY_FILE },
    }),
  };
}

/** An address, or a name and an address in angle brackets. */
function isSender(text: string): boolean {
  const [, bracketed] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return readAddress(bracketed ?? text) !== undefined;
}
