import { setTimeout as wait } from "node:timers/promises";
import { noTelephone, type PhoneTools, type Transferred } from "../../tools/phone-tools.ts";
import type { PhoneDestination } from "../../tools/tool-settings.ts";
import { askModel } from "../analysis/ask-model.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import { inOpenAiShape } from "../calls/conversation-log.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { LoggedMessage } from "../core/store/schema.ts";
import type { Transfers } from "./transfers.ts";

/** Of "w" among keys. Milliseconds. */
const pauseMs = 500;

/** Whoever is to take a call may take so long to answer, where nothing else is said. Seconds. */
const usualTimeout = 60;

/** A summary that takes longer is not waited for: somebody is on hold. Milliseconds. */
const summaryMs = 5000;

const forOperator =
  "A call is passed on to a colleague. Tell the colleague in one or two sentences, in the language of the call, who calls and what they want. Answer with these sentences alone.";

export interface PhoneToolsParts {
  readonly context: ResourceContext;
  readonly orgId: string;
  readonly callId: Promise<string | undefined>;
  readonly transfers: Transfers;
  readonly assistant: ResolvedAssistant;
  messages(): readonly LoggedMessage[];
}

/** What an assistant's tools can do with a call by telephone. */
export function openPhoneTools(parts: PhoneToolsParts): PhoneTools {
  const callOf = async () => {
    const id = await parts.callId;
    return id === undefined ? undefined : parts.context.callOf(id);
  };
  return {
    press: async (keys) => {
      const call = await callOf();
      for (const [at, some] of keys.split(/w/i).entries()) {
        if (at > 0) await wait(pauseMs);
        if (some !== "" && !call?.press(some)) return noTelephone;
      }
      return "The keys were pressed.";
    },
    transfer: async (to, signal) => {
      const refusal = parts.transfers.refusalOf(to);
      if (refusal !== undefined) return { result: `Error: the call was not passed on: ${refusal}.` };
      const call = await callOf();
      if (call === undefined) return { result: noTelephone };
      const { mode = "blind-transfer", sipVerb, timeout = usualTimeout } = to.transferPlan ?? {};
      const uri = parts.transfers.uriOf(to);
      if (mode === "blind-transfer" && sipVerb !== "dial" && uri !== undefined) {
        const status = await call.refer(uri, signal);
        return status >= 200 && status < 300 ? passedOn : notPassedOn(to);
      }
      const words = await wordsFor(parts, to, mode);
      const timeoutMs = timeout * 1000;
      const connect = (listener: Parameters<Transfers["dial"]>[2]) =>
        parts.transfers.dial(to, { ringForMs: timeoutMs }, listener);
      const isTaken = await call.forward({ connect, words, timeoutMs }, signal);
      return isTaken ? passedOn : notPassedOn(to);
    },
  };
}

const passedOn: Transferred = { result: "The call was passed on." };

function notPassedOn({ transferPlan }: PhoneDestination): Transferred {
  const { message, endCallEnabled } = transferPlan?.fallbackPlan ?? {};
  return {
    result: "Error: nobody took the call there. The person is still on the line.",
    ...(message?.trim() && { words: message, endsCall: endCallEnabled ?? true }),
  };
}

/** What whoever takes the call is told before the two are joined. */
async function wordsFor(
  { context, orgId, assistant, messages }: PhoneToolsParts,
  { transferPlan }: PhoneDestination,
  mode: string,
): Promise<string | undefined> {
  const written = transferPlan?.message?.trim() || undefined;
  if (mode === "warm-transfer-say-message") return written;
  if (mode !== "warm-transfer-say-summary" || transferPlan?.summaryPlan?.enabled === false) return undefined;
  const said = inOpenAiShape(messages()).filter(({ role }) => role === "user" || role === "assistant");
  const conversation = said.map(({ role, content }) => `${role}: ${content}`).join("\n");
  const asked = [
    { role: "system", content: forOperator },
    { role: "user", content: conversation },
  ];
  try {
    const text = await askModel(context, orgId, { assistant, messages: asked, signal: AbortSignal.timeout(summaryMs) });
    return text || written;
  } catch {
    // Without its summary a call is passed on all the same.
    return written;
  }
}
