import type { TokenUsage } from "../../responders/responder.ts";
import { fillTemplates, openTemplateBudget } from "../assistants/template-variables.ts";
import { addTokens, noTokens, tokenCost } from "../calls/costs.ts";
import { sendReport } from "../calls/ending/end-of-call-report.ts";
import { fewAtATime } from "../core/few-at-a-time.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import type { Job, JobHandler } from "../jobs/jobs.ts";
import { askModel } from "./ask-model.ts";
import { checkedJson } from "./checked-json.ts";
import { type OutputRow, outputQuestion, plannedQuestions, type Question } from "./questions.ts";

/** Questions about one call that are asked at the same time: the model answers people as well. */
export const mostAtOnce = 4;

type Fields = Readonly<Record<string, unknown>>;

/** Structured outputs of an org that are looked through for those of an assistant. */
const mostOutputs = 1000;

/** Who talked in a call. */
interface Talked {
  readonly assistant: Fields;
  readonly assistantId?: string | undefined;
  readonly workflowId?: string | undefined;
}

/** Who talked in a call, as its row says. */
export function talkedIn(call: StoredRow): Talked {
  const { assistantId, workflowId } = call as { readonly assistantId?: string; readonly workflowId?: string };
  return { assistant: (call["assistant"] ?? {}) as Fields, assistantId, workflowId };
}

/** Whether something is to be worked out after the calls of an assistant. */
export async function isAnalysed(context: ResourceContext, orgId: string, who: Talked): Promise<boolean> {
  if (typeof who.assistant["analysisPlan"] === "object") return true;
  return (await outputsOf(context, orgId, who)).length > 0;
}

/** The structured outputs an assistant's plan names, and those that name the assistant or the workflow. */
async function outputsOf(
  context: ResourceContext,
  orgId: string,
  { assistant, assistantId, workflowId }: Talked,
): Promise<readonly OutputRow[]> {
  const { structuredOutputIds: ids = [] } = (assistant["artifactPlan"] ?? {}) as { structuredOutputIds?: string[] };
  if (ids.length === 0 && assistantId === undefined && workflowId === undefined) return [];
  const rows = await context.store.list({ kind: "structured output", orgId }, { limit: mostOutputs });
  return rows.filter(({ id, assistantIds = [], workflowIds = [] }) => {
    const isAmong = (mine: string | undefined, all: unknown) => mine !== undefined && (all as string[]).includes(mine);
    return isAmong(assistantId, assistantIds) || isAmong(workflowId, workflowIds) || ids.includes(id);
  });
}

/** Works out what a call's assistant wants known of it, and then sends the end-of-call report, which holds it. */
export function analysisJob(contextOf: () => ResourceContext): JobHandler {
  const callOf = ({ orgId, rowId }: Job) => contextOf().store.find({ kind: "call", orgId }, rowId);
  return {
    run: async (job, signal) => {
      const call = await callOf(job);
      if (call === undefined) return;
      await analyse(contextOf(), call, signal);
      const done = await callOf(job);
      if (done !== undefined) await sendReport(contextOf(), done);
    },
    giveUp: async (job) => {
      const call = await callOf(job);
      if (call !== undefined) await sendReport(contextOf(), call);
    },
  };
}

