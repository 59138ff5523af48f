import type { AssistantMessage } from "@dilo/api";
import type { CallObserver } from "../../calls/call-observer.ts";
import { readServer, type ServerSettings } from "../../tools/tool-settings.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
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
}

/** The kinds a server gets when its assistant names none (platform contract). */
const usualKinds = [
  "conversation-update",
  "end-of-call-report",
  "hang",
  "speech-update",
  "status-update",
  "tool-calls",
  "user-interrupted",
];

/** The server an assistant wants told of its calls, and the kinds of messages it gets; undefined when there is none. */
export function reportsOf(assistant: ResolvedAssistant): Pick<Report, "server" | "kinds"> | undefined {
  const server = readServer(assistant["server"]);
  const named = [assistant["serverMessages"]].flat().filter((kind) => typeof kind === "string");
  return server && { server, kinds: new Set(named.length > 0 ? named : usualKinds) };
}

interface Said {
  readonly role: "bot" | "user";
  readonly message: string;
  readonly time: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Tells a developer's server what happens in a call, in order. */
export function reportCall({ context, orgId, callId, server, kinds, keepsText, keepsSound }: Report): CallObserver {
  const said: Said[] = [];
  let startedAt: string | undefined;
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

  function hear(message: AssistantMessage): void {
    if (message.type !== "transcript" || message.transcriptType !== "final") return;
    const time = context.now().getTime();
    said.push({ role: message.role === "assistant" ? "bot" : "user", message: message.transcript, time });
    tell("conversation-update", { messages: [...said], messagesOpenAIFormatted: said.map(inOpenAi) });
  }

  return {
    onJoined: () => {
      if (startedAt !== undefined) return;
      startedAt = context.now().toISOString();
      tell("status-update", { status: "in-progress" }, false);
    },
    onMessage: (message) => {
      switch (message.type) {
        case "transcript":
          tell("transcript", {
            role: message.role,
            transcriptType: message.transcriptType,
            transcript: message.transcript,
          });
          hear(message);
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
        case "status-update":
        case "tool-calls":
        case "tool-calls-result":
        case "turn-metrics":
          return;
      }
    },
    onEnded: (endedReason) => {
      const endedAt = context.now().toISOString();
      tell("status-update", { status: "ended", endedReason }, false);
      const durationMs = startedAt === undefined ? 0 : Date.parse(endedAt) - Date.parse(startedAt);
      const transcript = said.map(({ role, message }) => `${role === "bot" ? "AI" : "User"}: ${message}\n`).join("");
      const report = { endedReason, startedAt, endedAt, durationMs, durationSeconds: durationMs / 1000 };
      const artifact = { messages: [...said], messagesOpenAIFormatted: said.map(inOpenAi), transcript };
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

function inOpenAi({ role, message }: Said) {
  return { role: role === "bot" ? "assistant" : "user", content: message };
}

/** Lets several observers see the same call, one after the other; the first keeps the sound. */
export function allOf(observers: readonly (CallObserver | undefined)[]): CallObserver {
  const all = observers.filter((one) => one !== undefined);
  return {
    onSound: all[0]?.onSound,
    onJoined: () => {
      for (const one of all) one.onJoined();
    },
    onMessage: (message) => {
      for (const one of all) one.onMessage(message);
    },
    onEnded: (reason) => {
      for (const one of all) one.onEnded(reason);
    },
  };
}
