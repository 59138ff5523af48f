import { ServerError } from "../server-error.ts";
import { addressOf, type Env, groupOf, textOf } from "../settings/env.ts";
import { isLoopback } from "../settings/hosts.ts";
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
 * @param livemode whether real money moves: a customer must get the letter, so the outbox is not enough
 * @throws ServerError `invalid-settings`
 */
export function readMail(env: Env, { livemode }: { readonly livemode: boolean }): MailConfig {
  const url = addressOf(env, "SMTP_URL", ["smtp:", "smtps:"]);
  const from = textOf(env, "MAIL_FROM");
  if (from !== undefined && !isSender(from)) {
    throw new ServerError("invalid-settings", "MAIL_FROM must be one address, such as Dilo <dilo@dilo.example>.");
  }
  const carrier = groupOf(env, ["SMTP_URL", "MAIL_FROM"]);
  const dkim = groupOf(env, ["MAIL_DKIM_DOMAIN", "MAIL_DKIM_SELECTOR", "MAIL_DKIM_KEY_FILE"]);
  if (carrier === undefined || url === undefined) {
    if (dkim !== undefined)
      throw new ServerError("invalid-settings", "MAIL_DKIM_DOMAIN is set, but SMTP_URL is missing.");
    if (livemode) {
      throw new ServerError(
        "invalid-settings",
        "STRIPE_SECRET_KEY is a live key, but letters would reach nobody. Set SMTP_URL and MAIL_FROM.",
      );
    }
    return { kind: "outbox", from: "Dilo <dilo@localhost>" };
  }
  return {
    kind: "smtp",
    url,
    from: carrier.MAIL_FROM,
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
