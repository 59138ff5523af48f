import { join } from "node:path";
import type { TranscriberChoice } from "../calls/speech/transcribers.ts";
import type { SpeakerChoice } from "../calls/speech/voices.ts";
import type { TelephoneConfig } from "../calls/telephone.ts";
import type { Config } from "./config.ts";
import { isLoopbackHost } from "./hosts.ts";

/** What runs, one service a line. Never a key. */
export function startTable(config: Config, hasLocalVoice: boolean): string {
  const telephone = config.voice.kind === "embedded" ? config.voice.telephone : undefined;
  const rows = [
    ["payments", paymentsOf(config)],
    ["mail", mailOf(config)],
    ["store", storeOf(config)],
    ...(config.redisUrl ? [["counters", redisOf(config.redisUrl)]] : []),
    ...(config.bucket ? [["files", `in the bucket at ${new URL(config.bucket.url).host}`]] : []),
    ["voice", voiceOf(config, hasLocalVoice)],
    ...(telephone ? [["calls", callsOf(telephone)]] : []),
    ["answers", answersOf(config)],
    ["forms", formsOf(config)],
    ["deleted", `after ${config.retentionHours} hours`],
    ...config.misspelt.map((sentence) => ["unknown", sentence]),
  ];
  return rows.map(([name, value]) => `  ${name?.padEnd(10)}${value}`).join("\n");
}

function storeOf({ store, dataDir }: Config): string {
  if (store.kind === "embedded") return `embedded ${join(dataDir, "store")}`;
  // The address holds a password: only where it leads to may be shown.
  const { host, searchParams } = new URL(store.url);
  const warning = isUnencrypted(store.url) ? ", NOT ENCRYPTED on the way: add ?sslmode=verify-full" : "";
  return `PostgreSQL ${searchParams.get("host") ?? host}, up to ${store.poolSize} connections${warning}`;
}

function redisOf(url: string): string {
  const { host, hostname, protocol } = new URL(url);
  const isOpen = protocol === "redis:" && !isLoopbackHost(hostname);
  return `Redis ${host}${isOpen ? ", NOT ENCRYPTED on the way: use rediss://" : ""}`;
}

function answersOf({ model }: Config): string {
  if (model.kind === "none") return "read by our own readers";
  return `read by our own readers, in doubt ${model.name} at ${new URL(model.url).host} sees them without numbers`;
}

function formsOf({ officialForms: { dir, download } }: Config): string {
  if (dir === undefined && !download) return "an answer sheet (OFFICIAL_FORMS_DOWNLOAD is off)";
  return [dir, download && "downloaded from uscis.gov", "an answer sheet"].filter(Boolean).join(", else ");
}

function paymentsOf({ payments }: Config): string {
  if (payments.kind === "embedded") return "embedded (test payments, nothing is charged)";
  const how = payments.livemode ? "live: cards are charged" : "test mode: nothing is charged";
  return `Stripe (${how})${payments.apiUrl ? `, by the stand-in at ${payments.apiUrl}` : ""}`;
}

function mailOf({ mail, dataDir }: Config): string {
  if (mail.kind === "outbox") return `outbox ${join(dataDir, "outbox")} (nothing is sent)`;
  // The address holds a password: only where it leads to may be shown.
  return `SMTP ${new URL(mail.url).host}${mail.dkim ? `, signed for ${mail.dkim.domain}` : ""}`;
}

function voiceOf({ voice }: Config, hasLocalVoice: boolean): string {
  if (voice.kind === "hosted") return "hosted platform";
  const where = voice.liveKit === undefined ? "" : `, rooms at LiveKit ${new URL(voice.liveKit.url).host}`;
  return `embedded${where}, hears by ${hearsBy(voice.transcriber)}, speaks by ${speaksBy(voice.speaker, hasLocalVoice)}`;
}

function callsOf({ address, port, publicAddress, dialPrefixes, phoneNumber }: TelephoneConfig): string {
  const product = phoneNumber === undefined ? "" : `, the interview at ${phoneNumber}`;
  const shown = publicAddress === undefined ? "" : `, known as ${publicAddress}`;
  return `by telephone at ${address} port ${port}${shown}, to numbers that begin with ${dialPrefixes.join(" or ")}${product}`;
}

function hearsBy(transcriber: TranscriberChoice): string {
  return transcriber === "browser" ? "the browser's recognition" : (transcriber.host ?? transcriber.name);
}

function speaksBy(speaker: SpeakerChoice, hasLocalVoice: boolean): string {
  if (speaker !== "local") return speaker.host ?? speaker.name;
  return hasLocalVoice ? "espeak-ng (a test voice)" : "the browser's voice";
}

/** Tells whether what goes to this database can be read on the way: to another machine, and without TLS. */
export function isUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  // A path names a socket of this machine.
  if (host === "" || host.startsWith("/") || isLoopbackHost(host)) return false;
  if (searchParams.get("sslmode") === "disable") return true;
  return ![...searchParams.keys()].some((name) => name.startsWith("ssl"));
}
