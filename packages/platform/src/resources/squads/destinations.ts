import { z } from "zod";
import { isOfProperties } from "./extract-variables.ts";

const Destination = z.object({
  type: z.literal("assistant"),
  assistantName: z.string().optional(),
  assistantId: z.string().optional(),
  assistant: z.record(z.string(), z.unknown()).optional(),
  description: z.string().optional(),
  message: z.union([z.string(), z.object({ content: z.string().optional() })]).optional(),
  transferMode: z.string().optional(),
  variableExtractionPlan: z
    .object({
      schema: z.unknown().optional(),
      aliases: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
    })
    .optional(),
  contextEngineeringPlan: z.object({ type: z.string(), maxMessages: z.number().optional() }).optional(),
});

/** Whom an assistant can give the conversation to. */
export type Destination = z.infer<typeof Destination>;

/** A way to give the conversation away, as the model is told of it. */
export interface Handoff {
  /** Of the tool. */
  readonly name: string;
  readonly description: string;
  /** JSON Schema of what the model sends along. */
  readonly parameters: unknown;
  readonly destination: Destination;
}

/** The ways of a squad's member: its destinations, and those of its `handoff` tools. */
export function handoffsOf(destinations: unknown, assistant: Readonly<Record<string, unknown>>): readonly Handoff[] {
  const { tools = [] } = (assistant["model"] ?? {}) as { readonly tools?: readonly { readonly type?: unknown }[] };
  const ofTools = tools.flatMap((tool) => (tool.type === "handoff" ? destinationsOf(tool as Tool) : []));
  const all = [...(Array.isArray(destinations) ? destinations : []), ...ofTools];
  const byName = new Map<string, Handoff>();
  for (const destination of all.flatMap((one) => readDestination(one) ?? [])) {
    const who = destination.assistantName ?? String(destination.assistant?.["name"] ?? destination.assistantId ?? "");
    const description = destination.description ?? `Hands the conversation over to ${who}.`;
    const { schema } = destination.variableExtractionPlan ?? {};
    const parameters = isOfProperties(schema) ? schema : { type: "object", properties: {} };
    const name = freeName(who, byName);
    byName.set(name, { name, description, parameters, destination });
  }
  return [...byName.values()];
}

/** Reads a destination of a kind that this platform knows. */
export function readDestination(value: unknown): Destination | undefined {
  return Destination.safeParse(value).data;
}

/** Names that differ may come to the same once they are of letters alone. */
function freeName(who: string, taken: ReadonlyMap<string, unknown>): string {
  const name = `handoff_to_${who.replace(/[^a-zA-Z0-9_-]+/g, "_")}`.slice(0, 60);
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`;
  return free;
}

interface Tool {
  readonly destinations?: readonly unknown[];
  readonly messages?: readonly { readonly type?: unknown; readonly content?: unknown }[];
}

/** What the tool says when it starts is said where its destination has no words of its own. */
function destinationsOf({ destinations = [], messages = [] }: Tool): readonly unknown[] {
  const message = messages.find(({ type }) => type === "request-start")?.content;
  return message === undefined ? destinations : destinations.map((one) => ({ message, ...(one as object) }));
}

/** What is said while the conversation is handed over; undefined when nothing is. */
export function wordsOf({ message }: Destination): string | undefined {
  return (typeof message === "string" ? message : message?.content) || undefined;
}

/**
 * How many of the messages so far the next assistant does not see.
 * @param hidden of those the assistant before it did not see either
 */
export function hiddenAfter(destination: Destination, count: number, hidden: number): number {
  const { transferMode, contextEngineeringPlan: plan } = destination;
  if (plan?.type === "none" || (plan === undefined && transferMode === "delete-history")) return count;
  if (plan?.type === "lastNMessages") return Math.max(hidden, count - (plan.maxMessages ?? 0));
  return hidden;
}
