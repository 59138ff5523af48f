import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { record, whyNoSpeech } from "@dilo/testing/espeak";
import { startFakeStripe } from "@dilo/testing/fake-stripe";
import { startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { startRedis, whyNoRedis } from "@dilo/testing/redis";
import { startS3 } from "@dilo/testing/s3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTranscriber } from "../calls/speech/transcribers.ts";
import { openSpeaker } from "../calls/speech/voices.ts";
import { n400Boxes } from "../documents/official-forms/boxes/n400.ts";
import { syntheticForm } from "../documents/official-forms/testing/synthetic-form.ts";
import { openTestSmtp } from "../mail/smtp/testing-smtp.ts";
import { tryAll } from "../ops/probe.ts";
import { openTrial } from "../ops/probes.ts";
import { openServices, type Services } from "../services.ts";
import { readConfig } from "../settings/config.ts";
import type { Env } from "../settings/env.ts";
import { emptyStore, migrations } from "../store/testing.ts";
import { readmeSettings } from "./readme-settings.ts";
import { openTestServer } from "./test-server.ts";

let dataDir: string;
const opened: { close(): unknown }[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dilo-readme-"));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const one of opened.splice(0).reverse()) await one.close();
  await rm(dataDir, { recursive: true });
});

function kept<Service extends { close(): unknown }>(service: Service): Service {
  opened.push(service);
  return service;
}

