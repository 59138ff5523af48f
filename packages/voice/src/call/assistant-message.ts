import type { AssistantMessage } from "@dilo/api";

/** What listeners are told when the assistant did not say itself that the call has ended. */
export const customerEnded: AssistantMessage = {
  type: "status-update",
  status: "ended",
  endedReason: "customer-ended-call",
};

/** Reads what the assistant sent; of types we do not know too: a hosted platform has many. Undefined when it is no message. */
export function parseMessage(data: string): AssistantMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    const isTyped = typeof message === "object" && message !== null && typeof Reflect.get(message, "type") === "string";
    return isTyped ? (message as AssistantMessage) : undefined;
  } catch {
    return undefined;
  }
}
