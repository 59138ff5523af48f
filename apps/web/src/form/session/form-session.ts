import { ApiError, type ClientMessage, type Keeping, type PublicConfig } from "@dilo/api";
import type { Interview, InterviewEffect, InterviewEvent } from "@dilo/forms";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { openAnswerSyncQueue } from "../answers/answer-sync-queue.ts";
import { type DeviceStore, noDeviceStore, openDeviceStore } from "../answers/device-store.ts";
import { type ConsentNote, mergePending, type Pending } from "../answers/pending.ts";
import { fetchExtra, hasExtra } from "./extra-questions.ts";
import { openFindPlaces } from "./find-places.ts";
import { startInterview } from "./interview-runner.ts";
import { isRefused, type ProductApi } from "./product-api.ts";
import { fetchCurrentRevision, isConflict, isStaleEpoch, type SaveEffect, saveForm } from "./save-form.ts";
import { openSecondOpinions } from "./second-opinions.ts";
import { rememberedPace, rememberPace } from "./speaking-rate.ts";

/** The call, as the interview needs it: a way to speak to the assistant, and a way to hang up. */
export interface CallLine {
  readonly send: (message: ClientMessage) => void;
  readonly stop: () => void;
}

/** What was deleted and when, by count. */
export type ErasureResult = Awaited<ReturnType<ProductApi["eraseData"]>>;

/**
 * Where the form stands. `opening`: the draft on the server is being looked for. `shut`: the server refused to tell it,
 * and starting anew could write over answers that are there. `over`: it was erased or begun anew elsewhere.
 */
export type FormStatus = "opening" | "available" | "unavailable" | "superseded";

/** Whether something given is not on the server yet, and whether it outlasts the page meanwhile. */
export type UnsentState = "none" | "on-device" | "in-page";

/** What the page shows of the interview and of what becomes of its answers. */
export interface FormState {
  readonly interview: Interview;
  readonly status: FormStatus;
  readonly unsent: UnsentState;
}

/** One person's work on the form page: the interview, its answers on the server, and the call it speaks through. */
export interface FormSession {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => FormState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Fetches the draft kept under this payment, so that a reload goes on at the same question. */
  readonly restore: () => Promise<void>;
  /** Notes on the server what the person agreed to, and tries until it is there; nobody waits for it. */
  readonly consent: (consent: ConsentNote) => void;
  /**
   * Deletes everything of this payment, what is still on its way included, and begins anew.
   * @throws ApiError when the deletion was not confirmed; nothing is forgotten then
   */
  readonly erase: () => Promise<ErasureResult>;
  /** Deletes the draft and goes back to the choice of form. @throws ApiError as `erase` */
  readonly startOver: () => Promise<void>;
  /** Gives the interview its call, or takes it away. */
  readonly connect: (line: CallLine | undefined) => void;
}

const hourMs = 3_600_000;

/**
 * Opens a form session.
 * @param settings how the interview confirms answers, how long anything is kept, and whether a model reads again
 * @param onSaveFailed the one automatic save did not succeed; everything is still there and may be saved again
 */
