import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import type { Env } from "./env.ts";

test("without a setting everything is embedded and on this machine only", () => {
  expect(readConfig({})).toEqual({
    host: "127.0.0.1",
    port: 3000,
    publicOrigin: "http://localhost:3000",
    trustProxy: false,
    dataDir: "./data",
    keyDir: "data/keys",
    store: { kind: "embedded" },
    payments: { kind: "embedded", priceId: "price_embedded_999" },
    mail: { kind: "outbox", from: "Dilo <dilo@localhost>" },
    mailsPerDay: 2000,
    voice: {
      kind: "embedded",
      transcriber: "browser",
      speaker: "local",
      media: { maxCalls: 20 },
    },
    model: { kind: "none" },
    assistantName: "Dilo",
    confirm: "smart",
    officialForms: { download: true },
    retentionHours: 72,
    limits: { calls: 20, forms: 20, mails: 10, days: 30 },
    auditDays: 365,
    operator: { name: "", contact: "" },
    monitoring: {},
    misspelt: [],
  });
});

test("the public origin follows the port", () => {
  expect(readConfig({ PORT: "8123" }).publicOrigin).toBe("http://localhost:8123");
  expect(readConfig({ PUBLIC_ORIGIN: "http://127.0.0.1:4000/" }).publicOrigin).toBe("http://127.0.0.1:4000");
});

test("a slash at the end of a service's address makes no difference", () => {
  const { model } = readConfig({ MODEL_URL: "http://localhost:8000/v1//", MODEL_NAME: "small" });
  expect(model).toMatchObject({ url: "http://localhost:8000/v1" });
});

test("real services are chosen by their groups", () => {
  const config = readConfig({
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_PRICE_ID: "price_1",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtp://localhost:25",
    MAIL_FROM: "Dilo <dilo@dilo.example>",
    DATABASE_URL: "postgres://localhost/dilo",
    DATA_KEY: Buffer.alloc(32).toString("base64"),
    TRANSCRIBER_URL: "http://localhost:8000/v1",
    ELEVENLABS_API_KEY: "key",
    ELEVENLABS_VOICE_ID: "voice",
    NODE_ENV: "production",
    PUBLIC_ORIGIN: "https://dilo.example",
    ...operator,
  });
  expect(config.payments).toMatchObject({ kind: "stripe", priceId: "price_1", publishableKey: "" });
  expect(config.mail).toMatchObject({ kind: "smtp" });
  expect(config.store).toEqual({ kind: "postgres", url: "postgres://localhost/dilo", poolSize: 10 });
  expect(config.voice).toMatchObject({
    transcriber: { name: "", host: "localhost:8000" },
    speaker: { name: "ElevenLabs" },
  });
  expect(readConfig({ VAPI_PUBLIC_KEY: "key" }).voice).toEqual({ kind: "hosted", publicKey: "key" });
});

const operator = { OPERATOR_NAME: "Dilo Example LLC", OPERATOR_CONTACT: "help@dilo.example" };
const stripe = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PRICE_ID: "price_1", STRIPE_WEBHOOK_SECRET: "whsec_x" };

describe("half a group refuses to start and names what is missing", () => {
  test.each<[Env, string]>([
    [{ ...stripe, STRIPE_PRICE_ID: "" }, "STRIPE_PRICE_ID is missing"],
    [{ STRIPE_PRICE_ID: "price_1" }, "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET are missing"],
    [{ STRIPE_PUBLISHABLE_KEY: "pk_x" }, "STRIPE_SECRET_KEY is missing"],
    [{ SMTP_URL: "smtp://localhost" }, "MAIL_FROM is missing"],
    [{ MAIL_FROM: "Dilo <dilo@dilo.example>" }, "SMTP_URL is missing"],
    [{ ELEVENLABS_API_KEY: "key" }, "ELEVENLABS_VOICE_ID is missing"],
    [{ PLATFORM_PRIVATE_TOKEN: "x" }, "PLATFORM_PUBLIC_TOKEN is missing"],
    [{ TRANSCRIBER_KEY: "x" }, "TRANSCRIBER_URL is missing"],
    [{ SIP_ADDRESS: "192.0.2.1:5060", PHONE_NUMBER: "+13055550111" }, "nothing hears who calls: set TRANSCRIBER_URL"],
    [{ SPEECH_VOICE: "x" }, "SPEECH_URL is missing"],
    [{ MODEL_URL: "http://localhost:1" }, "MODEL_NAME is missing"],
    [{ VAPI_PUBLIC_KEY: "x", PLATFORM_PUBLIC_TOKEN: "x" }, "PLATFORM_PRIVATE_TOKEN is missing"],
    [{ VAPI_PUBLIC_KEY: "x", ELEVENLABS_API_KEY: "key" }, "ELEVENLABS_VOICE_ID is missing"],
    [{ VAPI_PUBLIC_KEY: "x", TRANSCRIBER_KEY: "x" }, "TRANSCRIBER_URL is missing"],
    [{ VAPI_PUBLIC_KEY: "x", MODEL_URL: "http://localhost:1" }, "MODEL_NAME is missing"],
  ])("%o", (env, sentence) => expect(() => readConfig(env)).toThrow(sentence));
});

