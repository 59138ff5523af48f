import { expect, test } from "vitest";
import { readmeSettings } from "../testing/readme-settings.ts";
import { readConfig } from "./config.ts";
import type { Env } from "./env.ts";
import { publicConfigOf } from "./public-config.ts";
import { isUnencrypted, startTable } from "./start-table.ts";

const secret = "s3cr3t";

/** Values of the settings the README's table names, where not any text will do. */
const examples: Readonly<Record<string, string>> = {
  TRANSCRIBER_URL: "https://hears.example/v1",
  TRANSCRIBER_KEY: secret,
  TRANSCRIBER_MODEL: "whisper",
  DEEPGRAM_API_KEY: secret,
  SPEECH_URL: "https://speaks.example/v1",
  SPEECH_KEY: secret,
  SPEECH_MODEL: "tts",
  SPEECH_VOICE: "alloy",
  ELEVENLABS_API_KEY: secret,
  ELEVENLABS_VOICE_ID: "voice",
  MODEL_URL: "https://reads.example/v1",
  MODEL_KEY: secret,
  MODEL_NAME: "small",
  LIVEKIT_URL: "wss://live.example",
  LIVEKIT_API_KEY: secret,
  LIVEKIT_API_SECRET: secret,
  SIP_ADDRESS: "192.0.2.1:5060",
  SIP_PUBLIC_ADDRESS: "198.51.100.1",
  RTP_PORTS: "41000-41100",
  DIAL_PREFIXES: "+1,+52",
  PHONE_NUMBER: "+13055550111",
  OFFICIAL_FORMS_DIR: "/official-forms",
  OFFICIAL_FORMS_DOWNLOAD: "off",
  VAPI_PUBLIC_KEY: secret,
  DATA_KEY: Buffer.alloc(32, 1).toString("base64"),
  PUBLIC_ORIGIN: "http://127.0.0.1:4000",
  HOST: "0.0.0.0",
  PORT: "4000",
  TRUST_PROXY: "loopback",
  STRIPE_SECRET_KEY: `sk_test_${secret}`,
  STRIPE_PRICE_ID: "price_1",
  STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
  DATABASE_URL: `postgres://dilo:${secret}@db.example/dilo`,
  DATABASE_POOL: "20",
  REDIS_URL: `redis://dilo:${secret}@counts.example:6379`,
  S3_BUCKET_URL: "https://objects.example/dilo",
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  SMTP_URL: `smtps://dilo:${secret}@mail.example`,
  MAIL_FROM: "Dilo <dilo@dilo.example>",
  MAILS_PER_DAY: "3000",
  MAIL_DKIM_DOMAIN: "dilo.example",
  MAIL_DKIM_SELECTOR: "mail",
  MAIL_DKIM_KEY_FILE: "/keys/dkim.pem",
};

/** What a setting holds here. An address may hold a password, too. */
function exampleOf(name: string): string {
  return examples[name] ?? (name.endsWith("_URL") ? `https://dilo:${secret}@service.example/v1` : secret);
}

/** Stands in the place of Deepgram, of ElevenLabs, and of our own calls. */
const isOtherChoice = /^(TRANSCRIBER|SPEECH|VAPI)_/;

/** What a setting cannot be without. */
const beside: Readonly<Record<string, Env>> = {
  DATABASE_URL: { DATA_KEY: Buffer.alloc(32, 2).toString("base64") },
  SIP_ADDRESS: { TRANSCRIBER_URL: "https://hears.example/v1" },
  PUBLIC_ORIGIN: { ALLOW_FAKE_PAYMENTS: "i-understand" },
};

const hearsAt = (url: string) => ({ DEEPGRAM_API_KEY: "", TRANSCRIBER_URL: url });
const speaksAt = (url: string) => ({ ELEVENLABS_API_KEY: "", ELEVENLABS_VOICE_ID: "", SPEECH_URL: url });
const tableOf = (env: Env) => startTable(readConfig(env), true);

