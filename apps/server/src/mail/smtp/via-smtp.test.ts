import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { mayBeRetried, type ServerError } from "../../server-error.ts";
import { mailerContract } from "../mailer.contract.ts";
import { localhostCertificate } from "./testing-certificate.ts";
import { openOddSmtp, openTestSmtp } from "./testing-smtp.ts";
import { openSmtp, type SmtpSettings } from "./via-smtp.ts";

const settings = { from: "Dilo <dilo@example.com>", host: "dilo.example", requiresTls: false };

mailerContract("SMTP", async () => {
  const { url, received, close } = await openTestSmtp();
  return { mailer: openSmtp({ ...settings, url }), received: async () => received, close };
});

const mail = {
  to: "rosa@example.com",
  subject: "Hola",
  text: "Hola",
  html: "<p>Hola</p>",
  messageId: "<a.b@dilo.example>",
  attachments: [],
};

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

function kept<Server extends { close(): Promise<void> }>(server: Server): Server {
  opened.push(server);
  return server;
}

const smtp = async (...options: Parameters<typeof openTestSmtp>) => kept(await openTestSmtp(...options));

interface Rejection {
  readonly code: string;
  readonly mayBeRetried: boolean;
  readonly cause: unknown;
}

/** Sends a letter. @returns why it was not accepted */
async function refusalOf(changes: Pick<SmtpSettings, "url"> & Partial<SmtpSettings>): Promise<Rejection> {
  const sending = openSmtp({ ...settings, ...changes }).send(mail);
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: "ServerError" });
  const { code, stack, cause } = failure as ServerError;
  expect(`${stack} ${(cause as Error).stack}`).not.toContain("rosa@");
  return { code, mayBeRetried: mayBeRetried(code), cause };
}

const no = (responseCode: number, words = "rosa@example.com is not welcome") =>
  Object.assign(new Error(words), { responseCode });

describe("SMTP tells apart", () => {
  test.each([
    [450, "4.2.1 busy", "mail-deferred", true],
    [451, "4.7.1 come back later", "mail-deferred", true],
    [550, "5.1.1 nobody here called rosa@example.com", "unknown-recipient", false],
    [550, "nobody here called rosa@example.com", "unknown-recipient", false],
    [552, "5.2.2 mailbox full", "mailbox-full", false],
    [554, "5.7.1 relay access denied", "mail-rejected", false],
  ] as const)("a %i '%s' to the address", async (code, words, expected, mayBeRetried) => {
    const { url } = await smtp({ onRcptTo: (_to, _session, done) => done(no(code, words)) });
    expect(await refusalOf({ url })).toMatchObject({ code: expected, mayBeRetried });
  });

  test("a server that is about to stop", async () => {
    const { url } = await smtp({ onRcptTo: (_to, _session, done) => done(no(421, "stopping")) });
    expect(await refusalOf({ url })).toMatchObject({ mayBeRetried: true });
  });

  test("a rejection of the sender or of the letter, which the person cannot correct", async () => {
    const sender = await smtp({ onMailFrom: (_from, _session, done) => done(no(550)) });
    expect(await refusalOf({ url: sender.url })).toMatchObject({ code: "mail-rejected" });
    const content = await smtp({
      onData(stream, _session, done) {
        stream.resume();
        stream.on("end", () => done(no(554, "5.6.0 no such letters")));
      },
    });
    expect(await refusalOf({ url: content.url })).toMatchObject({ code: "mail-rejected" });
  });

  test("a server that wants a password before it hears of letters, which is mended in the settings", async () => {
    const { url } = await smtp({ onMailFrom: (_from, _session, done) => done(no(530, "5.7.0 who are you")) });
    expect(await refusalOf({ url })).toMatchObject({ code: "mail-deferred", mayBeRetried: true });
  });

  test("a rejection before it saw the letter, which may be different tomorrow", async () => {
    const { url } = await smtp({ onConnect: (_session, done) => done(no(554, "no service here")) });
    expect(await refusalOf({ url })).toMatchObject({ code: "mail-deferred" });
  });

  test("a password that is not taken", async () => {
    const { url } = await smtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(no(535, "wrong")),
    });
    const failure = await refusalOf({ url: url.replace("//", "//dilo:p%40ss@") });
    expect(failure).toMatchObject({ code: "mail-deferred" });
    expect(String(failure.cause)).not.toContain("p@ss");
  });

  test("nobody there", async () => {
    const { url, close } = await openTestSmtp();
    await close();
    expect(await refusalOf({ url })).toMatchObject({ code: "mail-unreachable", mayBeRetried: true });
  });
});

test("gives its password to the server that asks for it", async () => {
  const asked: unknown[] = [];
  const { url, received } = await smtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      asked.push(auth.username, auth.password);
      done(null, { user: "dilo" });
    },
  });
  await openSmtp({ ...settings, url: url.replace("//", "//dilo:p%40ss@") }).send(mail);
  expect([asked, received.length]).toEqual([["dilo", "p@ss"], 1]);
});

test("calls itself by the site's name, and not by the machine's", async () => {
  const names: string[] = [];
  const { url } = await smtp({
    onMailFrom(_from, session, done) {
      names.push(session.hostNameAppearsAs);
      done();
    },
  });
  await openSmtp({ ...settings, url }).send(mail);
  expect(names).toEqual(["dilo.example"]);
});

