import { isIP } from "node:net";
import { join } from "node:path";
import { type PaymentLimits, paymentLimits } from "@dilo/api";
import type { LiveKitSettings } from "@dilo/platform";
import type { BucketSettings } from "@dilo/platform/resources";
import { readPeers, type ServerPeers } from "../calls/room-relay.ts";
import { readLiveKit } from "../calls/rooms/livekit.ts";
import { readTranscriber, type TranscriberChoice } from "../calls/speech/transcribers.ts";
import { readSpeaker, type SpeakerChoice } from "../calls/speech/voices.ts";
import { readTelephone, type TelephoneConfig } from "../calls/telephone.ts";
import { type MailConfig, readMail } from "../mail/config.ts";
import { type MonitoringConfig, readMonitoring } from "../monitoring/config.ts";
import { type PaymentsConfig, readPayments } from "../payments/config.ts";
import { readBucket } from "../resources/bucket.ts";
import { ServerError } from "../server-error.ts";
import { addressOf, type Env, groupOf, integerOf, isOn, serviceUrlOf, textOf } from "./env.ts";
import { readMisspelt } from "./misspelt.ts";
import { type Operator, readOperator } from "./operator.ts";
import { type Prices, readPrices } from "./prices.ts";

/** All settings, read once at the start. Which services are real is a union, so no half of one can be used. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port as browsers see them, without a slash at the end. */
  readonly publicOrigin: string;
  /** Whose X-Forwarded-For is believed: nobody's, or that of these addresses, or of so many proxies. */
  readonly trustProxy: false | number | readonly string[];
  /** Of several servers on one store this one's own, by which the proxy finds its calls. */
  readonly serverName?: string;
  /** Where each server is reached by the others: any of them then passes a room's connection on to the one that has it. */
  readonly peers?: ServerPeers;
  readonly dataDir: string;
  /** A folder that all servers share, for the platform's files. */
  readonly filesDir?: string;
  /** An object store for them in its place. */
  readonly bucket?: BucketSettings;
  /** Where browsers reach the rooms of this very server; absent: at the public origin. */
  readonly roomOrigin?: string;
  readonly store: StoreConfig;
  /** Where what is counted of every request is; absent: in the store. */
  readonly redisUrl?: string;
  /** Absent: the key lives in the data folder. */
  readonly dataKey?: Uint8Array;
  /** The folder of the keys (store/keys/key-store.ts), which all servers of one database share. */
  readonly keyDir: string;
  readonly payments: PaymentsConfig;
  readonly mail: MailConfig;
  /** Letters that all payments together may send in a day. */
  readonly mailsPerDay: number;
  readonly voice: VoiceConfig;
  /** Who reads again what our own readers did not understand. */
  readonly model: ModelConfig;
  readonly assistantName: string;
  /** How the interview confirms answers: read back by the cost of an error, or stored as they come. */
  readonly confirm: "smart" | "off";
  readonly officialForms: { readonly dir?: string; readonly download: boolean };
  readonly retentionHours: number;
  /** What one payment is good for. */
  readonly limits: PaymentLimits;
  /** How long the platform's audit log keeps who did what. */
  readonly auditDays: number;
  readonly operator: Operator;
  /** Who may see how this server does. */
  readonly monitoring: MonitoringConfig;
  /** Of each setting that is none of ours and looks like one, a sentence. */
  readonly misspelt: readonly string[];
}

export type StoreConfig =
  | { readonly kind: "embedded" }
  | { readonly kind: "postgres"; readonly url: string; readonly poolSize: number };

/** The call: whose platform, and who hears and speaks. */
type VoiceConfig =
  | { readonly kind: "hosted"; readonly publicKey: string }
  | {
      readonly kind: "embedded";
      readonly tokens?: { readonly private: string; readonly public: string };
      /** What notices of the service that asks for consents are signed with. */
      readonly webhookSecret?: string;
      /** Hosts that developers may name though they are private, without https. */
      readonly privateHosts?: readonly string[];
      /** What calls cost, in US dollars. */
      readonly prices?: Prices;
      /** Features that developers' programs may ask after, by name. */
      readonly featureFlags?: readonly string[];
      readonly transcriber: TranscriberChoice;
      readonly speaker: SpeakerChoice;
      readonly media: { readonly publicIp?: string; readonly udpPorts?: string; readonly maxCalls: number };
      /** Rooms are on a LiveKit server; absent: on this one. */
      readonly liveKit?: LiveKitSettings;
      /** Absent: nobody can call by telephone. */
      readonly telephone?: TelephoneConfig;
    };

export type ModelConfig =
  | { readonly kind: "none" }
  | { readonly kind: "openai"; readonly url: string; readonly key: string; readonly name: string };

/**
 * Reads the settings.
 * @throws ServerError `invalid-settings` naming the setting that is missing or wrong
 */
