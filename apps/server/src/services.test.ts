import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openServices } from "./services.ts";
import { readConfig } from "./settings/config.ts";
import type { Env } from "./settings/env.ts";
import { emptyStore, migrations } from "./store/testing.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dilo-services-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = async (env: Env) => {
  const store = await emptyStore();
  const surroundings = { clock: () => new Date(), log: () => {}, migrations, site: undefined, store };
  return openServices(readConfig({ DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off", ...env }), surroundings);
};

test("the hosted platform takes the place of ours", async () => {
  const services = await open({ VAPI_PUBLIC_KEY: "x" });
  expect(services.platform).toBeUndefined();
  expect(services.model).toBeUndefined();
  await services.close();
});

test("settings alone put real services in the place of embedded ones", async () => {
  const services = await open({
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_PRICE_ID: "price_1",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "Dilo <dilo@dilo.example>",
    DEEPGRAM_API_KEY: "x",
    MODEL_URL: "https://reads.example/v1",
    MODEL_NAME: "small",
  });
  expect(services.model).toBeDefined();
  expect(services.payments).toMatchObject({ provider: "stripe", livemode: false, priceId: "price_1" });
  expect(services.mailer).not.toBe(services.files);
  expect(services.platform?.activeCalls()).toBe(0);
  await services.close();
});

test("a key to sign letters that is not there refuses to start", async () => {
  const mail = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "dilo@dilo.example" };
  const dkim = { MAIL_DKIM_DOMAIN: "dilo.example", MAIL_DKIM_SELECTOR: "mail", MAIL_DKIM_KEY_FILE: "/nowhere/key.pem" };
  await expect(open({ ...mail, ...dkim })).rejects.toThrow("MAIL_DKIM_KEY_FILE cannot be read.");
  expect(await readdir(dataDir)).toEqual([]);
});

test("with a speech service and a key from outside, nothing but the store and its keys is written", async () => {
  const env = { SPEECH_URL: "https://tts.example/v1", DATA_KEY: Buffer.alloc(32, 1).toString("base64") };
  const services = await open(env);
  expect(services.platform?.activeCalls()).toBe(0);
  expect(await readdir(dataDir)).toEqual(["keys"]);
  await services.close();
});
