import { z } from "zod";
import { type ConversationMessage, isDelta, type Responder, responderFor } from "../../responders/responder.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import { openAssistantServices } from "../assistants/assistant-services.ts";
import { openAssistantTools } from "../assistants/assistant-tools.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import { notConfigured } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
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

/** Plays an eval's conversation to an assistant, and judges its turns. No tool is used: what it wants is judged. */
export async function runEval(
  context: ResourceContext,
  orgId: string,
  { assistant, messages }: { readonly assistant: ResolvedAssistant; readonly messages: readonly unknown[] },
): Promise<EvalOutcome> {
  const services = await openAssistantServices(context, orgId, assistant);
  const responder = responderFor(assistant, services.responder ?? context.responder);
  const about = async () => ({});
  const tools = watched(await openAssistantTools(context, orgId, { assistant, about }));
  const signal = AbortSignal.timeout(longestRunMs);
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
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "not-configured") throw error;
      status = "fail";
      return end(signal.aborted ? "timeout" : "error");
    }
    result.push({
      role: "assistant",
      content: answer.content.slice(0, longestContent),
      ...(answer.toolCalls.length > 0 && { toolCalls: answer.toolCalls }),
    });
    if (status === "fail" && continuePlan.exitOnFailureEnabled === true) break;
    said.push({ role: "assistant", content: continuePlan.contentOverride ?? answer.content });
  }
  return end("mockConversation.done");
}

/** The tools as the model sees them; none is used, and the answer ends with what it wants. */
function watched(tools: Toolbox | undefined): Toolbox | undefined {
  return (
    tools && {
      definitions: tools.definitions,
      run: async function* (calls) {
        yield { kind: "tool-calls", calls };
        yield { kind: "end-call", text: undefined };
      },
    }
  );
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

interface Judged {
  readonly model: unknown;
  readonly said: readonly ConversationMessage[];
  readonly answer: EvalAnswer;
  readonly signal: AbortSignal;
}

/** Asks a model whether the answer is good. @throws OperationError not-configured when there is none */
async function judgedByModel(
  context: ResourceContext,
  orgId: string,
  { model, said, answer, signal }: Judged,
): Promise<boolean> {
  const instructions =
    "You judge the last answer of an assistant in a conversation. Answer with one word: pass when it is a good and correct answer, else fail.";
  const judge = { model: { ...(model as object), messages: [{ role: "system", content: instructions }] } };
  const { responder = context.responder } = await openAssistantServices(context, orgId, judge);
  if (responder === undefined)
    throw notConfigured("No model is configured that could judge: set MODEL_URL, or store a credential.");
  const conversation = [...said, { role: "assistant", content: answer.content }]
    .map(({ role, content }) => `${role}: ${content}`)
    .join("\n");
  const input = [{ role: "user", content: conversation }];
  const verdict = await answerOf(responder, { assistant: judge, said: input, tools: undefined, signal });
  return /^\W*pass\b/i.test(verdict.content);
}