export function readConfig(env: Env): Config {
  known ??= knownSettings();
  const misspelt = readMisspelt(env, known);
  return { ...readSettings(env), misspelt };
}

/** The names of all settings, ours and those of a command alone. */
let known: readonly string[] | undefined;

function knownSettings(): readonly string[] {
  const read = new Set(["NEW_DATA_KEY"]);
  // Where none is set, each is asked for (a test holds this to .env.example).
  readSettings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  return [...read];
}

function readSettings(env: Env): Omit<Config, "misspelt"> {
  const port = integerOf(env, "PORT", { default: 3000, min: 1, max: 65_535 });
  const publicOrigin = readOrigin(env, "PUBLIC_ORIGIN") ?? `http://localhost:${port}`;
  const roomOrigin = readOrigin(env, "ROOM_ORIGIN");
  const filesDir = textOf(env, "PLATFORM_FILES_DIR");
  const bucket = readBucket(env);
  const redisUrl = addressOf(env, "REDIS_URL", ["redis:", "rediss:"]);
  const dataKey = readKey(env);
  const serverName = readServerName(env);
  const peers = readPeers(env);
  const officialDir = textOf(env, "OFFICIAL_FORMS_DIR");
  const host = textOf(env, "HOST") ?? "127.0.0.1";
  const dataDir = textOf(env, "DATA_DIR") ?? "./data";
  const payments = readPayments(env, { publicOrigin, host });
  return {
    host,
    port,
    publicOrigin,
    trustProxy: readTrust(env),
    ...(serverName !== undefined && { serverName }),
    ...(peers && { peers }),
    dataDir,
    keyDir: textOf(env, "KEY_DIR") ?? join(dataDir, "keys"),
    ...(filesDir && { filesDir }),
    ...(bucket && { bucket }),
    ...(roomOrigin && { roomOrigin }),
    store: readStore(env),
    ...(redisUrl && { redisUrl }),
    ...(dataKey && { dataKey }),
    payments,
    mail: readMail(env, { livemode: isLive(payments) }),
    mailsPerDay: integerOf(env, "MAILS_PER_DAY", { default: 2000, min: 1, max: 10_000_000 }),
    voice: readVoice(env),
    model: readModel(env),
    assistantName: textOf(env, "ASSISTANT_NAME") ?? "Dilo",
    confirm: readConfirm(env),
    officialForms: { ...(officialDir && { dir: officialDir }), download: isOn(env, "OFFICIAL_FORMS_DOWNLOAD") },
    limits: readLimits(env),
    retentionHours: integerOf(env, "RETENTION_HOURS", { default: 72, min: 48, max: 72 }),
    auditDays: integerOf(env, "AUDIT_DAYS", { default: 365, min: 1, max: 3650 }),
    operator: readOperator(env, { isRequired: isLive(payments) }),
    monitoring: readMonitoring(env),
  };
}

function readLimits(env: Env): PaymentLimits {
  const { calls, forms, mails, days } = paymentLimits;
  return {
    calls: integerOf(env, "PAYMENT_CALLS", { default: calls, min: 2, max: 1000 }),
    forms: integerOf(env, "PAYMENT_FORMS", { default: forms, min: 2, max: 1000 }),
    mails: integerOf(env, "PAYMENT_MAILS", { default: mails, min: 2, max: 1000 }),
    // The answers are kept for three days after the last one: a payment is not over before them.
    days: integerOf(env, "PAYMENT_DAYS", { default: days, min: 3, max: 365 }),
  };
}

function isLive(payments: PaymentsConfig): boolean {
  return payments.kind === "stripe" && payments.livemode;
}

function readOrigin(env: Env, name: "PUBLIC_ORIGIN" | "ROOM_ORIGIN"): string | undefined {
  const text = addressOf(env, name, ["http:", "https:"]);
  if (text === undefined) return undefined;
  const { origin, href } = new URL(text);
  if (href !== `${origin}/`)
    throw new ServerError("invalid-settings", `${name} must be scheme, host and port, with no path.`);
  return origin;
}

function readServerName(env: Env): string | undefined {
  const name = textOf(env, "SERVER_NAME");
  if (name !== undefined && textOf(env, "DATABASE_URL") === undefined && textOf(env, "NODE_ENV") === "production") {
    throw new ServerError(
      "invalid-settings",
      "SERVER_NAME is set, but DATABASE_URL is missing: several servers share a database. Of one server alone leave SERVER_NAME out.",
    );
  }
  if (name === undefined || /^[a-z0-9-]{1,32}$/.test(name)) return name;
  throw new ServerError("invalid-settings", "SERVER_NAME must be small letters, digits and dashes, 32 at most.");
}

function readConfirm(env: Env): Config["confirm"] {
  const text = textOf(env, "CONFIRM") ?? "smart";
  if (text !== "smart" && text !== "off") throw new ServerError("invalid-settings", "CONFIRM must be smart or off.");
  return text;
}

