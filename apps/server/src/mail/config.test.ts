import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Env } from "../settings/env.ts";
import { readMail } from "./config.ts";
import { readDkimKey } from "./smtp/dkim-key.ts";

const smtp = { SMTP_URL: "smtp://dilo:secret@mail.example:587", MAIL_FROM: "Dilo <dilo@dilo.example>" };
const dkim = { MAIL_DKIM_DOMAIN: "dilo.example", MAIL_DKIM_SELECTOR: "mail", MAIL_DKIM_KEY_FILE: "/keys/dkim.pem" };
const read = (env: Env, livemode = false) => readMail(env, { livemode });

test("a carrier elsewhere must encrypt, one on this machine need not", () => {
  expect(read(smtp)).toMatchObject({ kind: "smtp", requiresTls: true });
  for (const host of ["localhost:25", "127.0.0.1:25", "[::1]:25"]) {
    expect(read({ ...smtp, SMTP_URL: `smtp://${host}` })).toMatchObject({ requiresTls: false });
  }
  expect(read({ ...smtp, SMTP_URL: "smtp://localhost.evil.example" })).toMatchObject({ requiresTls: true });
});

test("letters are signed where the key is named", () => {
  expect(read({ ...smtp, ...dkim })).toMatchObject({
    dkim: { domain: "dilo.example", selector: "mail", keyFile: "/keys/dkim.pem" },
  });
});

describe("what cannot be meant is refused without repeating it", () => {
  test.each<[Env, string]>([
    [{ ...smtp, MAIL_FROM: "" }, "MAIL_FROM is missing"],
    [{ ...smtp, MAIL_FROM: "Dilo" }, "MAIL_FROM must be one address"],
    [{ MAIL_FROM: "Dilo <secret>" }, "MAIL_FROM must be one address"],
    [{ MAIL_FROM: "Dilo\r\nBcc: x@dilo.example <a@dilo.example>" }, "MAIL_FROM must be one address"],
    [{ ...smtp, MAIL_FROM: "a@dilo.example, b@dilo.example" }, "MAIL_FROM must be one address"],
    [{ ...smtp, MAIL_FROM: "Dilo\r\nBcc: x@dilo.example <a@dilo.example>" }, "MAIL_FROM must be one address"],
    [{ ...smtp, MAIL_DKIM_DOMAIN: "dilo.example" }, "MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY_FILE are missing"],
    [{ MAIL_FROM: smtp.MAIL_FROM }, "Set all of SMTP_URL, MAIL_FROM, or none: SMTP_URL is missing."],
    [dkim, "SMTP_URL is missing"],
    [{ ...smtp, SMTP_URL: "http://secret@mail.example" }, "SMTP_URL must be an address"],
  ])("%o", (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow(/secret/);
  });
});

test("where real money moves, letters are sent", () => {
  expect(read({})).toMatchObject({ kind: "outbox" });
  expect(() => read({}, true)).toThrow("letters would reach nobody. Set SMTP_URL and MAIL_FROM.");
  expect(read(smtp, true)).toMatchObject({ kind: "smtp" });
});

test("a key that cannot be read, or is none, is refused by its setting's name", async () => {
  const dir = await mkdtemp(join(tmpdir(), "dilo-dkim-"));
  const path = join(dir, "dkim.pem");
  await expect(readDkimKey(path)).rejects.toThrow("MAIL_DKIM_KEY_FILE cannot be read.");
  await writeFile(path, "not a key");
  await expect(readDkimKey(path)).rejects.toThrow("MAIL_DKIM_KEY_FILE must hold a private key");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  await writeFile(path, pem);
  expect(await readDkimKey(path)).toBe(pem);
  await rm(dir, { recursive: true });
});
