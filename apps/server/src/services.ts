import { join } from "node:path";
import { isHallucination, type Lookups, pronounce } from "@dilo/forms";
import { findMedia, openPlatform, type Platform, systemClock, type Voice } from "@dilo/platform";
import type { Bucket } from "@dilo/platform/resources";
import { type LanguageModel, openLanguageModel } from "./answers/language/language-model.ts";
import { openLookups } from "./answers/language/lookups.ts";
import type { ExpiringFiles } from "./answers/retention/retention.ts";
import { expectedAnswers } from "./calls/expected-answers.ts";
import { callTokens } from "./calls/handlers.ts";
import { responderFor } from "./calls/responder.ts";
import { type LiveKit, openLiveKit } from "./calls/rooms/livekit.ts";
import { readMediaPorts } from "./calls/rooms/media-ports.ts";
import { openTranscriber } from "./calls/speech/transcribers.ts";
import { findLocalVoice, openSpeaker } from "./calls/speech/voices.ts";
import { openServerTelephone, type ServerTelephone, tellingWhoRang } from "./calls/telephone.ts";
import { type Documents, openDocuments } from "./documents/documents.ts";
import { errorFacts, type Log } from "./http/logs.ts";
import type { SmtpConfig } from "./mail/config.ts";
import type { Mailer } from "./mail/mailer.ts";
import { mailHost } from "./mail/message-id.ts";
import { readDkimKey } from "./mail/smtp/dkim-key.ts";
import { openSmtp } from "./mail/smtp/via-smtp.ts";
import { type Outbox, openOutbox } from "./mail/via-outbox.ts";
import { type Metrics, openMetrics } from "./monitoring/metrics.ts";
import type { EmbeddedPayments } from "./payments/embedded/embedded-payments.ts";
import { openEmbeddedPayments } from "./payments/embedded/via-embedded.ts";
import type { WebhookPayments } from "./payments/stripe/payment-events.ts";
import { openStripePayments } from "./payments/stripe/via-stripe.ts";
import { storedCallCounter } from "./payments/take-one.ts";
import { openBucketWatch, openTriedBucket } from "./resources/bucket.ts";
import type { Config, StoreConfig } from "./settings/config.ts";
import { openSite, type Site } from "./site/site.ts";
import { readDaily } from "./store/damage/read-daily.ts";
import { readDataKey } from "./store/data-dir/data-key.ts";
import { openVault } from "./store/open-vault.ts";
import { connectionNameOf, refuseTwin } from "./store/postgres/server-twin.ts";
import { openPostgres, pingPostgres } from "./store/postgres/via-postgres.ts";
import { openRedis, type Redis } from "./store/redis/redis.ts";
import { openDiskRoom } from "./store/room/disk-room.ts";
import { tryRow } from "./store/room/try-row.ts";
import { openWriteProbe, type WriteProbe } from "./store/room/write-probe.ts";
import type { Clock, Store } from "./store/store.ts";
import type { AttemptCounter } from "./store/tries/attempt-counter.ts";
import { countInRedis } from "./store/tries/in-redis.ts";
import { countInStore } from "./store/tries/in-store.ts";
import type { Vault } from "./store/vault.ts";
import { openPglite, preparedStore, storeFolder } from "./store/via-pglite.ts";

const hourMs = 3_600_000;

/** Everything the app works with, chosen by the settings. */
export interface Services {
  readonly clock: Clock;
  readonly log: Log;
  /** What the log says, counted. */
  readonly metrics: Metrics;
  readonly store: Store;
  readonly vault: Vault;
  /** Counts what every request counts, of all servers together. */
  readonly tries: AttemptCounter;
  /** Absent without its setting: all is in the store. */
  readonly redis: Redis | undefined;
  /** Where the platform's files are, when they are in an object store. */
  readonly bucket: Bucket | undefined;
  /** Whether they answer; absent for what is not used. */
  readonly looks: { readonly redis?: () => Promise<boolean>; readonly files?: () => Promise<boolean> };
  /** Whether a new payer's form could be kept. */
  readonly probe: WriteProbe;
  readonly payments: EmbeddedPayments | WebhookPayments;
  readonly documents: Documents;
  readonly lookups: Lookups;
  /** Absent without its settings: our own readers are then alone. */
  readonly model: LanguageModel | undefined;
  readonly mailer: Mailer;
  /** Files that must go with their form. */
  readonly files: ExpiringFiles | undefined;
  /** Absent with the hosted platform. */
  readonly platform: Platform | undefined;
  /** Who speaks in our own calls and in the sample of one; undefined where only the browser can. */
  readonly voice: Voice | undefined;
  /** Where rooms are, when they are not on this server. */
  readonly liveKit: LiveKit | undefined;
  /** Lines of the telephone network; undefined where no setting names them. */
  readonly telephone: ServerTelephone | undefined;
  /** Whether this machine can speak Spanish by itself. */
  readonly hasLocalVoice: boolean;
  /** Absent in development, where the site is served from its sources. */
  readonly site: Site | undefined;
  close(): Promise<void>;
}

