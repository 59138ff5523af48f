import { z } from "zod";
import { type HookRules, readHookRules } from "./hook-rules.ts";
import { type CallPolicy, policy } from "./session/policy.ts";

/** What an assistant asks of the way a call is held, where that differs from the platform's own rules. */
export interface ConversationRules {
  /** Said by the assistant, one of these ends the call; in lower case. */
  readonly endCallPhrases: readonly string[];
  /** The person cannot interrupt the first message. */
  readonly protectsFirstMessage: boolean;
  /** The model makes up the first message. */
  readonly opensWithModel: boolean;
  /** So many words are needed to silence the assistant; 0: a voice is enough. */
  readonly interruptionWords: number;
  /** The assistant says nothing for this long after it was interrupted. Milliseconds. */
  readonly interruptionBackoffMs: number;
  /** Silence that ends a turn, by how its words end; undefined: the platform's own rules. Milliseconds. */
  readonly endpointing: Endpointing | undefined;
  readonly hooks: HookRules;
  /** How pressed keys are taken as an answer; undefined: they are not. */
  readonly keypad?: KeypadRules | undefined;
}

export interface KeypadRules {
  /** So long after the last key the answer is whole. Milliseconds. */
  readonly timeoutMs: number;
  /** Keys that end an answer. */
  readonly delimiters: readonly string[];
}

export interface Endpointing {
  /** Whether slow speakers get longer; not where the assistant itself names the times. */
  readonly isPaced: boolean;
  readonly punctuatedMs: number;
  readonly unpunctuatedMs: number;
  readonly numberMs: number;
}

const seconds = z.number().optional();
const Asked = z.object({
  maxDurationSeconds: seconds,
  silenceTimeoutSeconds: seconds,
  endCallPhrases: z.array(z.string()).optional(),
  firstMessageMode: z.string().optional(),
  firstMessageInterruptionsEnabled: z.boolean().optional(),
  startSpeakingPlan: z
    .object({
      waitSeconds: seconds,
      transcriptionEndpointingPlan: z
        .object({ onPunctuationSeconds: seconds, onNoPunctuationSeconds: seconds, onNumberSeconds: seconds })
        .optional(),
    })
    .optional(),
  keypadInputPlan: z
    .object({
      enabled: z.boolean().optional(),
      timeoutSeconds: seconds,
      delimiters: z.union([z.string(), z.array(z.string())]).optional(),
    })
    .optional(),
  stopSpeakingPlan: z.object({ numWords: seconds, voiceSeconds: seconds, backoffSeconds: seconds }).optional(),
});

/** Published defaults of the plan for the end of a turn. Seconds. */
const endpointingDefaults = { punctuation: 0.1, noPunctuation: 1.5, number: 0.5 };

/** The timeouts and the rules an assistant's settings ask for. What cannot be read is as if it were left out. */
export function readConversation(assistant: Readonly<Record<string, unknown>>): {
  readonly policy: CallPolicy;
  readonly rules: ConversationRules;
} {
  const asked = Asked.safeParse(assistant).data ?? {};
  const { startSpeakingPlan = {}, stopSpeakingPlan = {} } = asked;
  const { waitSeconds, transcriptionEndpointingPlan: ends } = startSpeakingPlan;
  const { numWords = 0, voiceSeconds, backoffSeconds = 0 } = stopSpeakingPlan;
  const waitMs = (waitSeconds ?? 0) * 1000;
  // The words of a turn are asked for after this silence: a shorter one cannot end it.
  const pauseMs = (ownSeconds: number) => Math.max(policy.transcribeAfterMs, ownSeconds * 1000 + waitMs);
  const voiceMs = voiceSeconds === undefined ? policy.bargeInMs : Math.max(shortestInterruptionMs, voiceSeconds * 1000);
  return {
    policy: {
      ...policy,
      longestCallMs: (asked.maxDurationSeconds ?? policy.longestCallMs / 1000) * 1000,
      silenceMs: (asked.silenceTimeoutSeconds ?? policy.silenceMs / 1000) * 1000,
      unfinishedMs: waitSeconds === undefined ? policy.unfinishedMs : pauseMs(0),
      bargeInMs: voiceMs,
      bargeInVoicedMs: Math.min(policy.bargeInVoicedMs, voiceMs),
      // Who says how much voice it takes means every voice.
      sureBargeInMs: voiceSeconds === undefined ? policy.sureBargeInMs : voiceMs,
    },
    rules: {
      endCallPhrases: (asked.endCallPhrases ?? []).map((phrase) => phrase.trim().toLowerCase()).filter(Boolean),
      protectsFirstMessage: asked.firstMessageInterruptionsEnabled === false,
      opensWithModel: asked.firstMessageMode === "assistant-speaks-first-with-model-generated-message",
      interruptionWords: numWords,
      interruptionBackoffMs: backoffSeconds * 1000,
      hooks: readHookRules(assistant["hooks"]),
      keypad: readKeypad(asked.keypadInputPlan),
      endpointing:
        ends === undefined
          ? ofFreeTalk(assistant, waitSeconds)
          : {
              isPaced: false,
              punctuatedMs: pauseMs(ends.onPunctuationSeconds ?? endpointingDefaults.punctuation),
              unpunctuatedMs: pauseMs(ends.onNoPunctuationSeconds ?? endpointingDefaults.noPunctuation),
              numberMs: pauseMs(ends.onNumberSeconds ?? endpointingDefaults.number),
            },
    },
  };
}

/** An answer by keys is whole after this, where the plan does not say (platform contract). Seconds. */
const keypadTimeoutSeconds = 2;

function readKeypad(plan: z.infer<typeof Asked>["keypadInputPlan"]): KeypadRules | undefined {
  if (plan?.enabled !== true) return undefined;
  const delimiters = [plan.delimiters ?? "#"].flat().filter((one) => one !== "");
  return { timeoutMs: (plan.timeoutSeconds ?? keypadTimeoutSeconds) * 1000, delimiters };
}

/**
 * How turns end where a model answers and the assistant asks for nothing: after a whole sentence sooner. Who goes on
 * before the answer is spoken is heard as the same turn (`continuesWithinMs`).
 */
function ofFreeTalk(assistant: Readonly<Record<string, unknown>>, waitSeconds: number | undefined) {
  if (assistant["model"] === undefined || waitSeconds !== undefined) return undefined;
  const { sentenceMs: punctuatedMs, unfinishedMs } = policy;
  return { isPaced: true, punctuatedMs, unpunctuatedMs: unfinishedMs, numberMs: unfinishedMs };
}

/** Less voice than this is a click. Milliseconds. */
const shortestInterruptionMs = 60;

/** The silence that ends a turn of these words. Milliseconds. */
export function endOfTurnMs(text: string, endpointing: Endpointing): number {
  if (/\d\.?$/.test(text)) return endpointing.numberMs;
  // Dots are how transcribers write that somebody trails off.
  const isWhole = /[.!?]$/.test(text) && !text.endsWith("..");
  return isWhole ? endpointing.punctuatedMs : endpointing.unpunctuatedMs;
}