/** @throws whatever the model throws; what was answered before is kept, and not asked again */
async function analyse(context: ResourceContext, call: StoredRow, signal: AbortSignal): Promise<void> {
  const { id, orgId } = call;
  const assistant = (call["assistant"] ?? {}) as Fields;
  const who = talkedIn(call);
  const messages = (call["messages"] ?? []) as readonly { readonly role: string }[];
  const said = messages.filter(({ role }) => role === "bot" || role === "user").length;
  const questions = [
    ...plannedQuestions(assistant["analysisPlan"], said),
    ...(said === 0 ? [] : (await outputsOf(context, orgId, who)).map(outputQuestion)),
  ].filter((question) => !isAnswered(call, question));
  let used = noTokens;
  const onUsage = (usage: TokenUsage) => {
    used = addTokens(used, usage);
  };
  const answers = await fewAtATime(questions, mostAtOnce, async (question) => {
    signal.throwIfAborted();
    return answerTo(context, { call, question, signal, onUsage });
  });
  await context.rows("call", orgId).edit(id, (row) => {
    const changes = { analysis: { ...row.analysis }, structuredOutputs: { ...row.artifact?.structuredOutputs } };
    const multi = [...(row.analysis?.structuredDataMulti ?? [])];
    for (const [index, answer] of answers.entries()) {
      const question = questions[index];
      if (question === undefined || answer.status === "rejected") continue;
      const [part, name] = question.place;
      if (part === "analysis" && answer.value !== undefined) Object.assign(changes.analysis, { [name]: answer.value });
      if (part === "structuredDataMulti") multi.push({ key: name, data: answer.value ?? null });
      if (part === "structuredOutputs") {
        changes.structuredOutputs[name] = { name: question.name, result: answer.value ?? null };
      }
    }
    const hasOutputs = Object.keys(changes.structuredOutputs).length > 0;
    return {
      analysis: { ...changes.analysis, ...(multi.length > 0 && { structuredDataMulti: multi }) },
      ...(hasOutputs && { artifact: { ...row.artifact, structuredOutputs: changes.structuredOutputs } }),
      ...costsWith(context, row as unknown as StoredRow, used),
    };
  });
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/**
 * Works a structured output out of a call that is over; where it is kept, it takes the place of what was found before.
 * @returns the value; null where the model gave none that fits the schema
 */
export async function findInCall(
  context: ResourceContext,
  call: StoredRow,
  { output, isKept }: { readonly output: OutputRow; readonly isKept: boolean },
): Promise<unknown> {
  const question = outputQuestion(output);
  let used = noTokens;
  const onUsage = (usage: TokenUsage) => {
    used = addTokens(used, usage);
  };
  const { signal } = new AbortController();
  const result = (await answerTo(context, { call, question, signal, onUsage })) ?? null;
  if (isKept) {
    const found = { [output.id]: { name: question.name, result } };
    await context.rows("call", call.orgId).edit(call.id, (row) => ({
      artifact: { ...row.artifact, structuredOutputs: { ...row.artifact?.structuredOutputs, ...found } },
      ...costsWith(context, row as unknown as StoredRow, used),
    }));
  }
  return result;
}

function isAnswered(call: StoredRow, { place: [part, name] }: Question): boolean {
  const analysis = (call["analysis"] ?? {}) as Fields;
  if (part === "analysis") return analysis[name] !== undefined;
  if (part === "structuredDataMulti") {
    return ((analysis[part] ?? []) as readonly { readonly key?: unknown }[]).some(({ key }) => key === name);
  }
  return ((call["artifact"] ?? {}) as { structuredOutputs?: Fields }).structuredOutputs?.[name] !== undefined;
}

/** The row's costs with those of the analysis. */
function costsWith({ prices = {} }: ResourceContext, row: StoredRow, used: TokenUsage): Fields {
  const cost = tokenCost(prices, used);
  if (cost === undefined || used.promptTokens === 0) return {};
  const total = Number(row["cost"] ?? 0) + cost;
  const part = { type: "analysis", analysisType: "summary", model: {}, ...used, cost };
  const breakdown = { ...(row["costBreakdown"] as Fields | undefined), total };
  return {
    cost: total,
    costs: [...((row["costs"] ?? []) as readonly unknown[]), part],
    costBreakdown: { ...breakdown, analysisCostBreakdown: { summary: cost } },
  };
}

interface Asked {
  readonly call: StoredRow;
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly onUsage: (usage: TokenUsage) => void;
}

/** @returns the model's words, or the value of a schema; undefined when it gave none that fits, also when asked again */
async function answerTo(context: ResourceContext, { call, question, signal, onUsage }: Asked): Promise<unknown> {
  const assistant = (call["assistant"] ?? {}) as Fields;
  const { schema, rubric, timeoutMs, model } = question;
  const { messages: instructions = [] } = (assistant["model"] ?? {}) as {
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
  };
  const messages = fillTemplates(
    question.messages,
    {
      transcript: (call["artifact"] as { readonly transcript?: string } | undefined)?.transcript ?? "",
      systemPrompt: instructions.map(({ content }) => content).join("\n"),
      endedReason: call["endedReason"],
      rubric: rubric ?? "",
      schema: JSON.stringify(schema ?? {}),
    },
    openTemplateBudget(),
  );
  const asker = model === undefined ? assistant : { ...assistant, model };
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const ask = (more: typeof messages = []) =>
    askModel(context, call.orgId, { assistant: asker, messages: [...messages, ...more], signal: within, onUsage });
  if (schema === undefined) return ask();
  const check = checkedJson(schema);
  if (check === undefined) return undefined;
  const first = await ask();
  const read = check.read(first);
  if ("value" in read) return read.value;
  const again = await ask([
    { role: "assistant", content: first },
    { role: "user", content: `That does not fit: ${read.wrong} Answer again, with JSON of the schema alone.` },
  ]);
  const second = check.read(again);
  return "value" in second ? second.value : undefined;
}
