import { z } from "zod";
import { PlatformError } from "../../platform-error.ts";
import { type ConversationMessage, isDelta, type Responder, type TokenUsage } from "../../responders/responder.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import { askModel } from "../analysis/ask-model.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import { fillTemplates, openTemplateBudget } from "../assistants/template-variables.ts";
import { addTokens, noTokens, pricesTokens } from "../calls/costs.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { OpenedTalker } from "../squads/open-talker.ts";
import { type EvalAnswer, type EvalToolCall, JudgePlan, misfit, ToolCalls } from "./judge.ts";
import { openMockConversation } from "./mock-conversation.ts";

/** An eval that takes longer is ended. Milliseconds. */
const longestRunMs = 120_000;

/** What was said is cut to this in a result (platform contract). Characters. */
const longestContent = 1000;

const Message = z.object({
  role: z.enum(["system", "tool", "user", "assistant"]),
  content: z.string().optional(),
  toolCalls: ToolCalls,
  judgePlan: z.union([JudgePlan, z.object({ type: z.literal("ai"), model: z.unknown() })]).optional(),
  continuePlan: z
    .object({ exitOnFailureEnabled: z.boolean().optional(), contentOverride: z.string().optional() })
    .optional(),
});

/** What a run of an eval comes to. */
export interface EvalOutcome {
  readonly status: "pass" | "fail";
  readonly endedReason: "mockConversation.done" | "error" | "timeout";
  /** Which turn could not be played, and why; undefined where all were. */
  readonly endedMessage?: string;
  readonly messages: readonly object[];
  /** What models read and wrote for it, where that has a price. */
  readonly tokens: TokenUsage;
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
  const conversation = openMockConversation();
  const result: object[] = [];
  let status: EvalOutcome["status"] = "pass";
  let tokens = noTokens;
  const onUsage = pricesTokens(context.prices)
    ? (usage: TokenUsage) => {
        tokens = addTokens(tokens, usage);
      }
    : undefined;
  const end = (endedReason: EvalOutcome["endedReason"], endedMessage?: string): EvalOutcome => ({
    ...{ status, endedReason, messages: result, tokens },
    ...(endedMessage !== undefined && { endedMessage }),
  });
  for (const message of messages.flatMap((one) => Message.safeParse(one).data ?? [])) {
    const { role, content = "", toolCalls = [], judgePlan, continuePlan = {} } = message;
    if (judgePlan === undefined) {
      conversation.add({ role, content, toolCalls });
      result.push({ role, content, ...(toolCalls.length > 0 && { toolCalls }) });
      continue;
    }
    const { said } = conversation;
    let answer: EvalAnswer;
    let failureReason: string | undefined;
    try {
      answer = await answerOf(responder, { assistant, said, tools, signal, onUsage });
      failureReason =
        judgePlan.type === "ai"
          ? await judgedByModel(context, orgId, { model: judgePlan.model, said, answer, signal, onUsage })
          : misfit(answer, judgePlan);
    } catch (error) {
      status = "fail";
      const why = error instanceof PlatformError || error instanceof OperationError ? error.message : "It failed.";
      return end(late.aborted ? "timeout" : "error", `Turn ${result.length + 1} could not be played: ${why}`);
    }
    if (failureReason !== undefined) status = "fail";
    result.push({
      role: "assistant",
      content: answer.content.slice(0, longestContent),
      ...(answer.toolCalls.length > 0 && { toolCalls: answer.toolCalls }),
      judge: failureReason === undefined ? { status: "pass" } : { status: "fail", failureReason },
    });
    await onTurn(status, [...result]);
    if (failureReason !== undefined && continuePlan.exitOnFailureEnabled === true) break;
    const { contentOverride } = continuePlan;
    conversation.add(
      contentOverride === undefined
        ? { role: "assistant", ...answer }
        : { role: "assistant", content: contentOverride, toolCalls: [] },
    );
  }
  return end("mockConversation.done");
}

interface Turn {
  readonly assistant: ResolvedAssistant;
  readonly said: readonly ConversationMessage[];
  readonly tools: Toolbox | undefined;
  readonly signal: AbortSignal;
  readonly onUsage: ((usage: TokenUsage) => void) | undefined;
}

async function answerOf(responder: Responder, { assistant, said, tools, signal, onUsage }: Turn): Promise<EvalAnswer> {
  let content = "";
  const toolCalls: EvalToolCall[] = [];
  const turn = { assistant, history: said.slice(0, -1), input: said.slice(-1), tools, ...(onUsage && { onUsage }) };
  for await (const piece of responder(turn, signal)) {
    if (isDelta(piece)) content += piece.text;
    else if (piece.kind === "tool-calls") {
      toolCalls.push(...piece.calls.map(({ name, arguments: values }) => ({ name, arguments: values })));
    }
  }
  return { content, toolCalls };
}

/** Asks a model whether the answer is good. @returns why it is not @throws OperationError not-configured when there is none */
async function judgedByModel(
  context: ResourceContext,
  orgId: string,
  { model, said, answer, signal, onUsage }: Judged,
): Promise<string | undefined> {
  const all = [...said, { role: "assistant", content: answer.content }];
  const lines = all.map(({ role, content }) => `${role}: ${content}\n`);
  const conversation = { role: "user", content: lines.join("").trim() };
  const own = OwnJudge.safeParse(model).data?.messages;
  const messages = own
    ? [...fillTemplates(own, { messages: lines }, openTemplateBudget()), ...(namesMessages(own) ? [] : [conversation])]
    : [{ role: "system", content: instructions }, conversation];
  const verdict = await askModel(context, orgId, { assistant: { model }, messages, signal, onUsage });
  return /^\W*pass\b/i.test(verdict) ? undefined : verdict.slice(0, longestContent);
}

/** The developer's own instructions for the judge. */
const OwnJudge = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1) });

/** Whether instructions say where the conversation stands in them. */
const namesMessages = (own: readonly { readonly content: string }[]) =>
  own.some(({ content }) => /\{[{%][^}]*\bmessages\b/.test(content));

const instructions =
  "You judge the last answer of an assistant in a conversation. Answer with the word pass when it is a good and correct answer, else with the word fail; then with your reason in one sentence.";

interface Judged {
  readonly model: unknown;
  readonly said: readonly ConversationMessage[];
  readonly answer: EvalAnswer;
  readonly signal: AbortSignal;
  readonly onUsage: ((usage: TokenUsage) => void) | undefined;
}
