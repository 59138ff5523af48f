import { expect, test } from "vitest";
import { ServerError } from "../server-error.ts";
import { tableOf, tryAll } from "./probe.ts";

test("each service has a line, and one that hangs fails instead of holding up the others", async () => {
  const secret = "postgres://dilo:hunter2@db";
  const findings = await tryAll(
    [
      { service: "store", by: "embedded" },
      { service: "mail", by: "SMTP", attempt: async () => "lets us in" },
      {
        service: "payments",
        by: "Stripe",
        attempt: async () => Promise.reject(new ServerError("check-failed", "Not our price.")),
      },
      { service: "hearing", by: "somebody", attempt: () => new Promise(() => {}) },
      {
        service: "speaking",
        by: "somebody",
        attempt: async () => {
          const cause = Object.assign(new Error(secret), { code: "ECONNREFUSED" });
          throw new Error(secret, { cause });
        },
      },
    ],
    20,
  );
  expect(tableOf(findings)).toBe(
    [
      "  store     embedded  -       nothing to try",
      "  mail      SMTP      ok      lets us in",
      "  payments  Stripe    failed  Not our price.",
      "  hearing   somebody  failed  No answer within 0.02 s.",
      "  speaking  somebody  failed  It failed. (ECONNREFUSED)",
    ].join("\n"),
  );
});
