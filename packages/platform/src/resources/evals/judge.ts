import { z } from "zod";
import { inTime, OutOfTime } from "../core/in-time.ts";

/** A tool the assistant wants used, as an eval writes it. */
export interface EvalToolCall {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/** What the assistant really said and wanted at a turn. */
export interface EvalAnswer {
  readonly content: string;
  readonly toolCalls: readonly EvalToolCall[];
}

/** Tools as an eval writes them. */
export const ToolCalls = z
  .array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() }))
  .optional();

/** How a turn is judged without a model. */
export const JudgePlan = z.object({ type: z.enum(["exact", "regex"]), content: z.string(), toolCalls: ToolCalls });

/**
 * Why an answer is not what the plan wants; undefined where it is. Tools that the plan does not name do not matter. What
 * takes too long to compare is not what it wants.
 */
export function misfit(answer: EvalAnswer, plan: z.infer<typeof JudgePlan>): string | undefined {
  try {
    return inTime(() => difference(answer, plan));
  } catch (error) {
    if (error instanceof OutOfTime) return "The pattern takes too long to compare.";
    throw error;
  }
}

function difference(answer: EvalAnswer, plan: z.infer<typeof JudgePlan>): string | undefined {
  const isExact = plan.type === "exact";
  const same = isExact ? isEqual : matchesPattern;
  if (!same(answer.content.trim(), plan.content)) {
    return isExact ? "The words are not those of content." : "The words do not match the pattern of content.";
  }
  const missing = (plan.toolCalls ?? []).findIndex(
    ({ name, arguments: wanted = {} }) =>
      !answer.toolCalls.some(
        (call) =>
          same(call.name, name) &&
          Object.entries(wanted).every(([key, value]) => same(textOf(call.arguments?.[key]), textOf(value))),
      ),
  );
  return missing < 0 ? undefined : `The tool of toolCalls.${missing} was not wanted, or not with these arguments.`;
}

/** A pattern that is none matches nothing. */
function matchesPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return false;
  }
}

function isEqual(text: string, wanted: string): boolean {
  return text === wanted.trim();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
