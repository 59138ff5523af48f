import { z } from "zod";

const messages = z.array(z.object({ role: z.string(), content: z.string() })).optional();
const part = { enabled: z.boolean().optional(), messages, timeoutSeconds: z.number().optional() };
const dataPlan = z.object({ ...part, schema: z.unknown().optional() });

const Plan = z.object({
  minMessagesThreshold: z.number().optional(),
  summaryPlan: z.object(part).optional(),
  successEvaluationPlan: z.object({ ...part, rubric: z.string().optional() }).optional(),
  structuredDataPlan: dataPlan.optional(),
  structuredDataMultiPlan: z.array(z.object({ key: z.string(), plan: dataPlan })).optional(),
});

/** Something a model is asked about a call that is over. */
export interface Question {
  /** Where its answer belongs: in the row's analysis, or among its structured outputs. */
  readonly place: readonly ["analysis" | "structuredDataMulti" | "structuredOutputs", string];
  /** Templates: `{{transcript}}`, `{{systemPrompt}}`, `{{rubric}}`, `{{schema}}`, `{{endedReason}}`. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly timeoutMs: number;
  /** JSON of this schema is wanted; undefined: words. */
  readonly schema?: unknown;
  readonly rubric?: string | undefined;
  /** The model that is asked instead of the assistant's own. */
  readonly model?: unknown;
  /** Of a structured output. */
  readonly name?: string | undefined;
}

/** A question without a time of its own is waited for so long. */
const usualMs = 30_000;

/** Fewer messages than this are not worth a question (platform contract). */
const usualThreshold = 2;

const about = { role: "user", content: "The transcript of the call:\n\n{{transcript}}\n\nIt ended: {{endedReason}}" };
const ask = (content: string) => [{ role: "system", content }, about];

const usual = {
  summary: ask(
    "Sum up the call in two or three sentences, in the language it was held in. Answer with the summary alone.",
  ),
  success: ask(
    "Judge whether the call reached the aims of its assistant, whose instructions were:\n\n{{systemPrompt}}\n\nAnswer with {{rubric}}, and nothing else.",
  ),
  data: ask(
    "Pick out of the call what this JSON schema asks for:\n\n{{schema}}\n\nAnswer with JSON alone. Leave out what was not said.",
  ),
};

const rubrics: Readonly<Record<string, string>> = {
  NumericScale: "a number from 1 (worst) to 10 (best)",
  DescriptiveScale: "one of the words Excellent, Good, Fair, Poor",
  Checklist: "a list of criteria, each with whether it is met",
  Matrix: "a grid of criteria and how well each is met",
  PercentageScale: "a percentage from 0% to 100%",
  LikertScale: "one of: Strongly Agree, Agree, Neutral, Disagree, Strongly Disagree, to the sentence that it succeeded",
  AutomaticRubric: "the criteria that fit the aims, with a score for each",
  PassFail: "true or false",
};

/** A stored structured output. */
export interface OutputRow {
  readonly id: string;
  readonly name?: unknown;
  readonly schema?: unknown;
  readonly model?: unknown;
  readonly description?: unknown;
}

/** What an assistant's plan asks about a call with so many messages; nothing where it has no plan. */
export function plannedQuestions(analysisPlan: unknown, messageCount: number): readonly Question[] {
  const plan = Plan.safeParse(analysisPlan).data;
  if (plan === undefined || messageCount < (plan.minMessagesThreshold ?? usualThreshold)) return [];
  const { summaryPlan = {}, successEvaluationPlan = {}, structuredDataPlan, structuredDataMultiPlan = [] } = plan;
  const { rubric = "PassFail" } = successEvaluationPlan;
  return [
    ...question(["analysis", "summary"], summaryPlan, usual.summary),
    ...question(["analysis", "successEvaluation"], successEvaluationPlan, usual.success).map((one) => ({
      ...one,
      rubric: rubrics[rubric] ?? rubric,
    })),
    ...(structuredDataPlan ? dataQuestion(["analysis", "structuredData"], structuredDataPlan) : []),
    ...structuredDataMultiPlan.flatMap(({ key, plan: one }) => dataQuestion(["structuredDataMulti", key], one)),
  ];
}

/** What a structured output asks about a call. */
export function outputQuestion({ id, name, schema, model, description }: OutputRow): Question {
  const more = typeof description === "string" && description !== "" ? `\n\nIt is about: ${description}` : "";
  const messages = usual.data.map((one, index) => (index === 0 ? { ...one, content: one.content + more } : one));
  return {
    place: ["structuredOutputs", id],
    messages,
    timeoutMs: usualMs,
    schema,
    model,
    name: typeof name === "string" ? name : undefined,
  };
}

type Part = z.infer<z.ZodObject<typeof part>>;

function question(place: Question["place"], plan: Part, messages: Question["messages"]): readonly Question[] {
  if (plan.enabled === false) return [];
  const timeoutMs = plan.timeoutSeconds === undefined ? usualMs : plan.timeoutSeconds * 1000;
  return [{ place, messages: plan.messages ?? messages, timeoutMs }];
}

function dataQuestion(place: Question["place"], plan: z.infer<typeof dataPlan>): readonly Question[] {
  if (plan.schema === undefined) return [];
  return question(place, plan, usual.data).map((one) => ({ ...one, schema: plan.schema }));
}
