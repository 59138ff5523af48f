import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, test } from "vitest";
import { type MailerUnderTest, mailerContract } from "./mailer.contract.ts";
import { openSmtp } from "./via-smtp.ts";

interface Received {
  readonly recipients: readonly string[];
  readonly raw: string;
}

const from = "Dilo <dilo@example.com>";

async function openServer(
  options: SMTPServerOptions = {},
  host = "127.0.0.1",
): Promise<{ readonly url: string; readonly received: Received[]; close(): Promise<void> }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((ready) => server.listen(0, host, ready));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://${host}:${port}`, received, close: () => new Promise((closed) => server.close(closed)) };
}

async function openUnderTest(options?: SMTPServerOptions): Promise<MailerUnderTest> {
  const { url, received, close } = await openServer(options);
  const mailer = openSmtp({ url, from });
  return {
    mailer,
    received: async () => received,
    async close() {
      await mailer.close?.();
      await close();
    },
  };
}

mailerContract("SMTP", openUnderTest);

describe("SMTP", () => {
  const mail = {
    to: "rosa@example.com",
    subject: "Hola",
    text: "Hola",
    html: "<p>Hola</p>",
    messageId: "<a.b@dilo.example>",
    attachments: [],
  };
  const refusal = (responseCode: number) =>
    Object.assign(new Error("rosa@example.com is not welcome"), { responseCode });

  test.each([
    [451, "temporary", true],
    [550, "refused", false],
  ] as const)("calls an answer of %i %s", async (responseCode, code, mayBeRetried) => {
    const { mailer, close } = await openUnderTest({ onRcptTo: (_to, _session, done) => done(refusal(responseCode)) });
    const failure = await mailer.send(mail).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "MailError", code, mayBeRetried });
    const { stack, cause } = failure as Error;
    expect(`${stack} ${(cause as Error).stack}`).not.toContain("rosa@");
    await close();
  });

  test("says that nobody answers", async () => {
    const { url, close } = await openServer();
    await close();
    const mailer = openSmtp({ url, from });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: "unreachable", mayBeRetried: true });
    await mailer.close?.();
  });

  test("gives its password to the server that asks for it", async () => {
    const asked: unknown[] = [];
    const { url, close, received } = await openServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        asked.push(auth.username, auth.password);
        done(null, { user: "dilo" });
      },
    });
    const mailer = openSmtp({ url: url.replace("smtp://", "smtp://dilo:p%40ss@"), from });
    await mailer.send(mail);
    expect([asked, received.length]).toEqual([["dilo", "p@ss"], 1]);
    await mailer.close?.();
    await close();
  });

  // Only Linux lets a test listen on a second address of this machine without being told to.
  test.skipIf(process.platform !== "linux")("sends nothing in the open to a server elsewhere", async () => {
    const { url, close, received } = await openServer({}, "127.0.0.2");
    const mailer = openSmtp({ url, from });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: "temporary" });
    expect(received).toEqual([]);
    await mailer.close?.();
    await close();
  });
});
