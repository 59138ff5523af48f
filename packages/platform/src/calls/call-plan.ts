import { anyLanguage, languageIn, roomCall } from "@dilo/api/operations";
import { SpeakingRate } from "@dilo/api/room";
import { z } from "zod";
import { PlatformError } from "../platform-error.ts";
import { firstMessageOf } from "../responders/responder.ts";

/** What a web call was asked to be. */
export interface CallPlan {
  /** Undefined when the assistant waits for the person, or has nothing to say first. */
  readonly firstMessage: string | undefined;
  /** How fast the assistant speaks where a message does not say; 1 is the voice's own pace. */
  readonly rate: number;
  /** A person who leaves may come back. */
  readonly keepsRoom: boolean;
  /** Two letters. */
  readonly language: string;
  /** What the person is heard in: two letters, or `anyLanguage`. */
  readonly heardIn: string;
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
        ? "A call of the interview takes its assistant in the body, not an id, a squad or a workflow."
        : "Assistant or Squad or Workflow must be provided.",
    );
  }
  const whole: Readonly<Record<string, unknown>> = { ...assistant, ...assistantOverrides };
  const language = readLanguage(whole["transcriber"]) ?? readLanguage(whole["voice"]) ?? defaultLanguage;
  return {
    assistant: whole,
    firstMessage: firstMessageOf(whole),
    rate: readSpeed(whole["voice"]),
    keepsRoom: read.data.roomDeleteOnUserLeaveEnabled === false,
    language,
    heardIn: hearsAny(whole["transcriber"]) ? anyLanguage : language,
  };
}

function readSpeed(voice: unknown): number {
  return z.object({ speed: SpeakingRate }).safeParse(voice).data?.speed ?? 1;
}

/** The language of a call that names none, two letters. */
export const defaultLanguage = "es";

function hearsAny(transcriber: unknown): boolean {
  return z.object({ language: z.literal(anyLanguage) }).safeParse(transcriber).success;
}

/** The language a service is set to: "pt" of "pt-BR". */
function readLanguage(service: unknown): string | undefined {
  return languageIn(z.object({ language: z.string() }).safeParse(service).data?.language);
}
