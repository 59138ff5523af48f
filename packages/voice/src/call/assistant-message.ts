import type { AssistantMessage } from "@dilo/api";

/** The message emitted at the end of a call when the assistant did not announce the end itself. */
export const customerEnded: AssistantMessage = {
  type: "status-update",
  status: "ended",
  endedReason: "customer-ended-call",
};

/** The message that follows call-start where neither the platform nor the page transcribes. */
export const transcriberMissing: AssistantMessage = { type: "hang", reason: "transcriber-missing" };

/** Parses a message of the assistant, unknown types included: a hosted platform has many. Undefined when it is not a message. */
export function parseMessage(data: string): AssistantMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    const isTyped = typeof message === "object" && message !== null && typeof Reflect.get(message, "type") === "string";
    return isTyped ? (message as AssistantMessage) : undefined;
  } catch {
    return undefined;
  }
}