test.each<[string, Env, string]>([
  ["payments in test mode", {}, "Stripe (test mode: nothing is charged)"],
  [
    "live payments",
    {
      ...{ STRIPE_SECRET_KEY: `sk_live_${secret}`, PUBLIC_ORIGIN: "https://dilo.example" },
      ...{ OPERATOR_NAME: "Dilo Example LLC", OPERATOR_CONTACT: "help@dilo.example" },
    },
    "Stripe (live: cards are charged)",
  ],
  ["the stand-in", { STRIPE_API_URL: "http://127.0.0.1:4010" }, "by the stand-in at http://127.0.0.1:4010"],
  ["mail", {}, "SMTP mail.example, signed for dilo.example"],
  ["the store", {}, "PostgreSQL db.example, up to 20 connections"],
  ["what counts", {}, "Redis counts.example:6379, NOT ENCRYPTED on the way"],
  ["where files are", {}, "in the bucket at objects.example"],
  ["who hears", {}, "hears by Deepgram"],
  ["who reads again", {}, "in doubt small at reads.example sees them without numbers"],
  ["who speaks", {}, "speaks by ElevenLabs"],
  ["who hears at an address", hearsAt("https://dilo:s3cr3t@hears.example/v1/"), "hears by hears.example,"],
  ["who speaks at an address", speaksAt("http://127.0.0.1:8000/v1"), "speaks by 127.0.0.1:8000"],
  ["where rooms are", {}, "embedded, rooms at LiveKit live.example, hears"],
  [
    "who may call",
    {},
    "by telephone at 192.0.2.1 port 5060, known as 198.51.100.1, to numbers that begin with +1 or +52, the interview at +13055550111",
  ],
  ["a store that can be overheard", {}, "db.example, up to 20 connections, NOT ENCRYPTED on the way"],
])("the start-up table says who really serves: %s", (_what, changes, words) => {
  const env = Object.fromEntries(Object.entries(examples).filter(([name]) => !isOtherChoice.test(name)));
  expect(tableOf({ ...env, ...changes })).toContain(words);
});

test("it says where the official forms come from", () => {
  const formsOf = (env: Env) => /^ {2}forms +(.+)$/m.exec(tableOf(env))?.[1];
  const off = { OFFICIAL_FORMS_DOWNLOAD: "off" };
  const dir = { OFFICIAL_FORMS_DIR: "/official-forms" };
  expect(formsOf({})).toBe("downloaded from uscis.gov, else an answer sheet");
  expect(formsOf(dir)).toBe("/official-forms, else downloaded from uscis.gov, else an answer sheet");
  expect(formsOf({ ...dir, ...off })).toBe("/official-forms, else an answer sheet");
  expect(formsOf(off)).toBe("an answer sheet (OFFICIAL_FORMS_DOWNLOAD is off)");
});

test("without a setting it says what is only for trying out", () => {
  expect(tableOf({})).toContain("nothing is charged");
  expect(tableOf({})).toContain("nothing is sent");
});

test("no secret is in the table or in what the page gets", async () => {
  for (const settings of await readmeSettings()) {
    const env = Object.fromEntries(settings.map((name) => [name, exampleOf(name)]));
    const config = readConfig({ ...env, ...beside[settings[0] ?? ""] });
    expect(startTable(config, true)).not.toContain(secret);
    // The hosted platform's public key is for the page.
    if (env["VAPI_PUBLIC_KEY"] === undefined)
      expect(JSON.stringify(publicConfigOf(config, true))).not.toContain(secret);
  }
});

test.each([
  ["postgres://dilo@db.example/dilo", true],
  ["postgres://dilo@db.example/dilo?sslmode=disable", true],
  ["postgres://dilo@localhost/dilo?host=db.example", true],
  ["postgres://dilo@db.example/dilo?sslmode=verify-full&sslrootcert=/ca.pem", false],
  ["postgres://dilo@db.example/dilo?ssl=true", false],
  ["postgres://dilo@127.0.0.1:5433/dilo", false],
  ["postgres://dilo@[::1]/dilo", false],
  ["postgres:///dilo?host=/var/run/postgresql", false],
])("%s can be read on the way: %s", (url, isOpen) => expect(isUnencrypted(url)).toBe(isOpen));
