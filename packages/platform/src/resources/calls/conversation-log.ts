import type { AssistantMessage } from "@dilo/api";
import type { CallObserver } from "../../calls/call-observer.ts";
import type { SpokenPart } from "../../calls/session/call-state.ts";
import { wishOf } from "../../tools/ask-server.ts";
import type { LoggedMessage } from "../core/store/schema.ts";

interface LogParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When somebody joined; undefined before. */
  readonly startedMs: () => number | undefined;
  /** A message is new or has changed; undefined once it turned out that nobody heard it. */
  readonly onChange: (position: number, message: LoggedMessage | undefined) => void;
}

interface Utterance {
  readonly mark: number | undefined;
  text: string;
}

interface Entry {
  message: LoggedMessage;
  readonly reply: number | undefined;
  /** What it is made of, where the assistant says it. */
  readonly utterances: Utterance[];
}

/** The messages of one call, as they were heard: a reply of the assistant is one message, however many sentences it has. */
export interface ConversationLog extends Required<Pick<CallObserver, "onMessage" | "onHeard" | "onAdded">> {
  messages(): readonly LoggedMessage[];
}

/** Opens the log of a call, to be told what its observer is told. */
export function openConversationLog({ now, startedMs, onChange }: LogParts): ConversationLog {
  const entries: Entry[] = [];

  function add(fields: LoggedMessage, reply?: number, utterances: Utterance[] = []): void {
    const time = now();
    const message = { ...fields, time, endTime: time, secondsFromStart: (time - (startedMs() ?? time)) / 1000 };
    entries.push({ message, reply, utterances });
    onChange(entries.length - 1, message);
  }

  function change(position: number, entry: Entry): void {
    const text = entry.utterances.map((one) => one.text.trim()).filter(Boolean);
    const endTime = now();
    const duration = endTime - Number(entry.message["time"]);
    entry.message = { ...entry.message, message: text.join(" "), endTime, duration };
    onChange(position, text.length === 0 ? undefined : entry.message);
  }

  function say(text: string, spoken: SpokenPart | undefined): void {
    const { mark, reply } = spoken ?? {};
    const last = entries.at(-1);
    const part = mark === undefined ? undefined : last?.utterances.find((one) => one.mark === mark);
    const isGoingOn = part !== undefined || (reply !== undefined && last?.reply === reply);
    if (last === undefined || !isGoingOn) {
      add({ role: "bot", message: text }, reply, [{ mark, text }]);
      return;
    }
    // A long utterance comes in parts.
    if (part !== undefined) part.text += text;
    else last.utterances.push({ mark, text });
    change(entries.length - 1, last);
  }

  return {
    onMessage: (message, spoken) => {
      if (message.type === "transcript" && message.role === "assistant") say(message.transcript, spoken);
      else {
        const done = doneIn(message);
        if (done !== undefined) add(done);
      }
    },
    onHeard: (mark, text) => {
      const position = entries.findLastIndex(({ utterances }) => utterances.some((one) => one.mark === mark));
      const entry = entries[position];
      const utterance = entry?.utterances.find((one) => one.mark === mark);
      if (entry === undefined || utterance === undefined) return;
      utterance.text = text;
      change(position, entry);
    },
    onAdded: ({ role, content = "" }) => add({ role: role === "assistant" ? "bot" : role, message: content }),
    messages: () =>
      entries.flatMap(({ message, utterances }) =>
        utterances.length > 0 && utterances.every(({ text }) => text.trim() === "") ? [] : [message],
      ),
  };
}

/** What a message reports as said by the person, or as done; only final transcripts count. */
function doneIn(message: AssistantMessage): LoggedMessage | undefined {
  if (message.type === "tool-calls")
    return { role: "tool_calls", message: "", toolCalls: message.toolCallList.map(wishOf) };
  if (message.type === "tool-calls-result") return { role: "tool_call_result", ...message.toolCallResult };
  if (message.type !== "transcript" || message.transcriptType !== "final") return undefined;
  return { role: "user", message: message.transcript };
}

/** What the transcript calls each side. */
export interface TranscriptNames {
  readonly assistant: string;
  readonly user: string;
}

/** What is said in messages, line by line. */
function transcriptOf(messages: readonly LoggedMessage[], names: TranscriptNames): string {
  return messages
    .filter(({ role }) => role === "bot" || role === "user")
    .map(({ role, message }) => `${role === "bot" ? names.assistant : names.user}: ${String(message)}\n`)
    .join("");
}

/** What the transcript of an assistant's calls is to call each side. */
export function transcriptNames(assistant: unknown): TranscriptNames {
  const { artifactPlan } = (assistant ?? {}) as { readonly artifactPlan?: unknown };
  const { assistantName, userName } =
    (artifactPlan as { readonly transcriptPlan?: Readonly<Record<string, string>> } | undefined)?.transcriptPlan ?? {};
  return { assistant: assistantName || "AI", user: userName || "User" };
}

/** The same messages in the shape of the OpenAI API. */
export function inOpenAiShape(messages: readonly LoggedMessage[]) {
  const roles: Readonly<Record<string, string>> = { bot: "assistant", user: "user", system: "system" };
  return messages.flatMap(({ role, message }) => {
    const shown = roles[role];
    return shown === undefined ? [] : [{ role: shown, content: String(message) }];
  });
}

/** The fields of a call's row that hold what was said in it. */
export function artifactOf(messages: readonly LoggedMessage[], names: TranscriptNames) {
  return { messages, messagesOpenAIFormatted: inOpenAiShape(messages), transcript: transcriptOf(messages, names) };
}
