import { join } from "node:path";
import { type FormType, forms } from "@dilo/forms";
import type { Transcriber, Voice } from "@dilo/platform";
import { findLocalVoice, speakerOf, transcriberOf } from "../calls/speech.ts";
import type { Config } from "../config.ts";
import { openDocuments } from "../documents/documents.ts";
import { openCarrier, openStripePayments, pingPostgres } from "../services.ts";
import { CheckFailed, type Probe } from "./probe.ts";

/** 20 ms at 16 kHz. */
const frameSamples = 320;

/** The services of these settings, in the order of the start-up table. Embedded ones have nothing to try. */
export async function probesOf(config: Config): Promise<readonly Probe[]> {
  return [
    storeProbe(config),
    paymentsProbe(config),
    mailProbe(config),
    ...(await voiceProbes(config)),
    formsProbe(config),
  ];
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

async function voiceProbes({ voice }: Config): Promise<readonly Probe[]> {
  if (voice.kind === "hosted") return [{ service: "calls", by: "hosted platform, reached by browsers only" }];
  const speaker = speakerOf(voice.speaker) ?? (await findLocalVoice());
  const transcriber = transcriberOf(voice.transcriber);
  return [
    speaker === undefined
      ? { service: "speaking", by: "the browser's voice" }
      : { service: "speaking", by: speaker.name || "this machine", attempt: (signal) => speakWord(speaker, signal) },
    transcriber === "browser"
      ? { service: "hearing", by: "the browser's recognition" }
      : { service: "hearing", by: transcriber.name, attempt: (signal) => hearWord({ transcriber, speaker, signal }) },
  ];
}

async function speakWord(voice: Voice, signal: AbortSignal): Promise<string> {
  const sound = await soundOf(voice, signal);
  voice.close?.();
  if (!sound.some((sample) => sample !== 0)) throw new CheckFailed("It sent only silence.");
  return `said one word, ${(sound.length / 16_000).toFixed(1)} s`;
}

async function hearWord(needs: {
  readonly transcriber: Transcriber;
  readonly speaker: Voice | undefined;
  readonly signal: AbortSignal;
}): Promise<string> {
  const { transcriber, speaker, signal } = needs;
  // Without a voice at hand it hears silence: that it answers is what is tried.
  const word = speaker && (await soundOf(speaker, signal).catch(() => undefined));
  const sound = word ?? new Int16Array(16_000);
  const dictation = transcriber.listen({ language: "es", preRollFrames: 0, onPartial: () => {} });
  try {
    dictation.begin();
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
      dictation.hear(sound.subarray(at, at + frameSamples));
    }
    const text = await dictation.write(signal);
    return text === "" ? "answers, and heard no word" : "wrote down one word";
  } finally {
    dictation.end();
    dictation.close();
    speaker?.close?.();
  }
}

async function soundOf(voice: Voice, signal: AbortSignal): Promise<Int16Array> {
  const samples: number[] = [];
  for await (const chunk of voice.speak("Hola", { signal, rate: 1 })) samples.push(...chunk);
  return Int16Array.from(samples);
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
        if (!isWell) throw new CheckFailed(`${words.join(", ")}.`);
        return words.join(", ");
      } finally {
        await documents.close();
      }
    },
  };
}
