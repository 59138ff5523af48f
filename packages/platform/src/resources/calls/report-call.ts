import type { CallObserver } from "../../calls/call-observer.ts";
import type { ServerSettings } from "../../tools/tool-settings.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { artifactOf, inOpenAiShape, openConversationLog, type TranscriptNames } from "./conversation-log.ts";
import { endingOf } from "./end-of-call-report.ts";
import { recordingAt } from "./recording-tracks.ts";

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
}: Report): CallObserver {
  let startedAt: string | undefined;
  let told = "[]";
  let last: Promise<void> = Promise.resolve();

  /** @param carriesWords false: it may be stored also where what is said may not */
  function tell(type: string, fields: Fields, carriesWords = true): void {
    const isWanted = kinds.has(type) || (kinds.has(finalTranscript) && isFinal(type, fields));
    if (!isWanted) return;
    const timestamp = context.now().getTime();
    last = last
      .then(async () => {
        const id = await callId;
        if (id === undefined) return;
        const message = { type, timestamp, call: { id, orgId, type: "webCall" }, ...fields };
        const isStored = keepsText || !carriesWords;
        await context.messenger.send({ orgId, callId: id, server, body: { message }, isStored });
      })
      .catch(context.warn);
    const mine = last;
    context.pendingWrites.add(mine);
    void mine.finally(() => context.pendingWrites.delete(mine));
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
    onJoined: () => {
      if (startedAt !== undefined) return;
      startedAt = context.now().toISOString();
      tell("status-update", { status: "in-progress" }, false);
    },
    onHeard: log.onHeard,
    onAdded: log.onAdded,
    onMessage: (message, spoken) => {
      switch (message.type) {
        case "transcript":
          tell("transcript", {
            role: message.role,
            transcriptType: message.transcriptType,
            transcript: message.transcript,
          });
          log.onMessage(message, spoken);
          return;
        case "speech-update":
          tell("speech-update", { role: message.role, status: message.status }, false);
          return;
        case "user-interrupted":
          tell("user-interrupted", {}, false);
          return;
        case "hang":
          tell("hang", { reason: message.reason }, false);
          return;
        // The end is told once, below; tools ask their server themselves.
        case "tool-calls":
        case "tool-calls-result":
          log.onMessage(message);
          return;
        case "status-update":
        case "turn-metrics":
          return;
      }
    },
    onEnded: (endedReason) => {
      const endedAt = context.now().toISOString();
      tell("status-update", { status: "ended", endedReason }, false);
      if (isAnalysed) return;
      const report = endingOf({ endedReason, startedAt, endedAt });
      const artifact = artifactOf(log.messages(), names);
      void callId.then((id) => {
        const sound = keepsSound && id !== undefined ? recordingAt(context.apiUrl, id) : {};
        tell("end-of-call-report", { ...report, messages: artifact.messages, artifact: { ...artifact, ...sound } });
      });
    },
  };
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
    onUsage: all.find(({ onUsage }) => onUsage)?.onUsage,
    onEnded: (reason) => {
      for (const one of all) one.onEnded(reason);
    },
  };
}
