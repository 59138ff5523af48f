import type { MailErrorCode } from "../../server-error.ts";

/** How a mail server, or the connection to it, rejected a letter, as the mail library reports it. */
export interface SmtpRejection {
  readonly code?: string;
  /** The command it answered. */
  readonly command?: string;
  readonly responseCode?: number;
  /** Its own words. They repeat addresses: read here, and kept nowhere. */
  readonly response?: string;
}

/** A permanent rejection comes in answer to one of these commands; an earlier one only means "not now". */
const aboutTheLetter: readonly (string | undefined)[] = ["MAIL FROM", "RCPT TO", "DATA"];

/** It wants a password or encryption first: once the operator has fixed the settings, the letter goes (RFC 4954). */
const wantsToKnowUs: readonly (number | undefined)[] = [530, 534, 535, 538];

/**
 * Tells whose fault a rejection is, and whether it is temporary. Only what is certainly about the person's address is reported to
 * them as such: sending them to look for a mistake that is ours would be worse than saying too little.
 * @see RFC 5321, 4.2 (codes) and RFC 3463 (enhanced codes, such as 5.1.1)
 */
export function classifyRejection({ code, command, responseCode, response = "" }: SmtpRejection): MailErrorCode {
  if (code === "EAUTH" || code === "ETLS" || wantsToKnowUs.includes(responseCode)) return "mail-deferred";
  if (responseCode === undefined) return code === "EMESSAGE" ? "mail-rejected" : "mail-unreachable";
  if (responseCode < 500 || !aboutTheLetter.includes(command)) return "mail-deferred";
  if (command === "MAIL FROM") return "mail-rejected";
  const [, enhanced] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhanced !== undefined && enhanced !== "5.0.0") return byEnhancedCode(enhanced);
  return command === "RCPT TO" ? byWords(responseCode, response) : "mail-rejected";
}

/** Mailboxes that are not there, domains that are none, and mailboxes that are closed (RFC 3463, 7505). */
const noSuchAddress: readonly string[] = [
  ...["5.1.0", "5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.0", "5.2.1"],
  // No way to its domain: asked about the address only. Microsoft answers 5.4.1 for people it does not know.
  ...["5.4.1", "5.4.4"],
];

function byEnhancedCode(enhanced: string): MailErrorCode {
  if (enhanced === "5.2.2") return "mailbox-full";
  // The others speak of our name (5.1.7, 5.1.8), the letter's size (5.2.3, 5.3.4), or their policy (5.7), such as relaying.
  return noSuchAddress.includes(enhanced) ? "unknown-recipient" : "mail-rejected";
}

/** Words of a rejection that is about us: we may not send through this server, or it does not trust ours. */
const aboutUs =
  /relay|rcpthosts|not permitted|denied|authenti|sender|polic|reputation|block|black|list|spam|spf|dkim|dmarc|\bip\b|\[?\d+\.\d+\.\d+\.\d+|#5\.7/i;

function byWords(responseCode: number, response: string): MailErrorCode {
  // The address itself may hold any of those words.
  if (aboutUs.test(response.replace(/\S+@\S+/g, ""))) return "mail-rejected";
  if (responseCode === 552) return "mailbox-full";
  return [550, 551, 553].includes(responseCode) ? "unknown-recipient" : "mail-rejected";
}
