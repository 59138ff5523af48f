import type { AssistantMessage } from "@dilo/api";
import type { CallObserver } from "../../calls/call-observer.ts";
import type { About } from "../../tools/ask-server.ts";
import type { ServerSettings } from "../../tools/tool-settings.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { artifactOf, inOpenAiShape, openConversationLog, type TranscriptNames } from "./conversation-log.ts";
import { endingOf } from "./ending/end-of-call-report.ts";
import { recordingAt } from "./recording-tracks.ts";
import { openWriteQueue } from "./write-queue.ts";

interface Report {
  readonly context: ResourceContext;
  readonly orgId: string;
  /** The row's id, once the row is there; undefined when it could not be made, and nothing is reported. */
  readonly callId: Promise<string | undefined>;
  readonly server: ServerSettings;
  readonly kinds: ReadonlySet<string>;
  readonly keepsText: boolean;
  readonly keepsSound: boolean;
  readonly names: TranscriptNames;
  /** The report at the end is sent later, with what is worked out of the call. */
  readonly isAnalysed: boolean;
  /** Whether this server is to tell of the end: another, which took it for dead, may have done it. */
  readonly isConcludedHere: () => Promise<boolean>;
  /** The envelope of every message. */
  readonly about: About;
}

type Fields = Readonly<Record<string, unknown>>;

/** Tells a developer's server what happens in a call, in order. */
export function reportCall({
  context,
  orgId,
  callId,
  server,
  kinds,
  keepsText,
  keepsSound,
  names,
  isAnalysed,
  isConcludedHere,
  about,
}: Report): CallObserver {
  let startedAt: string | undefined;
  let told = "[]";
  const inOrder = openWriteQueue(context);

  function tell(type: string, fields: Fields, isDue = async () => true): void {
    const isWanted = kinds.has(type) || (kinds.has(finalTranscript) && isFinal(type, fields));
    if (!isWanted) return;
    const timestamp = context.now().getTime();
    inOrder(async () => {
      const id = await callId;
      // Of a call that was deleted nothing is told any more: it would be stored anew.
      if (id === undefined || (await context.store.find({ kind: "call", orgId }, id)) === undefined) return;
      if (!(await isDue())) return;
      const { call, artifact, ...envelope } = await about();
      const ended = type === "end-of-call-report" ? { status: "ended", endedReason: fields["endedReason"] } : {};
      const status = fields["status"] === undefined || type !== "status-update" ? ended : { status: fields["status"] };
      const message = {
        ...{ type, timestamp, ...envelope, call: { ...(call as Fields), ...status }, ...fields },
        artifact: { ...(artifact as Fields), ...(fields["artifact"] as Fields | undefined) },
      };
      // Also without words it would be stored with its server's headers, which may hold the values of variables.
      await context.messenger.send({ orgId, callId: id, server, body: { message }, isStored: keepsText });
    });
  }

  const log = openConversationLog({
    now: () => context.now().getTime(),
    startedMs: () => (startedAt === undefined ? undefined : Date.parse(startedAt)),
    onChange: () => {
      const messages = log.messages();
      const messagesOpenAIFormatted = inOpenAiShape(messages);
      const now = JSON.stringify(messagesOpenAIFormatted);
      if (now === told) return;
      told = now;
      tell("conversation-update", { messages, messagesOpenAIFormatted });
    },
  });

  return {
    onRinging: () => tell("status-update", { status: "ringing" }),
    onJoined: () => {
      if (startedAt !== undefined) return;
      startedAt = context.now().toISOString();
      tell("status-update", { status: "in-progress" });
    },
    onHeard: log.onHeard,
    onAdded: log.onAdded,
    onMessage: (message, spoken) => {
      const fields = toldOf(message);
      if (fields !== undefined) tell(message.type, fields);
      log.onMessage(message, spoken);
    },
    onEnded: (endedReason) => {
      const endedAt = context.now().toISOString();
      tell("status-update", { status: "ended", endedReason }, isConcludedHere);
      if (isAnalysed) return;
      const report = endingOf({ endedReason, startedAt, endedAt });
      const artifact = artifactOf(log.messages(), names);
      void callId.then((id) => {
        const sound = keepsSound && id !== undefined ? recordingAt(context.apiUrl, id) : {};
        const told = { ...report, messages: artifact.messages, artifact: { ...artifact, ...sound } };
        tell("end-of-call-report", told, isConcludedHere);
      });
    },
  };
}

/** What a server is told of a message; undefined for what is told otherwise: the end once, and tools ask themselves. */
function toldOf(message: AssistantMessage): Fields | undefined {
  switch (message.type) {
    case "transcript":
      return { role: message.role, transcriptType: message.transcriptType, transcript: message.transcript };
    case "speech-update":
      return { role: message.role, status: message.status };
    case "user-interrupted":
      return {};
    case "hang":
      return { reason: message.reason };
    case "error":
    case "tool-calls":
    case "tool-calls-result":
    case "status-update":
    case "turn-metrics":
      return undefined;
  }
}

const finalTranscript = "transcript[transcriptType='final']";

function isFinal(type: string, fields: Fields): boolean {
  return type === "transcript" && fields["transcriptType"] === "final";
}

/** Lets several observers see the same call, one after the other; the first keeps the sound. */
export function allOf(observers: readonly (CallObserver | undefined)[]): CallObserver {
  const all = observers.filter((one) => one !== undefined);
  return {
    onSound: all[0]?.onSound,
    onRinging: () => {
      for (const one of all) one.onRinging?.();
    },
    onJoined: () => {
      for (const one of all) one.onJoined();
    },
    onMessage: (message, spoken) => {
      for (const one of all) one.onMessage(message, spoken);
    },
    onHeard: (mark, text) => {
      for (const one of all) one.onHeard?.(mark, text);
    },
    onAdded: (message) => {
      for (const one of all) one.onAdded?.(message);
    },
    onFailed: (part, why) => {
      for (const one of all) one.onFailed?.(part, why);
    },
    onUsage: all.find(({ onUsage }) => onUsage)?.onUsage,
    onEnded: (reason) => {
      for (const one of all) one.onEnded(reason);
    },
  };
}
