import { join } from "node:path";
import { type FormType, forms } from "@dilo/forms";
import type { LiveKitSettings } from "@dilo/platform";
import { openLanguageModel } from "../answers/language/language-model.ts";
import { openLiveKit } from "../calls/rooms/livekit.ts";
import { openTranscriber } from "../calls/speech/transcribers.ts";
import { findLocalVoice, openSpeaker } from "../calls/speech/voices.ts";
import { openDocuments } from "../documents/documents.ts";
import { ServerError } from "../server-error.ts";
import { openCarrier, openRedis, openStripePayments, openTriedBucket, pingPostgres } from "../services.ts";
import type { Config } from "../settings/config.ts";
import { originProbe } from "./origin-probe.ts";
import type { Probe } from "./probe.ts";
import { voiceProbes } from "./voice-probes.ts";

/** What is to be tried, and what was opened for it. */
interface Trial {
  readonly probes: readonly Probe[];
  close(): void;
}

/** The services of these settings, in the order of the start-up table. Embedded ones have nothing to try. */
export async function openTrial(config: Config): Promise<Trial> {
  const { voice } = config;
  const probes = [storeProbe(config), ...sharedProbes(config), paymentsProbe(config), mailProbe(config)];
  const rooms = voice.kind === "embedded" && voice.liveKit ? [liveKitProbe(voice.liveKit)] : [];
  const reading = [...rooms, modelProbe(config), formsProbe(config), originProbe(config)];
  if (voice.kind === "hosted") {
    const calls = { service: "calls", by: "hosted platform, reached by browsers only" };
    return { probes: [...probes, calls, ...reading], close: () => undefined };
  }
  const speaker = openSpeaker(voice.speaker) ?? (await findLocalVoice());
  const spoken = voiceProbes({ speaker, transcriber: openTranscriber(voice.transcriber) });
  // The voice says the words that are heard, too: it is closed when all is over.
  return { probes: [...probes, ...spoken, ...reading], close: () => speaker?.close?.() };
}

function storeProbe({ store }: Config): Probe {
  if (store.kind === "embedded") return { service: "store", by: "embedded" };
  return {
    service: "store",
    by: "PostgreSQL",
    async attempt() {
      await pingPostgres(store.url);
      return "answers a query";
    },
  };
}

/** What several servers share besides the database, where the settings name it. */
function sharedProbes({ redisUrl, bucket }: Config): readonly Probe[] {
  const redis = redisUrl && {
    service: "counters",
    by: "Redis",
    async attempt() {
      (await openRedis({ url: redisUrl, prefix: "dilo" })).close();
      return "lets us in";
    },
  };
  const files = bucket && {
    service: "files",
    by: `a bucket at ${new URL(bucket.url).host}`,
    async attempt() {
      await openTriedBucket(bucket);
      return "keeps, lists and deletes a file";
    },
  };
  return [redis, files].filter((one) => one !== undefined && one !== "");
}

function paymentsProbe({ payments }: Config): Probe {
  if (payments.kind === "embedded") return { service: "payments", by: "embedded" };
  return {
    service: "payments",
    by: "Stripe",
    async attempt() {
      await openStripePayments({ ...payments, clock: () => new Date() }).check?.();
      return "knows our price";
    },
  };
}

function mailProbe({ mail, publicOrigin }: Config): Probe {
  if (mail.kind === "outbox") return { service: "mail", by: "outbox" };
  return {
    service: "mail",
    by: "SMTP",
    async attempt() {
      const mailer = await openCarrier(mail, publicOrigin);
      try {
        await mailer.check?.();
      } finally {
        await mailer.close?.();
      }
      return "lets us in";
    },
  };
}

/**
 * Tries the server that rooms are on: whether it is there, and takes our key. Nobody joins.
 * @param load gets LiveKit's packages
 */
export function liveKitProbe(settings: LiveKitSettings, load?: Parameters<typeof openLiveKit>[1]): Probe {
  return {
    service: "rooms",
    by: `LiveKit at ${new URL(settings.url).host}`,
    async attempt() {
      const { check } = await openLiveKit(settings, load);
      await check();
      return "makes a room, and deletes it";
    },
  };
}

/** An invented answer, as it would be sent. */
const exampleAnswer = { kind: "date", words: "bueno, yo nací el [n1] de mayo de [n2]" } as const;

function modelProbe({ model }: Config): Probe {
  if (model.kind === "none") return { service: "answers", by: "our own readers" };
  return {
    service: "answers",
    by: `${model.name} at ${new URL(model.url).host}`,
    async attempt(signal) {
      const pieces = await openLanguageModel(model).find(exampleAnswer, signal);
      return pieces.length === 0 ? "answers, and found no words" : "found words in an answer";
    },
  };
}

function formsProbe({ officialForms, dataDir }: Config): Probe {
  const { dir, download } = officialForms;
  if (dir === undefined && !download) return { service: "forms", by: "answer sheet only" };
  return {
    service: "forms",
    by: dir === undefined ? "download" : "OFFICIAL_FORMS_DIR",
    async attempt() {
      const documents = openDocuments({ ...officialForms, cacheDir: join(dataDir, "official-forms") });
      try {
        const formTypes = Object.keys(forms) as readonly FormType[];
        if (download) await Promise.all(formTypes.map((formType) => documents.officialForms.refresh(formType)));
        await Promise.all(formTypes.map((formType) => documents.officialForms.current(formType)));
        const all = documents.officialForms.status();
        const words = formTypes.map((formType) => {
          const { status, edition, warnings } = all[formType];
          return [formType, status, edition, ...warnings].filter(Boolean).join(" ");
        });
        const isWell = formTypes.every((formType) => ["verified", "accepted"].includes(all[formType].status));
        if (!isWell) throw new ServerError("check-failed", `${words.join(", ")}.`);
        return words.join(", ");
      } finally {
        await documents.close();
      }
    },
  };
}
