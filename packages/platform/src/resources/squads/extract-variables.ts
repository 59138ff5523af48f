import { checkedJson } from "../analysis/checked-json.ts";
import { fillTemplates, openTemplateBudget } from "../assistants/template-variables.ts";
import { OperationError } from "../core/operations/operation-error.ts";

/** Values of template variables. */
export type Variables = Readonly<Record<string, unknown>>;

/** What is to be known of a conversation by name. */
interface ExtractionPlan {
  readonly schema?: unknown;
  readonly aliases?: readonly { readonly key: string; readonly value: string }[] | undefined;
}

/**
 * Takes out of what a model sent along with a handoff what the next assistant is to know by name: the properties of the
 * plan's schema, and the plan's aliases, Liquid over those properties and what was known before; `$` is all of them.
 * @returns the variables; or what is wrong with what was sent, in words for the model
 */
export function extractVariables(
  plan: ExtractionPlan = {},
  sent: Variables,
  known: Variables,
): { readonly variables: Variables } | { readonly wrong: string } {
  const read = isOfProperties(plan.schema) ? checkedJson(plan.schema)?.read(JSON.stringify(sent)) : { value: {} };
  if (read === undefined) return { wrong: "The schema itself is wrong." };
  if ("wrong" in read) return read;
  const properties = read.value as Variables;
  try {
    const aliases = aliasesOf(plan, properties, known);
    return { variables: { ...properties, ...aliases } };
  } catch (error) {
    if (error instanceof OperationError) return { wrong: error.message };
    throw error;
  }
}

/** The plan's aliases with their values: they share one budget, however many there are. */
function aliasesOf({ aliases = [] }: ExtractionPlan, properties: Variables, known: Variables): Variables {
  const values = { ...known, ...properties, extracted: properties };
  // Liquid has no name "$".
  const templates = aliases.map(({ value }) => value.replace(/\{\{(-?\s*)\$(?!\w)/g, "{{$1extracted"));
  const filled = fillTemplates(templates, values, openTemplateBudget());
  return Object.fromEntries(aliases.map(({ key }, at) => [key, filled[at]]));
}

/** Whether a schema is of an object: its properties can be the arguments of a tool. */
export function isOfProperties(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && (schema as Variables)["type"] === "object";
}
