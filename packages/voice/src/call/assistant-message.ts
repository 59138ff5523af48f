import type { AssistantMessage as DeclaredMessage } from "@dilo/api";

/** A message of the assistant that is not declared: hosted platforms have many. */
export interface OtherMessage {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: nobody has declared it, and a reader narrows the others by their type.
  readonly [field: string]: any;
}

/** A message of the assistant: one that a Dilo platform sends, or any other with a type. */
export type AssistantMessage = DeclaredMessage | OtherMessage;

/** The message emitted at the end of a call when the assistant did not announce the end itself. */
export const customerEnded: DeclaredMessage = {
  type: "status-update",
  status: "ended",
  endedReason: "customer-ended-call",
};

/** The message that follows call-start where neither the platform nor the page transcribes. */
export const transcriberMissing: DeclaredMessage = { type: "hang", reason: "transcriber-missing" };

/** Parses a message of the assistant, unknown types included: a hosted platform has many. Undefined when it is not a message. */
export function parseMessage(data: string): DeclaredMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    const isTyped = typeof message === "object" && message !== null && typeof Reflect.get(message, "type") === "string";
    return isTyped ? (message as DeclaredMessage) : undefined;
  } catch {
    return undefined;
  }
}