const configOf = (env: Env) => readConfig({ DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off", ...env });

/** The services of these settings, on an empty embedded store unless they are to open their own. */
async function open(env: Env, { ownStore = false } = {}): Promise<Services> {
  const store = ownStore ? {} : { store: await emptyStore() };
  const around = { clock: () => new Date(), log: () => {}, migrations, site: undefined, ...store };
  return kept(await openServices(configOf(env), around));
}

/** Who hears and speaks, as the page is told. */
async function told(env: Env) {
  const server = kept(await openTestServer({ env }));
  return (await server.browser().send("GET", "/config")).json().voice;
}

/** Tries one service as `npm run ops -- check` does. */
async function tried(env: Env, wanted: string) {
  const trial = kept(await openTrial(configOf(env)));
  const [finding] = await tryAll(trial.probes.filter(({ service }) => service === wanted));
  return finding;
}

const phrase = "Hola, buenos días";
const dataKey = Buffer.alloc(32, 1).toString("base64");

/** For each group of the README's table: turns it on, uses the service, and sees who served. */
const shown: Readonly<Record<string, { readonly why?: string | undefined; readonly show: () => Promise<void> }>> = {
  "TRANSCRIBER_URL TRANSCRIBER_KEY TRANSCRIBER_MODEL": {
    why: whyNoSpeech(),
    async show() {
      const fake = kept(await startFakeTranscriber({ answers: [{ text: phrase, wav: record(phrase) }] }));
      const env = { TRANSCRIBER_URL: fake.url, TRANSCRIBER_KEY: "key", TRANSCRIBER_MODEL: "whisper-large" };
      expect((await told(env)).transcriber).toEqual({ kind: "server", name: "" });
      await tried(env, "hearing");
      expect(fake.heard).toMatchObject([{ model: "whisper-large", authorization: "Bearer key", language: "es" }]);
    },
  },
  DEEPGRAM_API_KEY: {
    async show() {
      const env = { DEEPGRAM_API_KEY: "key" };
      expect((await told(env)).transcriber).toEqual({ kind: "server", name: "Deepgram" });
      const { voice } = configOf(env);
      const transcriber = voice.kind === "embedded" ? openTranscriber(voice.transcriber) : undefined;
      expect(transcriber).toMatchObject({ name: "Deepgram" });
    },
  },
  "SPEECH_URL SPEECH_KEY SPEECH_MODEL SPEECH_VOICE": {
    why: whyNoSpeech(),
    async show() {
      const fake = kept(await startFakeSynthesizer({ key: "key" }));
      const env = { SPEECH_URL: fake.url, SPEECH_KEY: "key", SPEECH_MODEL: "tts-1-hd", SPEECH_VOICE: "nova" };
      expect((await told(env)).speaker).toEqual({ kind: "server", name: "", isTest: false });
      expect(await tried(env, "speaking")).toMatchObject({ result: "ok" });
      expect(fake.spoken).toMatchObject([{ model: "tts-1-hd", voice: "nova", input: phrase }]);
    },
  },
  "ELEVENLABS_API_KEY ELEVENLABS_VOICE_ID": {
    async show() {
      const env = { ELEVENLABS_API_KEY: "key", ELEVENLABS_VOICE_ID: "marta" };
      expect((await told(env)).speaker).toEqual({ kind: "server", name: "ElevenLabs", isTest: false });
      const asked: unknown[] = [];
      // Its address is no setting: what leaves for it is stopped here.
      vi.stubGlobal("fetch", async (url: string, { headers }: RequestInit) => {
        asked.push([new URL(url).host, new URL(url).pathname, new Headers(headers).get("xi-api-key")]);
        return new Response(new Uint8Array(32_000).fill(7));
      });
      expect(await tried(env, "speaking")).toMatchObject({ result: "ok" });
      expect(asked).toEqual([["api.elevenlabs.io", "/v1/text-to-speech/marta/stream", "key"]]);
    },
  },
  // Reads what our readers doubt, and answers for the platform's assistants (calls/responder.test.ts).
  "MODEL_URL MODEL_NAME MODEL_KEY": {
    async show() {
      const asked: unknown[] = [];
      vi.stubGlobal("fetch", async (url: string, { headers, body }: RequestInit) => {
        asked.push([url, new Headers(headers).get("authorization"), JSON.parse(String(body)).model]);
        return Response.json({ choices: [{ message: { content: '{"pieces": ["[n1] de mayo de [n2]"]}' } }] });
      });
      const env = { MODEL_URL: "http://127.0.0.1:1/v1", MODEL_NAME: "small", MODEL_KEY: "key" };
      expect(await tried(env, "answers")).toMatchObject({ result: "ok", by: "small at 127.0.0.1:1" });
      expect(asked).toEqual([["http://127.0.0.1:1/v1/chat/completions", "Bearer key", "small"]]);
    },
  },
  OFFICIAL_FORMS_DIR: {
    async show() {
      await writeFile(join(dataDir, "n-400.pdf"), await syntheticForm(n400Boxes));
      const { officialForms } = (await open({ OFFICIAL_FORMS_DIR: dataDir })).documents;
      await officialForms.current("N-400");
      expect(officialForms.status()["N-400"]).toMatchObject({ source: "folder", edition: n400Boxes.edition });
    },
  },
  OFFICIAL_FORMS_DOWNLOAD: {
    async show() {
      const asked = vi.fn(async () => new Response("", { status: 404 }));
      vi.stubGlobal("fetch", asked);
      const { officialForms } = (await open({ OFFICIAL_FORMS_DOWNLOAD: "off" })).documents;
      await officialForms.refresh("N-400");
      expect(await officialForms.current("N-400")).toBeUndefined();
      expect(asked).not.toHaveBeenCalled();
    },
  },
  VAPI_PUBLIC_KEY: {
    async show() {
      expect(await told({ VAPI_PUBLIC_KEY: "key" })).toMatchObject({ platform: "hosted", publicKey: "key" });
      expect((await open({ VAPI_PUBLIC_KEY: "key" })).platform).toBeUndefined();
    },
  },
  // Its packages are in no clone: what it does with them, calls/rooms/livekit.test.ts shows.
  "LIVEKIT_URL LIVEKIT_API_KEY LIVEKIT_API_SECRET": {
    async show() {
      const env = { LIVEKIT_URL: "wss://live.example", LIVEKIT_API_KEY: "key", LIVEKIT_API_SECRET: "secret" };
      await expect(open(env)).rejects.toThrow("npm install --no-save livekit-server-sdk@");
    },
  },
  "SIP_ADDRESS SIP_PUBLIC_ADDRESS RTP_PORTS DIAL_PREFIXES PHONE_NUMBER": {
    async show() {
      const more = { SIP_PUBLIC_ADDRESS: "198.51.100.1", RTP_PORTS: "41000-41100", DIAL_PREFIXES: "+52" };
      const heard = { PHONE_NUMBER: "+13055550111", TRANSCRIBER_URL: "http://127.0.0.1:1/v1" };
      const { telephone } = await open({ SIP_ADDRESS: "127.0.0.11:5060", ...more, ...heard });
      const server = kept(await openTestServer({ env: { SIP_ADDRESS: "127.0.0.12:5060", ...heard } }));
      expect((await server.browser().send("GET", "/config")).json()).toMatchObject({ phoneNumber: "+13055550111" });
      expect(telephone).toMatchObject({ lines: { port: 5060 }, dialPrefixes: ["+52"] });
    },
  },
  "PLATFORM_PRIVATE_TOKEN PLATFORM_PUBLIC_TOKEN": {
    async show() {
      const env = {
        PLATFORM_PRIVATE_TOKEN: "an-operators-private-token",
        PLATFORM_PUBLIC_TOKEN: "an-operators-public-token",
      };
      const { http } = kept(await openTestServer({ env }));
      const ask = async (token: string) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await http.inject({ url: "/platform/assistant", headers })).statusCode;
      };
      expect(await ask(env.PLATFORM_PRIVATE_TOKEN)).toBe(200);
      expect(await ask(env.PLATFORM_PUBLIC_TOKEN)).toBe(403);
      expect(await ask("somebody-elses-token")).toBe(401);
    },
  },
  "DATA_KEY KEY_DIR": {
    async show() {
      const keyDir = await mkdtemp(join(tmpdir(), "dilo-readme-keys-"));
      kept({ close: () => rm(keyDir, { recursive: true }) });
      await open({ DATA_KEY: dataKey, KEY_DIR: keyDir });
      expect(await readdir(dataDir)).toEqual([]);
      expect(await readdir(keyDir)).not.toEqual([]);
    },
  },
  "PUBLIC_ORIGIN HOST PORT TRUST_PROXY": {
    async show() {
      const env = { PUBLIC_ORIGIN: "http://127.0.0.9:4000", HOST: "127.0.0.9", PORT: "4000", TRUST_PROXY: "1" };
      const { http, config, services } = kept(await openTestServer({ env }));
      const address = await http.listen({ host: config.host, port: 0 });
      expect(new URL(address).hostname).toBe("127.0.0.9");
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      const addresses = { successUrl: "", cancelUrl: "" };
      const { url } = await services.payments.begin({ orderId: "order_1", ...addresses });
      expect([new URL(url).origin, config.port, config.trustProxy]).toEqual([env.PUBLIC_ORIGIN, 4000, 1]);
    },
  },
  "STRIPE_SECRET_KEY STRIPE_PRICE_ID STRIPE_WEBHOOK_SECRET": {
    async show() {
      const fake = kept(await startFakeStripe());
      const { payments } = await open(fake.env);
      const addresses = { successUrl: "http://localhost:3000/form", cancelUrl: "http://localhost:3000/" };
      const { url } = await payments.begin({ orderId: "order_1", ...addresses });
      expect(url.startsWith(fake.url)).toBe(true);
      expect(fake.requests).toMatchObject([{ method: "POST", path: "/v1/checkout/sessions" }]);
    },
  },
  "DATABASE_URL DATABASE_POOL DATA_KEY": {
    why: whyNoPostgres(),
    async show() {
      const server = await startPostgres();
      kept({ close: () => server.stop() });
      const env = { DATABASE_URL: server.url, DATABASE_POOL: "3", DATA_KEY: dataKey };
      const { db } = (await open(env, { ownStore: true })).store;
      const shownPort = await db.execute("select inet_server_port() as port");
      expect(shownPort).toMatchObject({ rows: [{ port: Number(new URL(server.url).port) }] });
      expect(await readdir(dataDir)).toEqual(["keys"]);
    },
  },
  REDIS_URL: {
    why: whyNoRedis(),
    async show() {
      const server = await startRedis();
      kept({ close: () => server.stop() });
      const { tries, redis } = await open({ REDIS_URL: server.url });
      await tries.add("key");
      expect(await redis?.run('return redis.call("GET", KEYS[1])', ["tries:key"])).toBe("1");
      expect(await tried({ REDIS_URL: server.url }, "counters")).toMatchObject({ result: "ok" });
    },
  },
  "S3_BUCKET_URL S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_BUCKET_OWNER": {
    async show() {
      const { settings, account, asked, close } = await startS3();
      kept({ close });
      const env = {
        ...{ S3_BUCKET_URL: settings.url, S3_REGION: settings.region, S3_BUCKET_OWNER: account },
        ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
      };
      expect((await open(env)).bucket).toBeDefined();
      expect(await tried(env, "files")).toMatchObject({ result: "ok" });
      expect(asked).toContain("PUT /dilo/trials/trial");
    },
  },
  "SMTP_URL MAIL_FROM MAIL_DKIM_DOMAIN MAIL_DKIM_SELECTOR MAIL_DKIM_KEY_FILE MAILS_PER_DAY": {
    async show() {
      const fake = kept(await openTestSmtp());
      const keyFile = join(dataDir, "dkim.pem");
      const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      await writeFile(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
      const dkim = { MAIL_DKIM_DOMAIN: "dilo.example", MAIL_DKIM_SELECTOR: "mail", MAIL_DKIM_KEY_FILE: keyFile };
      const env = { SMTP_URL: fake.url, MAIL_FROM: "Dilo <dilo@dilo.example>", MAILS_PER_DAY: "30", ...dkim };
      expect(configOf(env).mailsPerDay).toBe(30);
      const { mailer } = await open(env);
      const words = { subject: "Hola", text: "Hola", html: "<p>Hola</p>", attachments: [] };
      await mailer.send({ ...words, to: "rosa@example.com", messageId: "<a.b@dilo.example>" });
      const [letter] = fake.received;
      expect(letter?.raw).toMatch(/^From: Dilo <dilo@dilo\.example>\r$/m);
      expect(letter?.raw).toMatch(/DKIM-Signature: [\s\S]*?d=dilo\.example/);
      expect(await readdir(dataDir)).not.toContain("outbox");
    },
  },
};

test("what is shown here is the README's table, every group of it", async () => {
  const groups = new Set((await readmeSettings()).map((settings) => settings.join(" ")));
  expect([...groups].sort()).toEqual(Object.keys(shown).sort());
});

for (const [group, { why, show }] of Object.entries(shown)) {
  const lack = why === undefined ? "" : ` (not run: ${why})`;
  test.skipIf(why !== undefined)(`turned on, the real service serves: ${group}${lack}`, show);
}

test("turned off, the embedded ones serve", async () => {
  const services = await open({});
  expect(services.payments.provider).toBe("embedded");
  expect(services.mailer).toBe(services.files);
  const { voice } = configOf({});
  expect(voice.kind === "embedded" && [openTranscriber(voice.transcriber), openSpeaker(voice.speaker)]).toEqual([
    "browser",
    undefined,
  ]);
});
