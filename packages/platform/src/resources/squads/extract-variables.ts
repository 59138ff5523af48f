import { checkedJson } from "../analysis/checked-json.ts";
import { fillTemplates } from "../assistants/template-variables.ts";

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
  const aliases = (plan.aliases ?? []).map(({ key, value }) => [
    key,
    // Liquid has no name "$".
    fillTemplates(value.replace(/\{\{(-?\s*)\$(?!\w)/g, "{{$1extracted"), {
      ...known,
      ...properties,
      extracted: properties,
    }),
  ]);
  return { variables: { ...properties, ...Object.fromEntries(aliases) } };
}

/** Whether a schema is of an object: its properties can be the arguments of a tool. */
export function isOfProperties(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && (schema as Variables)["type"] === "object";
}
