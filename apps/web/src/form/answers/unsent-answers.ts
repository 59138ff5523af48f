import { type AnswerEpoch, ApiError } from "@dilo/api";
import { isRefused, isStaleEpoch, type ProductApi } from "../session/product-api.ts";
import { openAnswerSyncQueue } from "./answer-sync-queue.ts";
import { type DeviceStore, noDeviceStore, openDeviceStore } from "./device-store.ts";
import { type Draft, mergePending, type Pending, withoutPending } from "./pending.ts";
import type { EpochKey } from "./sealer.ts";

/** Whether something given is not on the server yet, and whether it outlasts the page meanwhile. */
export type UnsentState = "none" | "on-device" | "in-page";

/** Everything the person gave that the server has not acknowledged: held on the device, and sent until it arrives. */
export interface UnsentAnswers {
  /** The epoch of the draft; undefined until the server has told it. */
  readonly epoch: () => number | undefined;
  readonly add: (pending: Pending) => void;
  /** Resolves when everything has arrived, or at once while something is being retried. */
  readonly settled: () => Promise<void>;
  /** Stops sending; the device keeps what it holds. */
  readonly stopSending: () => void;
  /** Forgets everything, here and on the device. */
  readonly discard: () => void;
  /**
   * Begins with the server's epoch, and merges what an earlier page left on the device into the server's draft, or into
   * the copy of it that this device keeps.
   */
  readonly openEpoch: (
    answerEpoch: EpochKey,
    draft: Draft | null,
    from?: "server" | "device",
  ) => Promise<ReturnType<typeof mergePending>["restored"]>;
  /**
   * Deletes on the server with nothing on its way, then forgets everything and begins the next epoch.
   * Nothing is forgotten when the deletion rejects.
   */
  readonly startNextEpoch: <Deleted extends { readonly answerEpoch: AnswerEpoch }>(
    remove: () => Promise<Deleted>,
  ) => Promise<Deleted>;
}

/**
 * Opens the unsent answers of one page.
 * @param longestMs how long anything may stay on the device
 * @param onStaleEpoch everything was erased or begun again elsewhere
 */
export function openUnsentAnswers(
  api: ProductApi,
  {
    longestMs,
    onChange,
    onStaleEpoch,
  }: {
    readonly longestMs: number;
    readonly onChange: (unsent: UnsentState) => void;
    readonly onStaleEpoch: () => void;
  },
): UnsentAnswers {
  let answerEpoch: EpochKey | undefined;
  let device: DeviceStore = noDeviceStore;

  const queue = openAnswerSyncQueue<Pending>({
    send: (pending, signal) => send(api, pending, { signal, epoch: answerEpoch?.epoch }),
    onRetrying: (isRetrying) => onChange(isRetrying ? (device.isPersistent() ? "on-device" : "in-page") : "none"),
    isPermanent: isRefused,
    onDone: (pending, failure) => {
      if (isStaleEpoch(failure)) return onStaleEpoch();
      // Whose access has expired may get it back: what is on the device waits for that.
      if (failure instanceof ApiError && failure.statusCode === 401) return;
      void device.remove(pending);
      if (failure !== undefined) console.error(`The server refused what was given: ${pending.kind}.`);
    },
  });

  async function open(next: EpochKey): Promise<void> {
    answerEpoch = next;
    device = await openDeviceStore(next, { longestMs });
  }

  return {
    epoch: () => answerEpoch?.epoch,
    add: (pending) => {
      // On the device first: the page may end at any moment.
      void device.save(pending);
      queue.enqueue(pending);
    },
    settled: queue.settled,
    stopSending: queue.clear,
    discard: () => {
      queue.clear();
      void device.clear();
    },
    openEpoch: async (next, draft, from = "server") => {
      await open(next);
      const held = await device.readAll();
      const known = from === "device" && draft ? withoutPending(draft, held) : draft;
      const { restored, again } = mergePending(known, held);
      for (const pending of held) {
        if (again.includes(pending)) queue.enqueue(pending);
        else void device.remove(pending);
      }
      return restored;
    },
    startNextEpoch: async (remove) => {
      await queue.pause();
      try {
        const deleted = await remove();
        await device.clear();
        await open(deleted.answerEpoch);
        queue.clear();
        return deleted;
      } finally {
        queue.resume();
      }
    },
  };
}

async function send(
  api: ProductApi,
  pending: Pending,
  { signal, epoch }: { readonly signal: AbortSignal; readonly epoch: number | undefined },
): Promise<void> {
  // The queue retries by itself.
  const options = { signal, retries: 0 };
  if (pending.kind === "consent") {
    await api.recordConsent({ body: pending.consent }, options);
    return;
  }
  const { field, formType, answer } = pending;
  await api.keepAnswer({ field, body: { formType, ...answer, ...(epoch !== undefined && { epoch }) } }, options);
}