describe("servers that do not end are given up, and the letter may be tried again", () => {
  const timeoutMs = 300;
  test("one that never greets", async () => {
    const { url } = kept(
      await openOddSmtp(
        () => {},
        () => {},
      ),
    );
    expect(await refusalOf({ url, timeoutMs })).toMatchObject({ code: "mail-unreachable" });
  });

  test("one that takes the letter and never says so", async () => {
    let isHearing = true;
    const { url } = kept(
      await openOddSmtp(
        (socket) => socket.write("220 here\r\n"),
        (socket, line) => {
          if (isHearing) socket.write(line.startsWith("DATA") ? "354 go on\r\n" : "250 ok\r\n");
          isHearing &&= !line.startsWith("DATA");
        },
      ),
    );
    expect(await refusalOf({ url, timeoutMs })).toMatchObject({ code: "mail-unreachable" });
  });

  test("one that drips, and so never falls silent", async () => {
    const timers: NodeJS.Timeout[] = [];
    const { url } = kept(
      await openOddSmtp(
        (socket) => {
          const drip = setInterval(() => socket.write("220-still here\r\n"), 20);
          timers.push(drip);
          socket.on("close", () => clearInterval(drip));
        },
        () => {},
      ),
    );
    expect(await refusalOf({ url, timeoutMs })).toMatchObject({ code: "mail-unreachable" });
    for (const timer of timers) clearInterval(timer);
  });

  test("one that hangs up in the middle of its answer", async () => {
    const { url } = kept(
      await openOddSmtp(
        (socket) => socket.write("220 here\r\n"),
        (socket) => socket.end("25"),
      ),
    );
    expect(await refusalOf({ url })).toMatchObject({ code: "mail-unreachable" });
  });
});

describe("where TLS is required", () => {
  const { key, cert } = localhostCertificate();
  const requiresTls = true;

  test("the letter travels encrypted, to a server whose certificate is believed", async () => {
    const { url, received } = await smtp({ disabledCommands: [], key, cert });
    await openSmtp({ ...settings, url, requiresTls, authority: cert }).send(mail);
    expect(received).toMatchObject([{ secure: true, recipients: [mail.to] }]);
  });

  test("nothing is sent to one that offers none, or whose certificate nobody believes", async () => {
    const plain = await smtp();
    expect(await refusalOf({ url: plain.url, requiresTls })).toMatchObject({ code: "mail-deferred" });
    const unknown = await smtp({ disabledCommands: [], key, cert });
    expect(await refusalOf({ url: unknown.url, requiresTls })).toMatchObject({ mayBeRetried: true });
    const other = localhostCertificate();
    const forged = await smtp({ disabledCommands: [], ...other });
    expect(await refusalOf({ url: forged.url, requiresTls, authority: cert })).toMatchObject({ mayBeRetried: true });
    expect([plain, unknown, forged].flatMap(({ received }) => received)).toEqual([]);
  });

  test("smtps begins with TLS", async () => {
    const { url, received } = await smtp({ secure: true, key, cert });
    await openSmtp({ ...settings, url: url.replace("smtp:", "smtps:"), requiresTls, authority: cert }).send(mail);
    expect(received).toMatchObject([{ secure: true }]);
  });
});

test("a server of this machine is believed without TLS, whatever certificate it offers", async () => {
  const { url, received } = await smtp({ disabledCommands: [], ...localhostCertificate() });
  await openSmtp({ ...settings, url }).send(mail);
  expect(received).toMatchObject([{ secure: false }]);
});

test("signs for its domain, every header a reader sees, so that the public key confirms it", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const { url, received } = await smtp();
  await openSmtp({ ...settings, url, dkim: { domain: "example.com", selector: "dilo", key } }).send(mail);
  const [head = "", ...body] = (received[0]?.raw ?? "").split("\r\n\r\n");
  const headers = head.split(/\r\n(?![ \t])/).map(relaxedHeader);
  const signed = headers.find((header) => header.startsWith("dkim-signature:")) ?? "";
  const facts = Object.fromEntries(
    signed
      .replace("dkim-signature:", "")
      .split(";")
      .map((fact) => fact.replace(/\s/g, "").split(/=(.*)/s)),
  );
  expect(facts).toMatchObject({ d: "example.com", s: "dilo", a: "rsa-sha256", c: "relaxed/relaxed" });
  const names: string[] = facts["h"].toLowerCase().split(":");
  expect(names).toEqual(expect.arrayContaining(["from", "to", "subject", "message-id", "date"]));
  const bodyHash = createHash("sha256").update(relaxed(body.join("\r\n\r\n")));
  expect(facts["bh"]).toBe(bodyHash.digest("base64"));
  const shown = names.map((name) => headers.find((header) => header.startsWith(`${name}:`)) ?? "").filter(Boolean);
  const text = [...shown, signed.replace(/\bb=[^;]*$/, "b=")].join("\r\n");
  expect(verify("sha256", Buffer.from(text), publicKey, Buffer.from(facts["b"], "base64"))).toBe(true);
  expect(
    verify("sha256", Buffer.from(text.replace("Hola", "Otra")), publicKey, Buffer.from(facts["b"], "base64")),
  ).toBe(false);
});

/** A header in the form DKIM signs (RFC 6376, 3.4.2). */
function relaxedHeader(header: string): string {
  const [name = "", value = ""] = header.split(/:(.*)/s);
  return `${name.trim().toLowerCase()}:${value.replace(/\s+/g, " ").trim()}`;
}

/** A body in the form DKIM signs (RFC 6376, 3.4.4). */
function relaxed(body: string): string {
  const lines = body.split("\r\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  return `${lines.join("\r\n").replace(/(\r\n)*$/, "")}\r\n`;
}