/** Names of ranges that stand for their addresses: those of the package that reads the header. */
const namedRanges = ["loopback", "linklocal", "uniquelocal"];

/** "true" is refused: it would believe whatever address anybody writes into the header. */
function readTrust(env: Env): Config["trustProxy"] {
  const text = textOf(env, "TRUST_PROXY") ?? "false";
  if (text === "false") return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const ranges = text.split(",").map((range) => range.trim());
  if (ranges.every(isRange)) return ranges;
  throw new ServerError(
    "invalid-settings",
    "TRUST_PROXY must be the addresses of your proxies (10.0.0.2, 10.0.0.0/8, loopback), or how many there are (1 to 9).",
  );
}

function isRange(text: string): boolean {
  if (namedRanges.includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return most > 0 && rest.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
}

function readKey(env: Env): Uint8Array | undefined {
  const text = textOf(env, "DATA_KEY");
  if (text === undefined) return undefined;
  const key = Buffer.from(text, "base64");
  if (key.length !== 32)
    throw new ServerError("invalid-settings", "DATA_KEY must be 32 bytes in base64: openssl rand -base64 32");
  return key;
}

function readStore(env: Env): StoreConfig {
  const url = addressOf(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  if (url === undefined) {
    if (textOf(env, "DATABASE_POOL") !== undefined) {
      throw new ServerError("invalid-settings", "DATABASE_POOL is set, but DATABASE_URL is missing.");
    }
    return { kind: "embedded" };
  }
  // A key beside one of many servers would open nothing on the others, and be lost with its machine.
  if (textOf(env, "DATA_KEY") === undefined) {
    throw new ServerError("invalid-settings", "DATABASE_URL is set, but DATA_KEY is missing: openssl rand -base64 32");
  }
  return { kind: "postgres", url, poolSize: integerOf(env, "DATABASE_POOL", { default: 10, min: 2, max: 200 }) };
}

function readVoice(env: Env): VoiceConfig {
  const publicKey = textOf(env, "VAPI_PUBLIC_KEY");
  const tokens = groupOf(env, ["PLATFORM_PRIVATE_TOKEN", "PLATFORM_PUBLIC_TOKEN"]);
  const webhookSecret = textOf(env, "PLATFORM_WEBHOOK_SECRET");
  const privateHosts = readHosts(env);
  const prices = readPrices(env);
  const featureFlags = (textOf(env, "PLATFORM_FEATURE_FLAGS") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const publicIp = textOf(env, "PUBLIC_IP");
  const udpPorts = textOf(env, "MEDIA_UDP_PORTS");
  const liveKit = readLiveKit(env);
  const telephone = readTelephone(env);
  const transcriber = readTranscriber(env);
  if (telephone?.phoneNumber !== undefined && transcriber === "browser") {
    throw new ServerError(
      "invalid-settings",
      "PHONE_NUMBER is set, but nothing hears who calls: set TRANSCRIBER_URL or DEEPGRAM_API_KEY too.",
    );
  }
  const embedded = {
    kind: "embedded",
    ...(tokens && { tokens: { private: tokens.PLATFORM_PRIVATE_TOKEN, public: tokens.PLATFORM_PUBLIC_TOKEN } }),
    ...(webhookSecret && { webhookSecret }),
    ...(privateHosts.length > 0 && { privateHosts }),
    ...(prices && { prices }),
    ...(featureFlags.length > 0 && { featureFlags }),
    ...(liveKit && { liveKit }),
    ...(telephone && { telephone }),
    transcriber,
    speaker: readSpeaker(env),
    media: {
      ...(publicIp && { publicIp }),
      ...(udpPorts && { udpPorts }),
      maxCalls: integerOf(env, "MEDIA_MAX_CALLS", { default: 20, min: 1, max: 1000 }),
    },
  } as const;
  // Last: half-configured settings are refused even where the hosted platform leaves it unused.
  return publicKey === undefined ? embedded : { kind: "hosted", publicKey };
}

function readHosts(env: Env): readonly string[] {
  const hosts = (textOf(env, "PLATFORM_PRIVATE_HOSTS") ?? "").split(",").map((host) => host.trim());
  const wrong = hosts.find((host) => host !== "" && !/^[\w.-]+$/.test(host));
  if (wrong === undefined) return hosts.filter(Boolean);
  throw new ServerError("invalid-settings", "PLATFORM_PRIVATE_HOSTS must be names of hosts with commas between them.");
}

function readModel(env: Env): ModelConfig {
  const url = serviceUrlOf(env, "MODEL", ["KEY", "NAME"]);
  if (url === undefined) return { kind: "none" };
  const name = textOf(env, "MODEL_NAME");
  if (name === undefined)
    throw new ServerError("invalid-settings", "Set all of MODEL_URL, MODEL_NAME, or none: MODEL_NAME is missing.");
  return { kind: "openai", url, key: textOf(env, "MODEL_KEY") ?? "", name };
}
