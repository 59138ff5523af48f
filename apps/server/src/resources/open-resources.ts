import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Platform } from "@dilo/platform";
import {
  couldBeToken,
  DamagedCall,
  espeakLibrary,
  type FileSecrets,
  type FileStore,
  fileSecrets,
  filesInBucket,
  filesInDatabase,
  filesInFolder,
  type HearLeft,
  migrateResources,
  moveFiles,
  openFirstOrg,
  openOutbound,
  openResources,
  presenceInRedis,
  type Resources,
  removeUnopened,
  runMaintenance,
  type TokenPair,
  withEarlier,
} from "@dilo/platform/resources";
import { responderFor } from "../calls/responder.ts";
import { errorFacts } from "../http/logs.ts";
import { mailHost } from "../mail/message-id.ts";
import { ServerError } from "../server-error.ts";
import type { Services } from "../services.ts";
import type { Config } from "../settings/config.ts";
import { platformKeys, platformSecrets } from "../store/vault.ts";
import { mailedInvitations } from "./invitation-letter.ts";
import { consolePath, platformPath } from "./routes.ts";

/** The platform's resources over this server's store, and what the operator must know. */
export interface OpenedResources {
  readonly resources: Resources;
  /** The file the first tokens were written to; undefined when they were not made at this start. */
  readonly tokensPath: string | undefined;
  /** Ends the regular maintenance, and the sending of messages. */
  readonly stop: () => void;
}

const secondMs = 1000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Opens the embedded platform's resources: brings their tables up to date, and sees that there is an org to begin with. */
export async function openPlatformResources(
  config: Config,
  services: Services,
  platform: Platform,
): Promise<OpenedResources> {
  const { clock: now, log, vault, mailer } = services;
  const { db } = services.store;
  await migrateResources(db);
  const { publicOrigin, dataDir, auditDays } = config;
  const warn = (error: unknown) =>
    log({
      ...{ level: "error", event: "failed", error: errorFacts(error) },
      ...(error instanceof DamagedCall && { callId: error.callId }),
    });
  const keys = platformKeys(vault);
  const files = await openFiles(config, services, {
    secrets: fileSecrets(keys),
    onLeft: (file, error) => log({ level: "error", event: "file-left", file, error: errorFacts(error) }),
  });
  // One damaged recording of a lost call keeps nobody from talking.
  await runMaintenance({ db, files, keys, auditDays }, now()).catch(warn);
  const { tokens, webhookSecret, privateHosts, prices, featureFlags } =
    config.voice.kind === "embedded" ? config.voice : {};
  refuseWeak(tokens);
  const made = await openFirstOrg({ db, now, newId: randomUUID, tokens });
  const tokensPath = made && join(dataDir, "platform-tokens.json");
  if (tokensPath !== undefined) {
    await writeFile(tokensPath, `${JSON.stringify(made, undefined, 2)}\n`, { mode: 0o600 });
  }
  const apiUrl = publicOrigin + platformPath;
  const resources = openResources({
    db,
    now,
    newId: randomUUID,
    sealer: platformSecrets(vault),
    keys,
    files,
    inviter: mailedInvitations({
      mailer,
      host: mailHost(publicOrigin),
      apiUrl,
      consoleUrl: publicOrigin + consolePath,
      warn,
    }),
    apiUrl,
    responder: responderFor(config),
    webhookSecret,
    vendors: config.voice.kind === "embedded" ? vendorsOf(config.voice) : undefined,
    voices: config.voice.kind === "embedded" ? voicesOf(config.voice, services) : undefined,
    featureFlags,
    outbound: openOutbound({ privateHosts }),
    prices,
    telephone: services.telephone?.lines,
    dialPrefixes: services.telephone?.dialPrefixes,
    warn,
    presence: services.redis && presenceInRedis(db, services.redis.run),
    beginCall: (body, watch, from) => platform.beginCall(body, watch, from),
    endCall: (callId) => platform.endCall(callId),
    callOf: (callId) => platform.callOf(callId),
  });
  const again = () => void runMaintenance({ db, files, keys, auditDays }, now()).catch(warn);
  const bring = () => void resources.resumeWork().catch(warn);
  bring();
  const beat = () => void resources.beat().catch(warn);
  const stopping = new AbortController();
  const removeGone = () => void removeUnopened(db, keys, stopping.signal).catch(warn);
  const timers = [
    setInterval(again, hourMs).unref(),
    setTimeout(removeGone, minuteMs).unref(),
    setInterval(bring, minuteMs).unref(),
    setInterval(beat, secondMs).unref(),
  ];
  const stop = () => {
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    resources.stop();
  };
  return { resources, tokensPath, stop };
}

/**
 * Opens the store of files: the bucket or the folder the settings name, else the database where several servers may share
 * it, else a folder beside it. Files of this server's folder move to where they belong now; those in the database, which
 * several servers would move at once, are found there until they are deleted.
 */
async function openFiles(
  { dataDir, filesDir, store }: Config,
  { bucket, store: { db } }: Pick<Services, "bucket" | "store">,
  { secrets, onLeft }: { readonly secrets: FileSecrets; readonly onLeft: HearLeft },
): Promise<FileStore> {
  const own = filesInFolder(join(dataDir, "platform-files"), secrets);
  if (filesDir === undefined && bucket === undefined && store.kind === "embedded") return own;
  const inDatabase = filesInDatabase(db, secrets);
  const chosen = bucket ? filesInBucket(bucket, secrets) : filesDir && filesInFolder(filesDir, secrets);
  const shared = chosen ? withEarlier(chosen, inDatabase) : inDatabase;
  await moveFiles(db, { from: own, to: shared, onLeft });
  return shared;
}

/** The vendors that hear and speak here, as assistants call them. */
function vendorsOf({ speaker, transcriber }: Pick<EmbeddedVoice, "speaker" | "transcriber">) {
  return {
    voice: speaker === "local" ? undefined : speaker.vendor,
    transcriber: transcriber === "browser" ? undefined : transcriber.vendor,
  };
}

/** The voices that speak here: the service's, or those of espeak-ng that assistants are most likely to want. */
function voicesOf({ speaker }: Pick<EmbeddedVoice, "speaker">, { hasLocalVoice }: Pick<Services, "hasLocalVoice">) {
  if (speaker === "local") return hasLocalVoice ? espeakLibrary : [];
  return speaker.voiceId === undefined ? [] : [{ vendor: speaker.vendor, voiceId: speaker.voiceId }];
}

type EmbeddedVoice = Extract<Config["voice"], { readonly kind: "embedded" }>;

/** @throws ServerError `invalid-settings` naming the setting */
function refuseWeak(tokens: TokenPair | undefined): void {
  if (tokens === undefined) return;
  for (const [name, token] of [
    ["PLATFORM_PRIVATE_TOKEN", tokens.private],
    ["PLATFORM_PUBLIC_TOKEN", tokens.public],
  ] as const) {
    if (!couldBeToken(token)) {
      throw new ServerError("invalid-settings", `${name} must be 24 to 200 letters, digits, "-" and "_".`);
    }
  }
  if (tokens.private === tokens.public)
    throw new ServerError("invalid-settings", "PLATFORM_PUBLIC_TOKEN must be another one.");
}
