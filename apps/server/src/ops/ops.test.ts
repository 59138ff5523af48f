import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { record, whyNoSpeech } from "@dilo/testing/espeak";
import { startFakeLanguageModel } from "@dilo/testing/fake-language-model";
import { startFakeStripe } from "@dilo/testing/fake-stripe";
import { startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestSmtp } from "../mail/smtp/testing-smtp.ts";
import type { Env } from "../settings/env.ts";
import { openVault } from "../store/open-vault.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { orders } from "../store/schema.ts";
import { migrations, placeEmptyStore } from "../store/testing.ts";
import { openPglite } from "../store/via-pglite.ts";
import { runOps } from "./ops.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dilo-ops-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function ops(command: string | readonly string[], env: Env = {}): Promise<{ code: number; text: string }> {
  let text = "";
  // Each command is a process of its own: what the last one held is free.
  for (const name of await readdir(dataDir)) if (name.startsWith("lock.")) await rm(join(dataDir, name));
  const write = (more: string) => {
    text += more;
  };
  const offline = { DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off" };
  const code = await runOps([command].flat(), { env: { ...offline, ...env }, migrations, write });
  return { code, text };
}

const noSpeech = whyNoSpeech();
const key = Buffer.alloc(32, 5).toString("base64");
const nobody = "127.0.0.1:1";
const secrets = {
  DATABASE_URL: `postgres://dilo:hunter2-db@${nobody}/dilo`,
  DATA_KEY: key,
  STRIPE_SECRET_KEY: "sk_test_hunter2stripe",
  STRIPE_PRICE_ID: "price_1",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2stripe",
  STRIPE_API_URL: `http://${nobody}`,
  SMTP_URL: `smtp://dilo:hunter2-mail@${nobody}`,
  MAIL_FROM: "Dilo <dilo@dilo.example>",
  TRANSCRIBER_URL: `http://${nobody}/v1`,
  TRANSCRIBER_KEY: "hunter2-hear",
  SPEECH_URL: `http://${nobody}/v1`,
  SPEECH_KEY: "hunter2-speak",
  MODEL_URL: `http://${nobody}/v1`,
  MODEL_KEY: "hunter2-think",
  MODEL_NAME: "small",
  OFFICIAL_FORMS_DIR: "/nowhere-hunter2",
};

test("every service that cannot be reached is named with its reason, and no secret is told", async () => {
  const { code, text } = await ops("check", secrets);
  expect(code).toBe(1);
  for (const service of ["store", "payments", "mail", "speaking", "hearing", "answers", "forms"]) {
    expect(text).toMatch(new RegExp(`^ {2}${service} .*failed`, "m"));
  }
  expect(text).toContain("nothing listens there");
  expect(text).not.toContain("hunter2");
  expect(text).not.toContain(key);
});

test("what is embedded is in order, and nothing is written", async () => {
  const { code, text } = await ops("check");
  expect(text).toMatch(/^ {2}store +embedded/m);
  expect(text).not.toContain("failed");
  expect(code).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
});

test("half a setting is one sentence, and an unknown command says which there are", async () => {
  expect(await ops("check", { SMTP_URL: "smtp://x" })).toMatchObject({
    code: 1,
    text: expect.stringContaining("MAIL_FROM"),
  });
  expect(await ops("chek")).toMatchObject({ code: 2, text: expect.stringContaining("copy-store") });
});

test.each([
  ...["check", "copy-store", "backup", "restore", "rotate-keys", "purge-now", "verify-deletion", "status"],
  ...["letters", "canary"],
])("%s --help says what it does, and does nothing", async (name) => {
  let text = "";
  const write = (more: string) => {
    text += more;
  };
  expect(await runOps([name, "--help"], { env: { SMTP_URL: "half a setting" }, migrations, write })).toBe(0);
  expect(text).toMatch(new RegExp(`^npm run ops -- ${name}\\b`));
  expect(text.split("\n").length).toBeGreaterThan(2);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  ["check", "--no-such-option"],
  ["status", "now"],
  ["canary", "http://10.0.0.3:3000", "--no-such-option"],
  ["backup", "folder", "--key", "copies"],
  ["restore", "folder", "--without-files"],
])("a word that %s does not take is answered with how it is written", async (...words) => {
  const { code, text } = await ops(words);
  expect(code).toBe(2);
  expect(text).toContain(`npm run ops -- ${words[0]}`);
});

test("an error of ours is told by class, code and place, never by its words", async () => {
  const cause = Object.assign(new Error("Key (name)=(Rosa Ficticia) exists."), { code: "23505" });
  const failing = [new DrizzleQueryError("insert into answers", ["Rosa Ficticia"], cause)];
  let text = "";
  const write = (more: string) => {
    const error = failing.pop();
    if (error !== undefined) throw error;
    text += more;
  };
  expect(await runOps([], { env: {}, migrations, write })).toBe(1);
  expect(text).not.toContain("Rosa");
  expect(JSON.parse(text)).toMatchObject([{ name: "DrizzleQueryError" }, { name: "Error", code: "23505" }]);
});

