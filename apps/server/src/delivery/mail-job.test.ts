import { expect, test } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import { type MailJobContext, mailJob } from "./mail-job.ts";

const at = "2026-11-20T15:00:00.000Z";
const form = {
  ...{ id: "form-1", revision: 1, formType: "N-400", savedAt: at, expiresAt: at },
  answers: { nombre_completo: { said: "Rosa Ficticia", heardAt: at } },
} as const;

/** Runs the job of a finder's letter; the payer comes at the moment the finder's code is wanted, or never. */
async function sentTo(codeOfFinder: "living" | "ended by the payer") {
  const sent: Mail[] = [];
  let isWanted = true;
  const context = {
    requests: {
      find: async () => (isWanted ? { formId: form.id, email: "finder@example.org", includePdf: false } : undefined),
      markSent: async () => {},
    },
    submissions: { find: async () => form, list: async () => [form], ownerOf: async () => "order-1" },
    codes: {
      createForFinder: async () => {
        if (codeOfFinder === "living") return { code: "111 111 111 111 111", expiresAt: at };
        isWanted = false;
        return undefined;
      },
      create: async () => ({ code: "999 999 999 999 999", expiresAt: at }),
    },
    mailer: {
      send: async (mail: Mail) => {
        sent.push(mail);
        return { messageId: "1" };
      },
    },
    ...{ documents: {}, turns: {}, lookups: {}, files: undefined, host: "example.org" },
    ...{ publicOrigin: "https://example.org", operator: { name: "Dilo", contact: "dilo@example.org" } },
  } as unknown as MailJobContext;
  await mailJob(context)("mail-1", "job-1");
  return sent;
}

test("a finder's letter holds the finder's code", async () => {
  expect(JSON.stringify(await sentTo("living"))).toContain("111 111 111 111 111");
});

test("a finder's letter that is being written when the payer comes is not sent: it would hold the payment's own code", async () => {
  expect(await sentTo("ended by the payer")).toEqual([]);
});
