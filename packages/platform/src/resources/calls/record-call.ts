import { hasCode } from "@dilo/foundation";
import type { CallObserver } from "../../calls/call-observer.ts";
import type { FailedPart } from "../../log.ts";
import type { PlatformError } from "../../platform-error.ts";
import type { ServedNames } from "../assistants/assistant-services.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import type { FilePlace, GrowingFile } from "../files/file-store.ts";
import { artifactOf, openConversationLog, type TranscriptNames } from "./conversation-log.ts";
import { openMeter } from "./costs.ts";
import { changeDamaged, DamagedCall } from "./damaged-call.ts";
import { openLatencies } from "./latencies.ts";
import { removeMessages, storeMessage } from "./message-rows.ts";
import { recordingAt } from "./recording-tracks.ts";
import { openWriteQueue } from "./write-queue.ts";

interface Recording {
  readonly context: ResourceContext;
  readonly orgId: string;
  /** The row's id, once the row is there; undefined when it could not be made, and nothing is kept. */
  readonly callId: Promise<string | undefined>;
  /** Whether the sound is kept too. */
  readonly keepsSound: boolean;
  /** Whether what was said is kept. */
  readonly keepsText: boolean;
  readonly names: TranscriptNames;
  readonly servedBy: ServedNames;
  /** Something is to be worked out of it afterwards. */
  readonly isAnalysed: boolean;
  /** Whether this server is to do what is due at the end: another, which took it for dead, may have done it. */
  readonly isConcludedHere: () => Promise<boolean>;
}

/** The newest are kept. */
const mostProblems = 20;

/** The parts of a call as its settings name them. */
const partOf = { responder: "model", voice: "voice", transcriber: "transcriber" } as const;

/** Writes what happens in a call into its row: when it began and ended, why, what was said, and where its sound is. */
export function recordCall({ context, orgId, callId, keepsSound, keepsText, names, ...more }: Recording): CallObserver {
  let recorded: Settings = {};
  let startedMs: number | undefined;
  let sound: GrowingFile | undefined;
  let problems: readonly object[] = [];
  const inOrder = openWriteQueue(context);
  const change = (id: string, changes: () => Settings) => changeUnlessDeleted(context, { orgId, id }, changes);
  const write = (changes: () => Settings): void =>
    inOrder(async () => {
      const id = await callId;
      if (id !== undefined) await change(id, changes);
    });
  const keep = (stereo: Uint8Array): void =>
    inOrder(async () => {
      const id = await callId;
      // A call that was deleted is ended, and its last sound comes after that.
      if (id === undefined || (await context.store.find({ kind: "call", orgId }, id)) === undefined) return;
      sound ??= await context.files.begin({ orgId, id });
      await sound.append(stereo);
      const isFirst = Object.keys(recorded).length === 0;
      recorded = recordingAt(context.apiUrl, id);
      // At once: behind the end it would stand in place of what was said.
      if (isFirst) await change(id, () => ({ artifact: recorded }));
    });
  const latencies = openLatencies();
  const meter = openMeter(context.prices);
  const log = openConversationLog({
    now: () => context.now().getTime(),
    startedMs: () => startedMs,
    onChange: (position, message) =>
      inOrder(async () => {
        const id = await callId;
        if (id !== undefined) await storeMessage(context, { orgId, callId: id, position }, message);
      }),
  });
  const left = (): Settings => {
    const measured = { ...recorded, ...performanceOf(latencies) };
    const messages = log.messages();
    return keepsText ? { messages, artifact: { ...artifactOf(messages, names), ...measured } } : { artifact: measured };
  };

  return {
    ...(keepsSound && { onSound: keep }),
    onRinging: () => write(() => ({ status: "ringing" })),
    onJoined: () => {
      if (startedMs !== undefined) return;
      startedMs = context.now().getTime();
      const startedAt = new Date(startedMs).toISOString();
      write(() => ({ status: "in-progress", startedAt }));
    },
    onMessage: (message, spoken) => {
      latencies.add(message);
      meter.onMessage(message);
      if (keepsText) log.onMessage(message, spoken);
    },
    onFailed: (part, why) => {
      problems = [...problems, { at: context.now().toISOString(), ...problemOf(part, why) }].slice(-mostProblems);
      write(() => ({ problems }));
    },
    ...(keepsText && { onHeard: log.onHeard, onAdded: log.onAdded }),
    onUsage: meter.onUsage,
    onEnded: (endedReason) => {
      const endedMs = context.now().getTime();
      const endedAt = new Date(endedMs).toISOString();
      const cost = meter.cost(endedMs - (startedMs ?? endedMs), more.servedBy);
      inOrder(async () => sound?.finish());
      inOrder(async () => {
        const id = await callId;
        if (id === undefined) return;
        // Where the row cannot be written now, its messages stay as they are, until it is ended as a lost call.
        context.callOwners.letGo(id);
        const isMine = await more.isConcludedHere();
        const isWhole = await change(id, () => ({ status: "ended", endedReason, endedAt, ...left(), ...cost }));
        if (isWhole) await removeMessages(context.db, id);
        await context.callOwners.release(id);
        if (more.isAnalysed && isMine) await context.jobs.add({ orgId, kind: "call-analysis", rowId: id });
      });
    },
  };
}

function problemOf(part: FailedPart, why: PlatformError | undefined) {
  const { code = "timeout", message = "It did not answer in time, or its service failed." } = why ?? {};
  return { part: partOf[part], code, message };
}

/**
 * A row that was deleted meanwhile stays deleted, and what was recorded since goes with it.
 * @returns false where the row's key is damaged, and only what is readable of it was changed
 */
async function changeUnlessDeleted(
  context: ResourceContext,
  { orgId, id }: FilePlace,
  changes: () => Settings,
): Promise<boolean> {
  try {
    await context.rows("call", orgId).edit(id, changes);
  } catch (error) {
    if (!hasCode(error, OperationError, "not-found")) throw error;
    if (await changeDamaged(context, { orgId, id }, changes())) {
      context.warn(new DamagedCall(id));
      return false;
    }
    await context.keys.destroy([id]);
    await context.files.remove({ orgId, id });
  }
  return true;
}

function performanceOf(latencies: ReturnType<typeof openLatencies>): Settings {
  const performanceMetrics = latencies.metrics();
  return performanceMetrics === undefined ? {} : { performanceMetrics };
}
