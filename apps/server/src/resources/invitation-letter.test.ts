import { expect, onTestFinished, test } from "vitest";
import type { Mailer } from "../mail/mailer.ts";
import { ServerError } from "../server-error.ts";
import { openTestServer } from "../testing/test-server.ts";

const tokens = {
  PLATFORM_PRIVATE_TOKEN: "an-operators-private-token",
  PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
};

/** A server whose mail goes by this carrier, and what invites to its org. */
async function invitingBy(mailer: Mailer) {
  const server = await openTestServer({ env: tokens, with: { mailer } });
  onTestFinished(() => server.close());
  const headers = { authorization: `Bearer ${tokens.PLATFORM_PRIVATE_TOKEN}` };
  const ask = (method: "GET" | "POST", url: string, payload?: object) =>
    server.http.inject({ method, url: `/platform${url}`, headers, ...(payload && { payload }) });
  const [org] = (await ask("GET", "/org")).json<{ id: string }[]>();
  const invite = (...emails: string[]) => ask("POST", `/org/${org?.id}/invite`, { emails, role: "viewer" });
  const invited = async () =>
    (await ask("GET", `/org/${org?.id}/invite`)).json<{ email: string }[]>().map(({ email }) => email);
  return { server, invite, invited };
}

const emails = ["ana@dilo.example", "eva@dilo.example", "luz@dilo.example"];

test("who invites many by a mail server that hangs does not wait for it, and the letters go on behind them", async () => {
  const sent: string[] = [];
  let speak = () => {};
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  const { server, invite, invited } = await invitingBy({
    async send({ to, messageId }) {
      await spoken;
      if (to === emails[1]) throw new ServerError("mail-unreachable", "away");
      sent.push(to);
      return { messageId };
    },
  });
  expect((await invite(...emails)).statusCode).toBe(204);
  expect(sent).toEqual([]);
  expect((await invited()).sort()).toEqual(emails);
  speak();
  await expect.poll(() => sent).toEqual([emails[0], emails[2]]);
  await expect.poll(server.logged).toContain("mail-unreachable");
  expect(server.logged()).not.toContain("@dilo.example");
});

test("a letter that is refused at once is told to who invites, and keeps no other from going", async () => {
  const sent: string[] = [];
  const { invite } = await invitingBy({
    async send({ to, messageId }) {
      if (to === emails[0]) throw new ServerError("unknown-recipient", "no");
      sent.push(to);
      return { messageId };
    },
  });
  expect((await invite(...emails)).statusCode).toBe(500);
  expect(sent).toEqual(emails.slice(1));
});