test("a copy says what it needs", async () => {
  expect((await ops("copy-store")).text).toContain("Set DATABASE_URL to the empty database, and DATA_KEY");
  const asked = await ops("copy-store", { DATABASE_URL: secrets.DATABASE_URL, DATA_KEY: key });
  expect(asked).toEqual({ code: 1, text: `There is no embedded store in ${dataDir}. Set DATA_DIR.\n` });
});

test("a language model is shown one invented answer, and one up to it finds its words", async () => {
  const example = "bueno, yo nací el [n1] de mayo de [n2]";
  const model = await startFakeLanguageModel({ recorded: { [example]: ["[n1] de mayo de [n2]"] } });
  const words = async () => /^ {2}answers +small at [\d.:]+ +(.+)$/m.exec((await ops("check", model.env)).text)?.[1];
  try {
    expect(await words()).toBe("ok  found words in an answer");
    expect(model.asked).toMatchObject([{ kind: "date", words: example }]);
    model.become("babbling");
    expect(await words()).toBe("failed  Its answer is not the JSON that was asked for.");
  } finally {
    await model.close();
  }
});

describeOnPostgres("the operator's commands on a PostgreSQL server", (postgres) => {
  test.skipIf(noSpeech !== undefined)(
    `services that are all there are all in order, and each was really asked${noSpeech ? ` (not run: ${noSpeech})` : ""}`,
    async () => {
      const [stripe, mail] = [await startFakeStripe(), await openTestSmtp()];
      const speaker = await startFakeSynthesizer({ key: "hunter2-speak" });
      const wav = record("Hola, buenos días");
      const transcriber = await startFakeTranscriber({ answers: [{ text: "¡Hola! Buenos días.", wav }] });
      try {
        const { code, text } = await ops("check", {
          ...stripe.env,
          DATABASE_URL: postgres.server().url,
          DATA_KEY: key,
          SMTP_URL: mail.url,
          MAIL_FROM: "Dilo <dilo@dilo.example>",
          TRANSCRIBER_URL: transcriber.url,
          SPEECH_URL: speaker.url,
          SPEECH_KEY: "hunter2-speak",
        });
        expect(text.replace(/ {2,}/g, "  ").split("\n").slice(0, 5)).toEqual([
          "  store  PostgreSQL  ok  answers a query",
          "  payments  Stripe  ok  knows our price",
          "  mail  SMTP  ok  lets us in",
          expect.stringMatching(/^ {2}speaking {2}this machine {2}ok {2}said three words, \d\.\d s$/),
          "  hearing  this machine  ok  wrote down 3 of three words",
        ]);
        expect(code).toBe(0);
        expect(stripe.requests.map(({ method }) => method)).toEqual(["GET"]);
        expect([speaker.spoken.length, transcriber.heard.length, mail.received.length]).toEqual([2, 1, 0]);
      } finally {
        for (const service of [stripe, mail, speaker, transcriber]) await service.close();
      }
    },
  );

  test("an account that knows no such price, and a mail server that wants a password, have failed", async () => {
    const stripe = await startFakeStripe();
    const mail = await openTestSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error("wrong"), { responseCode: 535 })),
    });
    try {
      const { code, text } = await ops("check", {
        ...stripe.env,
        STRIPE_PRICE_ID: "price_of_another_account",
        SMTP_URL: mail.url.replace("//", "//dilo:hunter2-mail@"),
        MAIL_FROM: "Dilo <dilo@dilo.example>",
      });
      expect(text).toMatch(/^ {2}payments +Stripe +failed +Stripe did not answer with the price/m);
      expect(text).toMatch(/^ {2}mail +SMTP +failed +The mail server did not let us in\. \(EAUTH\)/m);
      expect(text).not.toContain("hunter2");
      expect(code).toBe(1);
    } finally {
      for (const service of [stripe, mail]) await service.close();
    }
  });

  test("an embedded store moves with its key, and not with another one", async () => {
    await placeEmptyStore(dataDir);
    const embedded = await openPglite({ dataDir, migrations });
    const at = new Date("2026-11-20T12:00:00Z");
    const order = { id: "o", provider: "embedded", livemode: false, sessionId: "s", browserHash: "h" };
    await embedded.db.insert(orders).values({ ...order, createdAt: at, expiresAt: at });
    await openVault({ db: embedded.db, keyDir: join(dataDir, "keys"), dataKey: Buffer.from(key, "base64") });
    await embedded.close();
    const target = { DATABASE_URL: postgres.server().url };
    const wrong = await ops("copy-store", { ...target, DATA_KEY: Buffer.alloc(32, 6).toString("base64") });
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining("The data key does not open") });
    await postgres.emptyStore();
    const copied = await ops("copy-store", { ...target, DATA_KEY: key });
    expect(copied.text).toMatch(/^ {2}orders +1$/m);
    expect(copied).toMatchObject({ code: 0, text: expect.stringContaining("Copied.") });
  });
});
