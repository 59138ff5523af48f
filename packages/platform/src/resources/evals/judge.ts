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

const ToolCalls = z
  .array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() }))
  .optional();

/** How a turn is judged without a model. */
export const JudgePlan = z.object({ type: z.enum(["exact", "regex"]), content: z.string(), toolCalls: ToolCalls });

/**
 * Whether an answer is what the plan wants; tools that it does not name do not matter. What takes too long to compare
 * is not what it wants.
 */
export function fits(answer: EvalAnswer, plan: z.infer<typeof JudgePlan>): boolean {
  try {
    return inTime(() => isWanted(answer, plan));
  } catch (error) {
    if (error instanceof OutOfTime) return false;
    throw error;
  }
}

function isWanted(answer: EvalAnswer, plan: z.infer<typeof JudgePlan>): boolean {
  const same = plan.type === "exact" ? isEqual : matchesPattern;
  if (!same(answer.content.trim(), plan.content)) return false;
  return (plan.toolCalls ?? []).every(({ name, arguments: wanted = {} }) =>
    answer.toolCalls.some(
      (call) =>
        same(call.name, name) &&
        Object.entries(wanted).every(([key, value]) => same(textOf(call.arguments?.[key]), textOf(value))),
    ),
  );
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