export interface ServicesContext {
  readonly clock: Clock;
  readonly log: Log;
  /** Folder of SQL migrations. */
  readonly migrations: string;
  /** Folder of the built site. */
  readonly site: string | undefined;
  /** Used instead of opening one. */
  readonly store?: Store;
}

/**
 * Opens the services the settings ask for: the only place that knows which adapters there are.
 */
export async function openServices(config: Config, surroundings: ServicesContext): Promise<Services> {
  const { clock, migrations, site } = surroundings;
  const metrics = openMetrics(clock);
  const log = metrics.watch(surroundings.log);
  const { dataDir } = config;
  // What a setting may refuse comes first: nothing is written then.
  const carrier = config.mail.kind === "smtp" ? await openCarrier(config.mail, config.publicOrigin) : undefined;
  const liveKit = await openLiveKitOf(config);
  const telephone = await openTelephoneOf(config);
  const bucket = config.bucket && (await openTriedBucket(config.bucket));
  const store = surroundings.store ?? (await openServerStore(config, { log, migrations }));
  const dataKey = config.dataKey ?? (await readDataKey(dataDir, config.keyDir));
  const vault = await openVault({ db: store.db, keyDir: config.keyDir, dataKey });
  const redis = await openRedisOf(config, { vault, log });
  const outbox = openLetterFiles(config, { vault, clock });
  const lifeMs = config.retentionHours * hourMs;
  // One server runs the deletion, and reaches its own folder alone.
  const cleaning = setInterval(() => {
    outbox
      .removeOlderThan(new Date(clock().getTime() - lifeMs).toISOString())
      .catch((error: unknown) => log({ level: "error", event: "failed", error: errorFacts(error) }));
  }, hourMs).unref();
  const mailer = carrier ?? outbox;
  const lookups = openLookups();
  const documents = openDocuments({
    ...config.officialForms,
    cacheDir: join(dataDir, "official-forms"),
    now: clock,
    // An approval that ends in weeks is for the operator's calendar: nothing has failed.
    warn: (warning) =>
      log({ level: warning.warning === "approval-ends-soon" ? "info" : "error", event: "official-form", ...warning }),
  });
  const localVoice = await findLocalVoice();
  const voice = config.voice.kind === "hosted" ? localVoice : (openSpeaker(config.voice.speaker) ?? localVoice);
  return {
    clock,
    log,
    metrics,
    store,
    vault,
    tries: redis === undefined ? countInStore(store.db, clock) : countInRedis(redis),
    redis,
    bucket,
    looks: {
      ...(redis && { redis: () => redis.ping().then(always, never) }),
      ...(bucket && { files: openBucketWatch(bucket, () => clock().getTime()) }),
    },
    probe: openWriteProbe({
      tryRow: () => tryRow(store.db),
      vault,
      room: openDiskRoom([dataDir, config.keyDir]),
      dataDir,
      keyDir: config.keyDir,
    }),
    payments: openPayments(config, { clock, store }),
    documents,
    lookups,
    model: config.model.kind === "none" ? undefined : openLanguageModel(config.model),
    mailer,
    // Also with a carrier: letters written before it was set still go with their form.
    files: outbox,
    platform: await openCalls(config, { clock, log, store, vault, lookups, voice, liveKit }),
    voice,
    liveKit,
    telephone,
    hasLocalVoice: localVoice !== undefined,
    site: site === undefined ? undefined : await openSite(site, config),
    async close() {
      clearInterval(cleaning);
      await telephone?.lines.close();
      await mailer.close?.();
      localVoice?.close?.();
      await documents.close();
      redis?.close();
      await store.close();
    },
  };
}

const always = () => true;
const never = () => false;

/** What `npm run ops` tries by itself. */
export { openRedis, openStripePayments, openTriedBucket, pingPostgres };