export function openFormSession(
  api: ProductApi,
  settings: Pick<PublicConfig, "confirm" | "retentionHours"> & Partial<Pick<PublicConfig, "model">>,
  onSaveFailed: () => void,
): FormSession {
  const listeners = new Set<() => void>();
  let line: CallLine | undefined;
  let keeping: Keeping | undefined;
  let device: DeviceStore = noDeviceStore;
  let state: FormState;

  const update = (change: Partial<FormState>): void => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };

  const queue = openAnswerSyncQueue<Pending>({
    send: (pending, signal) => send(pending, signal),
    onRetrying: (isLate) => update({ unsent: isLate ? (device.isPersistent() ? "on-device" : "in-page") : "none" }),
    isPermanent: isRefused,
    onDone: (pending, failure) => done(pending, failure),
  });

  const opinions = settings.model?.kind === "server" ? openSecondOpinions(api) : undefined;
  const runner = startInterview(
    { confirm: settings.confirm, pace: rememberedPace() },
    (effect, dispatch) => run(effect, dispatch),
    openFindPlaces(api),
  );
  state = { interview: runner.current(), status: "opening", unsent: "none" };
  runner.subscribe(() => {
    rememberPace(runner.current().pace);
    update({ interview: runner.current() });
  });

  function run(effect: InterviewEffect, dispatch: (event: InterviewEvent) => void): void {
    switch (effect.kind) {
      case "ask":
        line?.send(systemMessage(effect));
        dispatch({ kind: "spoken", text: effect.text });
        break;
      case "keep": {
        const { formType, field, answer } = effect;
        enqueue({ kind: "answer", formType, field, answer });
        break;
      }
      case "ask-second-opinion":
        void opinions?.ask(effect).then((opinion) => opinion && dispatch({ kind: "second-opinion", ...opinion }));
        break;
      case "stop-call":
        line?.stop();
        break;
      case "save":
        void save(effect, dispatch);
        break;
      case "fetch-extra":
        void fetchExtra(effect.formType).then(
          (fields) => dispatch({ kind: "extra-arrived", fields }),
          () => dispatch({ kind: "extra-missing" }),
        );
        break;
      case "forget":
        queue.clear();
        opinions?.drop();
        break;
    }
  }

  /** On the device first: the page may end at any moment. */
  function enqueue(pending: Pending): void {
    void device.save(pending);
    queue.enqueue(pending);
  }

  async function send(pending: Pending, signal: AbortSignal): Promise<void> {
    // The queue tries again by itself.
    const once = { signal, retries: 0 };
    if (pending.kind === "consent") return void (await api.recordConsent({ body: pending.consent }, once));
    const { field, formType, answer } = pending;
    const body = { formType, ...answer, ...(keeping && { epoch: keeping.epoch }) };
    await api.keepAnswer({ field, body }, once);
  }

  function done(pending: Pending, failure: unknown): void {
    if (isStaleEpoch(failure)) {
      end();
      return;
    }
    // Whose access has run out may get it back: what is on the device waits for that.
    if (failure instanceof ApiError && failure.statusCode === 401) return;
    void device.remove(pending);
    if (failure !== undefined) console.error(`The server refused what was given: ${pending.kind}.`);
  }

  /** Everything was erased or begun anew elsewhere: this page has nothing left to keep. */
  function end(): void {
    line?.stop();
    queue.clear();
    opinions?.drop();
    void device.clear();
    update({ status: "superseded" });
  }

  async function save(effect: SaveEffect, dispatch: (event: InterviewEvent) => void): Promise<void> {
    const epoch = keeping?.epoch;
    // A consent on its way goes into the form, when it can.
    await queue.settled();
    try {
      dispatch({ kind: "saved", saved: await saveForm(api, effect, epoch) });
    } catch (failure) {
      if (epoch !== keeping?.epoch) return;
      if (isStaleEpoch(failure)) return end();
      const current = isConflict(failure) ? await fetchCurrentRevision(api, effect.saved) : undefined;
      if (current) return dispatch({ kind: "save-conflict", saved: current });
      dispatch({ kind: "save-failed" });
      onSaveFailed();
    }
  }

  async function openEpoch(next: Keeping): Promise<void> {
    keeping = next;
    device = await openDeviceStore(next, { longestMs: settings.retentionHours * hourMs });
  }

  /** Nothing is sent while it is deleted, and nothing is forgotten before it is. */
  async function restartAfter<Deleted extends { readonly keeping: Keeping }>(
    remove: () => Promise<Deleted>,
  ): Promise<Deleted> {
    line?.stop();
    await queue.pause();
    try {
      const deleted = await remove();
      await device.clear();
      await openEpoch(deleted.keeping);
      runner.dispatch({ kind: "reset" });
      return deleted;
    } finally {
      queue.resume();
    }
  }

  return {
    dispatch: runner.dispatch,
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    restore: async () => {
      const patience = {
        onLate: (isLate: boolean) => update({ unsent: isLate ? "in-page" : "none" }),
        isFinal: isRefused,
      };
      const answer = await retryUntilLoaded(() => api.getDraft(), patience).catch(() => undefined);
      if (answer === undefined) return update({ status: "unavailable" });
      await openEpoch(answer.keeping);
      const held = await device.readAll();
      const { restored, again } = mergePending(answer.draft, held);
      for (const pending of held) {
        if (again.includes(pending)) queue.enqueue(pending);
        else void device.remove(pending);
      }
      if (restored) {
        const { formType, answers } = restored;
        const extra = hasExtra(formType, answers)
          ? await retryUntilLoaded(() => fetchExtra(formType), patience)
          : undefined;
        runner.dispatch({ ...restored, ...(extra && { extra }) });
      }
      update({ status: "available" });
    },
    consent: (consent) => enqueue({ kind: "consent", consent }),
    erase: () => restartAfter(() => api.eraseData()),
    startOver: async () => void (await restartAfter(() => api.deleteDraft())),
    connect: (next) => {
      line = next;
    },
  };
}

type AskEffect = Extract<InterviewEffect, { kind: "ask" }>;

/** The question as a system message, with what the turn-taking should wait for and how fast it is said. */
function systemMessage({ text, field, expects, rate }: AskEffect): ClientMessage {
  const expecting = expects === "command" ? expects : field;
  return {
    type: "add-message",
    message: { role: "system", content: text },
    triggerResponseEnabled: true,
    ...(expecting !== undefined && { expecting }),
    ...(rate !== undefined && { rate }),
  };
}
