import type { AssistantMessage } from "@dilo/api";
import { hasCode } from "@dilo/foundation";
import type { CallObserver } from "../../calls/call-observer.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import type { GrowingFile } from "../files/file-store.ts";
import { recordingAt } from "./recording-tracks.ts";

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
}

/** What the transcript calls each side. */
export interface TranscriptNames {
  readonly assistant: string;
  readonly user: string;
}

/** Writes what happens in a call into its row: when it began and ended, why, what was said, and where its sound is. */
export function recordCall({ context, orgId, callId, keepsSound, keepsText, names }: Recording): CallObserver {
  const messages: Settings[] = [];
  let recorded: Settings = {};
  let startedMs: number | undefined;
  let sound: GrowingFile | undefined;
  let last: Promise<void> = Promise.resolve();

  const inOrder = (work: () => Promise<void>): void => {
    const mine = last.then(work).catch(context.warn);
    last = mine;
    context.pendingWrites.add(mine);
    void mine.finally(() => context.pendingWrites.delete(mine));
  };
  const write = (changes: () => Settings): void =>
    inOrder(async () => {
      const id = await callId;
      if (id === undefined) return;
      try {
        await context.rows("call", orgId).edit(id, changes);
      } catch (error) {
        if (!hasCode(error, OperationError, "not-found")) throw error;
        // A row that was deleted meanwhile stays deleted, and what was recorded since goes with it.
        await context.files.remove({ orgId, id });
      }
    });
  const keep = (stereo: Uint8Array): void =>
    inOrder(async () => {
      const id = await callId;
      // A call that was deleted is ended, and its last sound comes after that.
      if (id === undefined || (await context.store.find({ kind: "call", orgId }, id)) === undefined) return;
      sound ??= await context.files.begin({ orgId, id });
      await sound.append(stereo);
      recorded = recordingAt(context.apiUrl, id);
    });
  const told = (): Settings => ({
    messages: [...messages],
    artifact: { messages: [...messages], transcript: transcriptOf(messages, names), ...recorded },
  });
  const left = (): Settings => (keepsText ? told() : { artifact: { ...recorded } });

  return {
    ...(keepsSound && { onSound: keep }),
    onJoined: () => {
      if (startedMs !== undefined) return;
      startedMs = context.now().getTime();
      const startedAt = new Date(startedMs).toISOString();
      write(() => ({ status: "in-progress", startedAt }));
    },
    onMessage: (message) => {
      const said = spokenIn(message);
      if (said === undefined || !keepsText) return;
      const time = context.now().getTime();
      const secondsFromStart = (time - (startedMs ?? time)) / 1000;
      messages.push({ ...said, time, endTime: time, secondsFromStart });
      write(told);
    },
    onEnded: (endedReason) => {
      const endedAt = context.now().toISOString();
      inOrder(async () => sound?.finish());
      write(() => ({ status: "ended", endedReason, endedAt, ...left() }));
    },
  };
}

/** What a message reports as said or done; only final transcripts count. */
function spokenIn(message: AssistantMessage): Settings | undefined {
  if (message.type === "tool-calls") return { role: "tool_calls", message: "", toolCalls: message.toolCallList };
  if (message.type === "tool-calls-result") return { role: "tool_call_result", ...message.toolCallResult };
  if (message.type !== "transcript" || message.transcriptType !== "final") return undefined;
  return { role: message.role === "assistant" ? "bot" : "user", message: message.transcript };
}

function transcriptOf(messages: readonly Settings[], names: TranscriptNames): string {
  return messages
    .filter(({ role }) => role === "bot" || role === "user")
    .map(({ role, message }) => `${role === "bot" ? names.assistant : names.user}: ${String(message)}\n`)
    .join("");
}
