import { z } from "zod";
import { type ConversationMessage, isDelta, type Responder } from "../../responders/responder.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import { askModel } from "../analysis/ask-model.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { OpenedTalker } from "../squads/open-talker.ts";
import { type EvalAnswer, type EvalToolCall, fits, JudgePlan } from "./judge.ts";

/** An eval that takes longer is ended. Milliseconds. */
const longestRunMs = 120_000;

/** What was said is cut to this in a result (platform contract). Characters. */
const longestContent = 1000;

const Message = z.object({
  role: z.enum(["system", "tool", "user", "assistant"]),
  content: z.string().optional(),
  judgePlan: z.union([JudgePlan, z.object({ type: z.literal("ai"), model: z.unknown() })]).optional(),
  continuePlan: z
    .object({ exitOnFailureEnabled: z.boolean().optional(), contentOverride: z.string().optional() })
    .optional(),
});

/** What a run of an eval comes to. */
export interface EvalOutcome {
  readonly status: "pass" | "fail";
  readonly endedReason: "mockConversation.done" | "error" | "timeout";
  readonly messages: readonly object[];
}

interface Played {
  readonly talker: Pick<OpenedTalker, "responder" | "tools"> & { readonly assistant: ResolvedAssistant };
  readonly messages: readonly unknown[];
  /** Calls the run off. */
  readonly signal: AbortSignal;
  /** Hears after each turn how the run stands. */
  readonly onTurn: (status: EvalOutcome["status"], messages: readonly object[]) => Promise<void>;
}

/** Plays an eval's conversation to an assistant or a squad, and judges its turns. No tool is used: what it wants is judged. */
export async function runEval(context: ResourceContext, orgId: string, played: Played): Promise<EvalOutcome> {
  const { talker, messages, onTurn } = played;
  const { responder, assistant, tools } = talker;
  const late = AbortSignal.timeout(longestRunMs);
  const signal = AbortSignal.any([played.signal, late]);
  const said: ConversationMessage[] = [];
  const result: object[] = [];
  let status: EvalOutcome["status"] = "pass";
  const end = (endedReason: EvalOutcome["endedReason"]): EvalOutcome => ({ status, endedReason, messages: result });
  for (const message of messages.flatMap((one) => Message.safeParse(one).data ?? [])) {
    const { role, content = "", judgePlan, continuePlan = {} } = message;
    if (judgePlan === undefined) {
      said.push(role === "tool" ? { role: "system", content: `The tool answered: ${content}` } : { role, content });
      result.push({ role, content });
      continue;
    }
    let answer: EvalAnswer;
    try {
      answer = await answerOf(responder, { assistant, said, tools, signal });
      const isGood =
        judgePlan.type === "ai"
          ? await judgedByModel(context, orgId, { model: judgePlan.model, said, answer, signal })
          : fits(answer, judgePlan);
      if (!isGood) status = "fail";
    } catch {
      status = "fail";
      return end(late.aborted ? "timeout" : "error");
    }
    result.push({
      role: "assistant",
      content: answer.content.slice(0, longestContent),
      ...(answer.toolCalls.length > 0 && { toolCalls: answer.toolCalls }),
    });
    await onTurn(status, [...result]);
    if (status === "fail" && continuePlan.exitOnFailureEnabled === true) break;
    said.push({ role: "assistant", content: continuePlan.contentOverride ?? answer.content });
  }
  return end("mockConversation.done");
}

interface Turn {
  readonly assistant: ResolvedAssistant;
  readonly said: readonly ConversationMessage[];
  readonly tools: Toolbox | undefined;
  readonly signal: AbortSignal;
}

async function answerOf(responder: Responder, { assistant, said, tools, signal }: Turn): Promise<EvalAnswer> {
  let content = "";
  const toolCalls: EvalToolCall[] = [];
  const turn = { assistant, history: said.slice(0, -1), input: said.slice(-1), tools };
  for await (const piece of responder(turn, signal)) {
    if (isDelta(piece)) content += piece.text;
    else if (piece.kind === "tool-calls") {
      toolCalls.push(...piece.calls.map(({ name, arguments: values }) => ({ name, arguments: values })));
    }
  }
  return { content, toolCalls };
}

/** Asks a model whether the answer is good. @throws OperationError not-configured when there is none */
async function judgedByModel(
  context: ResourceContext,
  orgId: string,
  { model, said, answer, signal }: Judged,
): Promise<boolean> {
  const instructions =
    "You judge the last answer of an assistant in a conversation. Answer with one word: pass when it is a good and correct answer, else fail.";
  const conversation = [...said, { role: "assistant", content: answer.content }]
    .map(({ role, content }) => `${role}: ${content}`)
    .join("\n");
  const messages = [
    { role: "system", content: instructions },
    { role: "user", content: conversation },
  ];
  return /^\W*pass\b/i.test(await askModel(context, orgId, { assistant: { model }, messages, signal }));
}

interface Judged {
  readonly model: unknown;
  readonly said: readonly ConversationMessage[];
  readonly answer: EvalAnswer;
  readonly signal: AbortSignal;
}
