import { ApiError, type RequestOptions } from "@dilo/api";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";
import * as readers from "./readers.ts";

/** When everything in these tests is said. */
export const at = "2026-11-20T15:00:00.000Z";
/** Settings without and with a read-back. */
export const off = { confirm: "off", retentionHours: 72 } as const;
export const smart = { confirm: "smart", retentionHours: 72 } as const;
/** A consent as the page records it. */
export const consent = {
  textVersion: "voice-2.server",
  shownAt: at,
  agreedAt: at,
  language: "es",
  mode: "voice",
} as const;
/** A ZIP code's place as the server tells it. */
export const losAngeles = { zip: "90012", city: "Los Angeles", state: "CA", alike: ["losangeles"] };
/** The network lost a request. */
export const notReached = new ApiError({ statusCode: 0, code: "not-reached", message: "" });

/** The server's key of an epoch. */
export const answerEpochOf = (epoch: number) => ({ epoch, deviceKey: "A".repeat(43) });

/**
 * The product's calls, kept in memory; `failing` names the calls that answer with an error. A call that is paused answers
 * only after `goOn`, unless it is given up.
 */
export function memoryApi(failing: Partial<Record<keyof ProductApi, Error>> = {}) {
  const sent: { call: string; input: unknown }[] = [];
  let paused: keyof ProductApi | undefined;
  let goOn: () => void = () => undefined;
  const untilGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answer =
    (call: keyof ProductApi, value: unknown) =>
    async (input?: unknown, options: RequestOptions = {}): Promise<unknown> => {
      sent.push({ call, input });
      const failure = failing[call];
      if (failure) throw failure;
      const { signal } = options;
      const gaveUp = new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      if (call === paused) await Promise.race([untilGoOn, gaveUp]);
      return value;
    };
  const api = {
    getDraft: answer("getDraft", { draft: null, answerEpoch: answerEpochOf(0) }),
    keepAnswer: answer("keepAnswer", undefined),
    deleteDraft: answer("deleteDraft", { answerEpoch: answerEpochOf(1) }),
    openForm: answer("openForm", { answerEpoch: answerEpochOf(1) }),
    listForms: answer("listForms", { forms: [] }),
    eraseData: answer("eraseData", { forms: 1, answerEpoch: answerEpochOf(1) }),
    recordConsent: answer("recordConsent", undefined),
    reviseForm: answer("reviseForm", { id: "form-1", revision: 2 }),
    getForm: answer("getForm", { revision: 2 }),
    findPlaces: answer("findPlaces", { places: [losAngeles] }),
    secondOpinion: answer("secondOpinion", { words: "3 de mayo de 1980" }),
    submitForm: answer("submitForm", { id: "form-1", revision: 1 }),
  } as unknown as ProductApi;
  return {
    api,
    sent,
    calls: (name: keyof ProductApi) => sent.filter((one) => one.call === name),
    pause: (call: keyof ProductApi) => {
      paused = call;
    },
    goOn: () => goOn(),
  };
}

/** Lets everything run that only waits for a turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** A session that is open, with its readers. */
export async function openedSession(...[api, settings, onSaveFailed]: Parameters<typeof openFormSession>) {
  const session = openFormSession(api, settings, onSaveFailed, async () => readers);
  await session.restore();
  return session;
}

/** What somebody writes to a question, so that its reader takes it without a question back. */
export function writtenFor({ id, kind }: { readonly id: string; readonly kind: string }): string {
  return written[id] ?? written[kind] ?? "";
}

const written: Readonly<Record<string, string>> = {
  name: "Rosa Prado",
  date: "15 de marzo de 1985",
  fecha_residencia: "12 de mayo de 2015",
  country: "México",
  "alien-number": "089345678",
  address: "1234 Main Street, Los Angeles, CA 90012",
  phone: "3055550123",
  email: "no tengo",
  marital: "casada",
};
