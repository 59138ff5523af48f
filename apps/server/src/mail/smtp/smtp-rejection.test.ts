import { describe, expect, test } from "vitest";
import { classifyRejection } from "./smtp-rejection.ts";

/** As mail servers say it: Postfix, Exim, Sendmail, qmail, Gmail, Exchange. */
const toTheAddress = (response: string) =>
  classifyRejection({ code: "EENVELOPE", command: "RCPT TO", responseCode: Number(response.slice(0, 3)), response });

describe("a rejection of the address is for the person to correct", () => {
  test.each([
    "550 5.1.1 <rosa@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 double-checking",
    "550 No such user here",
    "550 Unrouteable address",
    "550 <the.blacklist@spam.example> unknown",
    "553 sorry, this address is not in my control file",
    "556 5.1.10 Recipient address has null MX",
    "550 5.2.1 The email account that you tried to reach is disabled.",
    "550 5.4.1 Recipient address rejected: Access denied. [AM7EUR03FT011.eop-EUR03.prod.protection.outlook.com]",
    "550 5.4.4 Host unknown",
  ])("%s", (response) => expect(toTheAddress(response)).toBe("unknown-recipient"));
});

test.each(["552 5.2.2 mailbox full", "552 5.2.2 <rosa@example.com>: user is over quota", "552 Mailbox full"])(
  "a full mailbox is not a mistyped one: %s",
  (response) => expect(toTheAddress(response)).toBe("mailbox-full"),
);

describe("a rejection of us is never reported as the address's fault", () => {
  test.each([
    "554 5.7.1 <rosa@example.com>: Relay access denied",
    "550 5.7.1 Relaying denied. Proper authentication required.",
    "550 relay not permitted",
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain",
    "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
    "550 rejected because 192.0.2.1 is in a black list at zen.spamhaus.org",
    "550 5.7.26 This mail has been blocked because the sender is unauthenticated.",
    "550 5.1.8 Sender address rejected: Domain not found",
    "550 Sender verify failed",
    "554 transaction failed",
    "501 5.5.4 Invalid arguments",
    "552 5.3.4 Message size exceeds fixed limit",
  ])("%s", (response) => expect(toTheAddress(response)).toBe("mail-rejected"));

  test.each([
    ["MAIL FROM", "552 5.3.4 Message size exceeds fixed maximum message size"],
    ["MAIL FROM", "550 5.1.1 no such sender"],
    ["DATA", "552 message too big"],
    ["DATA", "554 5.6.0 message content rejected"],
  ])("after %s: %s", (command, response) => {
    expect(classifyRejection({ command, responseCode: Number(response.slice(0, 3)), response })).toBe("mail-rejected");
  });
});

test.each([
  ["552 5.2.2 mailbox full", "mailbox-full"],
  ["550 5.1.1 user unknown", "unknown-recipient"],
])("a server that looks at the mailbox only when it has the letter is understood too: %s", (response, code) => {
  expect(classifyRejection({ command: "DATA", responseCode: Number(response.slice(0, 3)), response })).toBe(code);
});

describe("what passes, or is mended in the settings, is tried again", () => {
  test.each([
    ["MAIL FROM", "530 5.7.0 Must issue a STARTTLS command first"],
    ["MAIL FROM", "530 5.7.57 Client not authenticated to send mail"],
    ["RCPT TO", "530 5.7.0 Authentication required"],
    ["RCPT TO", "450 4.7.1 Greylisted, come back later"],
    ["RCPT TO", "452 4.2.2 The email account that you tried to reach is over quota"],
    ["CONN", "554 no service here"],
    ["EHLO", "550 bad name"],
  ])("%s: %s", (command, response) => {
    expect(classifyRejection({ command, responseCode: Number(response.slice(0, 3)), response })).toBe("mail-deferred");
  });
});
