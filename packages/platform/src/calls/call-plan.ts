import { roomCall } from "@dilo/api/operations";
import { PlatformError } from "../platform-error.ts";
import { readRate } from "./client-message.ts";

/** What a web call was asked to be. */
export interface CallPlan {
  /** Undefined when the assistant waits for the person, or has nothing to say first. */
  readonly firstMessage: string | undefined;
  /** How fast the assistant speaks where a message does not say; 1 is the voice's own pace. */
  readonly rate: number;
  /** Whoever leaves may come back. */
  readonly keepsRoom: boolean;
  /** Two letters. */
  readonly language: string;
  /** The assistant as it was sent, overrides applied; echoed in the answer. */
  readonly assistant: Readonly<Record<string, unknown>>;
}

/**
 * Reads the body of `POST /call/web`.
 * @throws PlatformError `bad-request`
 */
export function readCallPlan(body: unknown): CallPlan {
  const read = roomCall.safeParse(body);
  if (!read.success) {
    const where = read.error.issues.map((issue) => issue.path.join(".") || "body").join(", ");
    throw new PlatformError("bad-request", `Not a web call: ${where}.`);
  }
  const { assistant, assistantId, squad, squadId, workflow, workflowId, assistantOverrides } = read.data;
  if (assistant === undefined) {
    const isNamed = (assistantId ?? squad ?? squadId ?? workflow ?? workflowId) !== undefined;
    throw new PlatformError(
      "bad-request",
      isNamed
        ? "This platform keeps no assistants, squads or workflows."
        : "Assistant or Squad or Workflow must be provided.",
    );
  }
  const whole: Readonly<Record<string, unknown>> = { ...assistant, ...assistantOverrides };
  return {
    assistant: whole,
    firstMessage: readFirstMessage(whole),
    rate: readSpeed(whole["voice"]),
    keepsRoom: read.data.roomDeleteOnUserLeaveEnabled === false,
    language: readLanguage(whole["transcriber"]),
  };
}

function readSpeed(voice: unknown): number {
  return (typeof voice === "object" && voice !== null && "speed" in voice ? readRate(voice.speed) : undefined) ?? 1;
}

function readFirstMessage(assistant: Readonly<Record<string, unknown>>): string | undefined {
  const { firstMessage, firstMessageMode } = assistant;
  return typeof firstMessage === "string" && firstMessageMode !== "assistant-waits-for-user" ? firstMessage : undefined;
}

function readLanguage(transcriber: unknown): string {
  const language =
    typeof transcriber === "object" && transcriber !== null && "language" in transcriber ? transcriber.language : "";
  return typeof language === "string" && /^[a-z]{2}\b/.test(language) ? language.slice(0, 2) : "es";
}