/** @throws ServerError `same-name-running`, and those of `openStore` */
async function openServerStore(config: Config, context: Pick<ServicesContext, "log" | "migrations">): Promise<Store> {
  const { serverName, store } = config;
  if (store.kind === "embedded")
    return readDaily(await openStore(config, context), storeFolder(config.dataDir), context.log);
  if (serverName === undefined) return openStore(config, context);
  const connectionName = connectionNameOf(serverName);
  const opened = await openStore({ ...config, store: { ...store, connectionName } }, context);
  try {
    await refuseTwin(opened.db, connectionName);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/**
 * Opens the store of these settings, at the newest migration.
 * @throws ServerError `store-not-opened`, `store-damaged`
 */
export async function openStore(
  {
    store,
    dataDir,
  }: {
    readonly store: StoreConfig & { readonly allowsSlowStatements?: boolean; readonly connectionName?: string };
    readonly dataDir: string;
  },
  { log, migrations }: Pick<ServicesContext, "log" | "migrations">,
) {
  if (store.kind === "embedded")
    return openPglite({ dataDir, migrations, room: openDiskRoom([dataDir]), begin: await preparedStore() });
  const onBroken = (error: Error) => log({ level: "error", event: "connection-lost", error: errorFacts(error) });
  return openPostgres({ ...store, migrations, onBroken });
}

/** Opens the folder of letters that are not sent, or were not. */
export function openLetterFiles(
  { dataDir, mail, retentionHours }: Config,
  { vault, clock }: Pick<Services, "vault" | "clock">,
): Outbox {
  return openOutbox({ dir: join(dataDir, "outbox"), from: mail.from, vault, clock, lifeMs: retentionHours * hourMs });
}

/** Opens the carrier of letters. */
export async function openCarrier({ dkim, ...mail }: SmtpConfig, publicOrigin: string): Promise<Mailer> {
  const key = dkim && { dkim: { ...dkim, key: await readDkimKey(dkim.keyFile) } };
  return openSmtp({ ...mail, ...key, host: mailHost(publicOrigin) });
}

function openPayments({ payments, publicOrigin }: Config, { clock, store }: Pick<Services, "clock" | "store">) {
  if (payments.kind === "stripe") return openStripePayments({ ...payments, clock });
  return openEmbeddedPayments({ db: store.db, clock, publicOrigin, priceId: payments.priceId });
}

interface CallContext extends Pick<Services, "clock" | "log" | "store" | "vault" | "lookups"> {
  readonly voice: Voice | undefined;
  readonly liveKit: LiveKit | undefined;
}

async function openLiveKitOf({ voice }: Config): Promise<LiveKit | undefined> {
  return voice.kind === "embedded" && voice.liveKit ? openLiveKit(voice.liveKit) : undefined;
}

/** @throws ServerError `redis-not-opened` */
async function openRedisOf(
  { redisUrl }: Config,
  { vault, log }: Pick<Services, "vault" | "log">,
): Promise<Redis | undefined> {
  if (redisUrl === undefined) return undefined;
  const onAway = (error: Error) => log({ level: "error", event: "redis-away", error: errorFacts(error) });
  return openRedis({ url: redisUrl, prefix: `dilo:${vault.digest("redis").slice(0, 12)}`, onAway });
}

async function openTelephoneOf({ voice, store }: Config): Promise<ServerTelephone | undefined> {
  if (voice.kind !== "embedded" || voice.telephone === undefined) return undefined;
  const lastWords = store.kind === "postgres" ? tellingWhoRang(store.url) : undefined;
  return openServerTelephone(voice.telephone, { maxCalls: voice.media.maxCalls, lastWords });
}

async function openCalls(config: Config, context: CallContext): Promise<Platform | undefined> {
  if (config.voice.kind === "hosted") return undefined;
  const { clock, log, store, vault, lookups, voice, liveKit } = context;
  const { publicIp, udpPorts, maxCalls } = config.voice.media;
  return openPlatform({
    transcriber: openTranscriber(config.voice.transcriber),
    voice: voice ?? "browser",
    spokenFolder: join(config.dataDir, "spoken"),
    tokens: { secret: vault.secretFor(callTokens) },
    publicOrigin: config.roomOrigin ?? config.publicOrigin,
    serverName: config.serverName,
    clock: { ...systemClock, now: () => clock().getTime() },
    log: (entry) => log({ level: entry.event === "speech-failed" ? "error" : "info", ...entry }),
    counter: storedCallCounter(store.db),
    callsPerSubject: config.limits.calls,
    expected: expectedAnswers({ clock, lookups }),
    pronounce,
    isHallucination: config.confirm === "smart" ? isHallucination : undefined,
    responder: responderFor(config),
    maxCalls,
    rooms: liveKit?.rooms,
    media: findMedia({ publicIp, ports: readMediaPorts(udpPorts) }),
  });
}
