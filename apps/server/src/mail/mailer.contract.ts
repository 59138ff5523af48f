import { describe, expect, test } from "vitest";
import type { Mail, Mailer } from "./mailer.ts";

/** A mailer under test, and the raw messages its carrier holds. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  received(): Promise<readonly { readonly recipients: readonly string[]; readonly raw: string }[]>;
  close(): Promise<void>;
}

const mail: Mail = {
  to: "rosa@example.com",
  subject: "Sus respuestas, señora Peña",
  text: "¡Hola! ñ á ü",
  html: "<p>¡Hola! ñ á ü</p>",
  messageId: "<form-1.job-1@dilo.example>",
  attachments: [],
};

/** What every mailer keeps to. */
export function mailerContract(name: string, open: () => Promise<MailerUnderTest>): void {
  async function withMailer(use: (under: MailerUnderTest) => Promise<void>): Promise<void> {
    const under = await open();
    try {
      await use(under);
    } finally {
      await under.close();
    }
  }

  async function only(
    under: MailerUnderTest,
  ): Promise<{ readonly recipients: readonly string[]; readonly raw: string }> {
    const [message, ...others] = await under.received();
    expect(others).toEqual([]);
    if (message === undefined) throw new Error("Nothing was received.");
    return message;
  }

  describe(`${name} as Mailer`, () => {
    test("gives back the Message-ID it was given, and writes it", () =>
      withMailer(async (under) => {
        expect(await under.mailer.send(mail)).toEqual({ messageId: mail.messageId });
        expect((await only(under)).raw).toMatch(/^Message-ID: <form-1\.job-1@dilo\.example>\r?$/m);
      }));

    test("keeps accents in subject and body", () =>
      withMailer(async (under) => {
        await under.mailer.send(mail);
        const { raw } = await only(under);
        expect(decodedSubject(raw)).toBe("Sus respuestas, señora Peña");
        expect(decodedBodies(raw)).toEqual(["¡Hola! ñ á ü", "<p>¡Hola! ñ á ü</p>"]);
      }));

    test("carries a PDF byte for byte", () =>
      withMailer(async (under) => {
        const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256);
        const attachments = [{ filename: "Formulario_N400_2026-11-20.pdf", contentType: "application/pdf", bytes }];
        await under.mailer.send({ ...mail, attachments });
        const { raw } = await only(under);
        expect(raw).toContain("Formulario_N400_2026-11-20.pdf");
        const [, encoded = ""] = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
        expect(Buffer.compare(Buffer.from(encoded, "base64"), bytes)).toBe(0);
      }));

    test("goes to one person only", () =>
      withMailer(async (under) => {
        await under.mailer.send(mail);
        const { recipients, raw } = await only(under);
        expect(recipients).toEqual(["rosa@example.com"]);
        expect(raw).not.toMatch(/^(Bcc|Cc):/im);
      }));

    test.each([
      "rosa@example.com\r\nBcc: otra@example.com",
      "rosa@example.com, otra@example.com",
      "Rosa <rosa@example.com>",
    ])("refuses %j and sends nothing", (to) =>
      withMailer(async (under) => {
        await expect(under.mailer.send({ ...mail, to })).rejects.toMatchObject({ code: "bad-address" });
        expect(await under.received()).toEqual([]);
      }),
    );

    test("takes a line break in a subject for a space", () =>
      withMailer(async (under) => {
        await under.mailer.send({ ...mail, subject: "Hola\r\nBcc: otra@example.com" });
        expect((await only(under)).raw).not.toMatch(/^Bcc:/im);
      }));

    test("refuses a Message-ID that is not ours", () =>
      withMailer(async (under) => {
        for (const messageId of ["", "<../x.y@z>", "<a.b@c>\r\nBcc: otra@example.com"]) {
          await expect(under.mailer.send({ ...mail, messageId })).rejects.toMatchObject({ code: "bad-message-id" });
        }
        expect(await under.received()).toEqual([]);
      }));
  });
}

function decodedSubject(raw: string): string {
  const [, subject = ""] = /^Subject: ((?:.*\r?\n[ \t])*.*)$/im.exec(raw) ?? [];
  return subject
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      how.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString("latin1")
        : text
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/g, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString("utf8"))
    .trim();
}

function decodedBodies(raw: string): readonly string[] {
  const parts = raw.matchAll(
    /Content-Type: text\/(?:plain|html)[\s\S]*?Content-Transfer-Encoding: (\S+)\r?\n\r?\n([\s\S]*?)\r?\n--/gi,
  );
  return [...parts].map(([, how = "", body = ""]) => {
    if (how.toLowerCase() === "base64") return Buffer.from(body, "base64").toString("utf8").trim();
    if (how.toLowerCase() !== "quoted-printable") return body.trim();
    const joined = body.replace(/=\r?\n/g, "");
    const bytes = joined.replace(/=([0-9A-F]{2})/g, (_hex, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return Buffer.from(bytes, "latin1").toString("utf8").trim();
  });
}