test("live payments do not start on letters that reach nobody", () => {
  const live = { ...stripe, STRIPE_SECRET_KEY: "rk_live_x", PUBLIC_ORIGIN: "https://dilo.example" };
  expect(() => readConfig(live)).toThrow("Set SMTP_URL and MAIL_FROM.");
  const mail = { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "Dilo <dilo@dilo.example>" };
  expect(readConfig({ ...live, ...mail, ...operator })).toMatchObject({
    payments: { livemode: true },
    mail: { kind: "smtp" },
  });
});

test.each(["OPERATOR_NAME", "OPERATOR_CONTACT"])(
  "live payments do not start without %s; test payments do",
  (missing) => {
    const test = { ...stripe, SMTP_URL: "smtp://localhost:25", MAIL_FROM: "Dilo <dilo@dilo.example>" };
    const live = { ...test, STRIPE_SECRET_KEY: "sk_live_x", PUBLIC_ORIGIN: "https://dilo.example" };
    expect(() => readConfig({ ...live, ...operator, [missing]: " " })).toThrow(`but ${missing} is missing`);
    expect(readConfig(test).operator).toEqual({ name: "", contact: "" });
  },
);

test("a notice of the operator's is read in both languages, or refused", () => {
  const notice = { OPERATOR_NOTICE: "No servimos a Nueva York.", OPERATOR_NOTICE_EN: "We do not serve New York." };
  expect(readConfig({ ...operator, ...notice }).operator.notice).toEqual({
    es: notice.OPERATOR_NOTICE,
    en: notice.OPERATOR_NOTICE_EN,
  });
  expect(readConfig(operator).operator).not.toHaveProperty("notice");
  for (const missing of ["OPERATOR_NOTICE", "OPERATOR_NOTICE_EN"])
    expect(() => readConfig({ ...notice, [missing]: "" })).toThrow(`${missing} is missing`);
  expect(() => readConfig({ ...notice, OPERATOR_NOTICE: "a".repeat(1001) })).toThrow("at most 1000 characters");
});

describe("what cannot be meant is refused without repeating it", () => {
  test.each<[Env, string]>([
    [{ PORT: "0" }, "PORT must be"],
    [{ PORT: "eighty" }, "PORT must be"],
    [{ RETENTION_HOURS: "100" }, "RETENTION_HOURS must be a whole number from 48 to 72."],
    [{ PAYMENT_CALLS: "0" }, "PAYMENT_CALLS must be a whole number from 2 to 1000."],
    [{ PAYMENT_FORMS: "many" }, "PAYMENT_FORMS must be a whole number from 2 to 1000."],
    [{ PAYMENT_MAILS: "1.5" }, "PAYMENT_MAILS must be a whole number from 2 to 1000."],
    [{ PAYMENT_DAYS: "2" }, "PAYMENT_DAYS must be a whole number from 3 to 365."],
    [{ PUBLIC_ORIGIN: "dilo.example" }, "PUBLIC_ORIGIN must be an address"],
    [{ PUBLIC_ORIGIN: "https://dilo.example/app" }, "with no path"],
    [{ DATABASE_URL: "mysql://secret@db" }, "DATABASE_URL must be an address"],
    [{ DATABASE_URL: "postgres://secret@db/x" }, "DATABASE_URL is set, but DATA_KEY is missing"],
    [{ DATABASE_POOL: "5" }, "DATABASE_POOL is set, but DATABASE_URL is missing"],
    [{ DATA_KEY: "c2VjcmV0" }, "DATA_KEY must be 32 bytes"],
    [{ OFFICIAL_FORMS_DOWNLOAD: "yes" }, "OFFICIAL_FORMS_DOWNLOAD must be on or off."],
    [
      { TRANSCRIBER_URL: "http://localhost:1", DEEPGRAM_API_KEY: "secret" },
      "TRANSCRIBER_URL or DEEPGRAM_API_KEY, not both",
    ],
    [
      { SPEECH_URL: "http://localhost:1", ELEVENLABS_API_KEY: "secret", ELEVENLABS_VOICE_ID: "v" },
      "SPEECH_URL or ELEVENLABS_API_KEY, not both",
    ],
  ])("%o", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
    expect(() => readConfig(env)).not.toThrow(/secret/);
  });
});

