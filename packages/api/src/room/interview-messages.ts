import type { InterviewEffect, InterviewEvent } from "@dilo/forms";
import type { AssistantMessage, ClientMessage } from "./messages.ts";

/** What an interview sends into its call. */
export type InterviewMessage = ClientMessage<{ readonly role: "system"; readonly content: string }>;

/** A prompt as a system message, with what the turn-taking should wait for and how fast it is said. */
export function promptMessage({
  text,
  field,
  expects,
  rate,
}: Extract<InterviewEffect, { kind: "ask" }>): InterviewMessage {
  const expecting = expects === "command" ? expects : field;
  return {
    type: "add-message",
    message: { role: "system", content: text },
    triggerResponseEnabled: true,
    ...(expecting !== undefined && { expecting }),
    ...(rate !== undefined && { rate }),
  };
}

/**
 * What a transcript tells the interview; undefined while the assistant is still speaking.
 * @param at when it came, ISO 8601
 */
export function transcriptEvent(
  message: Extract<AssistantMessage, { type: "transcript" }>,
  at: string,
): InterviewEvent | undefined {
  const { transcript: text, turnId, beganOverAssistant } = message;
  const isFinal = message.transcriptType === "final";
  if (message.role === "assistant") return isFinal ? { kind: "spoken", text } : undefined;
  return { kind: "heard", heard: { text, isFinal, beganOverAssistant, at, ...(turnId !== undefined && { turnId }) } };
}