describe("test payments start only where no stranger can reach them", () => {
  test.each<[Env, string]>([
    [{ NODE_ENV: "production" }, "NODE_ENV is production"],
    [{ PUBLIC_ORIGIN: "https://dilo.example" }, "PUBLIC_ORIGIN is public"],
    [{ PUBLIC_ORIGIN: "http://localhost.dilo.example" }, "PUBLIC_ORIGIN is public"],
    [{ PUBLIC_ORIGIN: "http://192.168.1.2:3000", ALLOW_FAKE_PAYMENTS: "yes" }, "PUBLIC_ORIGIN is public"],
    [{ HOST: "0.0.0.0" }, "HOST lets others in"],
    [{ HOST: "::" }, "HOST lets others in"],
    [{ HOST: "192.168.1.2", PUBLIC_ORIGIN: "http://localhost:3000" }, "HOST lets others in"],
    [{ SOME_OTHER_KEY: "sk_live_x", ALLOW_FAKE_PAYMENTS: "i-understand" }, "A live payment key is set"],
  ])("%o is refused", (env, sentence) => expect(() => readConfig(env)).toThrow(sentence));

  test.each<[Env]>([
    [{ PUBLIC_ORIGIN: "http://127.0.0.1:3000" }],
    [{ PUBLIC_ORIGIN: "http://[::1]:3000", HOST: "::1" }],
    [{ HOST: "0.0.0.0", ALLOW_FAKE_PAYMENTS: "i-understand" }],
    [{ PUBLIC_ORIGIN: "https://dilo.example", NODE_ENV: "production", ALLOW_FAKE_PAYMENTS: "i-understand" }],
  ])("%o is allowed", (env) => expect(readConfig(env).payments.kind).toBe("embedded"));
});

test("the example settings document every setting, and no other", async () => {
  const read = new Set<string>();
  const env = new Proxy<Record<string, string>>({}, { get: (_, name) => void read.add(String(name)) });
  readConfig(env);
  const example = await readFile(join(import.meta.dirname, "../../../../.env.example"), "utf8");
  const documented = [...example.matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...read].sort());
});

describe("whose X-Forwarded-For is believed", () => {
  test.each([
    ["false", false],
    ["1", 1],
    ["loopback, 10.0.0.0/8", ["loopback", "10.0.0.0/8"]],
    ["2001:db8::1", ["2001:db8::1"]],
  ])("TRUST_PROXY=%s", (text, trustProxy) => expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy }));

  test.each(["true", "yes", "0", "10", "10.0.0.0/33", "10.0.0.0/0", "10.0.0", "proxy.example", "10.0.0.1,"])(
    "TRUST_PROXY=%s is refused",
    (text) => expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY must be/),
  );
});

describe("rooms on a LiveKit server", () => {
  const env = { LIVEKIT_URL: "wss://live.example", LIVEKIT_API_KEY: "key", LIVEKIT_API_SECRET: "secret" };
  const roomsOf = (changes: Env) => {
    const { voice } = readConfig({ ...env, ...changes });
    return voice.kind === "embedded" ? voice.liveKit : undefined;
  };

  test("are named by address, key and secret; without them rooms are here", () => {
    expect(roomsOf({})).toEqual({ url: "wss://live.example", key: "key", secret: "secret" });
    expect(roomsOf({ LIVEKIT_URL: "ws://127.0.0.1:7880/" })).toMatchObject({ url: "ws://127.0.0.1:7880" });
    expect(readConfig({}).voice).not.toHaveProperty("liveKit");
  });

  test.each<[string, Env, string]>([
    ["half of it", { LIVEKIT_API_SECRET: "" }, "LIVEKIT_API_SECRET is missing"],
    ["another scheme", { LIVEKIT_URL: "https://live.example" }, "LIVEKIT_URL must be an address that begins with wss:"],
    ["a path", { LIVEKIT_URL: "wss://live.example/rtc" }, "LIVEKIT_URL must be scheme, host and port"],
    ["a way that can be overheard", { LIVEKIT_URL: "ws://live.example" }, "LIVEKIT_URL must begin with wss://"],
    ["a server whose operator hears along", { LIVEKIT_URL: "wss://x.livekit.cloud" }, "a LiveKit server of your own"],
  ])("%s is refused", (_what, changes, words) => expect(() => roomsOf(changes)).toThrow(words));
});

test("a server's name is what an address may hold", () => {
  expect(readConfig({ SERVER_NAME: "a-1" }).serverName).toBe("a-1");
  expect(() => readConfig({ SERVER_NAME: "a/b" })).toThrow("SERVER_NAME");
});
