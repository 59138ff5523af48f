import { OperationError } from "../operations/operation-error.ts";
import type { ResourceContext } from "../operations/resource-context.ts";
import { isStorable } from "./storable.ts";

/** The settings that name other rows, and of which kind those are. Lists of ids are named in the plural. */
export const kindOfSetting: Readonly<Record<string, string>> = {
  assistantId: "assistant",
  assistantIds: "assistant",
  allowedAssistantIds: "assistant",
  squadId: "squad",
  workflowId: "workflow",
  workflowIds: "workflow",
  phoneNumberId: "phone number",
  toolId: "tool",
  toolIds: "tool",
  fileId: "file",
  fileIds: "file",
  knowledgeBaseId: "knowledge base",
  structuredOutputId: "structured output",
  structuredOutputIds: "structured output",
  credentialId: "credential",
  credentialIds: "credential",
  sessionId: "session",
  previousChatId: "chat",
  evalId: "eval",
};

/** Free-form fields of the org: a name in them refers to nothing. */
const free: ReadonlySet<string> = new Set(["metadata", "variableValues", "headers", "schema", "parameters"]);

/** A place in a body that names a row. */
export interface Reference {
  readonly field: string;
  readonly kind: string;
  readonly id: string;
}

/** The rows a body names, wherever in it. */
export function referencesIn(body: unknown, place: readonly string[] = []): readonly Reference[] {
  if (typeof body !== "object" || body === null || body instanceof Blob) return [];
  if (Array.isArray(body)) return body.flatMap((one, index) => referencesIn(one, [...place, String(index)]));
  return Object.entries(body).flatMap(([name, value]): readonly Reference[] => {
    if (free.has(name)) return [];
    const kind = Object.hasOwn(kindOfSetting, name) ? kindOfSetting[name] : undefined;
    if (kind === undefined) return referencesIn(value, [...place, name]);
    const ids = [value].flat().filter((id) => typeof id === "string");
    return ids.map((id) => ({ field: [...place, name].join("."), kind, id }));
  });
}

/** Every place in a body that names a row this org does not have. */
export async function missingReferences(
  context: ResourceContext,
  orgId: string,
  body: unknown,
): Promise<readonly Reference[]> {
  const references = referencesIn(body);
  const missing: Reference[] = [];
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const named = references.filter((reference) => reference.kind === kind);
    const ids = [...new Set(named.map(({ id }) => id))].filter(isStorable).slice(0, mostNamed);
    const there = new Set<string>();
    for await (const { id } of context.store.each({ kind, orgId }, { ids })) there.add(id);
    missing.push(...named.filter(({ id }) => !there.has(id)));
  }
  return missing;
}

/** The rows of one kind that a body may name: all are looked up in one statement. */
const mostNamed = 10_000;

/** @throws OperationError bad-request that names the first field whose row is not in this org, or the first too many */
export async function rejectMissingReferences(context: ResourceContext, orgId: string, body: unknown): Promise<void> {
  const references = referencesIn(body);
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const named = references.filter((reference) => reference.kind === kind);
    const ids = [...new Set(named.map(({ id }) => id))];
    if (ids.length > mostNamed) {
      const [first] = named.slice(mostNamed);
      throw new OperationError(
        "bad-request",
        `The body's field ${first?.field} is wrong: the body names too many rows.`,
      );
    }
    const there = new Set<string>();
    const unsearchable = new Set<string>();
    for await (const { id, status } of context.store.each({ kind, orgId }, { ids })) {
      there.add(id);
      // Files are named to be searched.
      if (kind === "file" && status === "failed") unsearchable.add(id);
    }
    const missing = named.find(({ id }) => !there.has(id));
    if (missing !== undefined) {
      throw new OperationError("bad-request", `The body's field ${missing.field} is wrong: there is no such ${kind}.`);
    }
    const useless = named.find(({ id }) => unsearchable.has(id));
    if (useless === undefined) continue;
    throw new OperationError(
      "bad-request",
      `The body's field ${useless.field} is wrong: the file has no text to search.`,
    );
  }
}

/** Rows that a kind's rows may be named by, and could not do without. */
const usersOf = {
  assistant: ["squad", "phone number", "campaign"],
  tool: ["assistant", "squad", "workflow", "knowledge base v2"],
  file: ["tool", "assistant", "squad", "workflow"],
} as const;

/** @throws OperationError conflict that says what still names the row */
export async function rejectIfReferenced(
  context: ResourceContext,
  orgId: string,
  kind: keyof typeof usersOf,
  id: string,
): Promise<void> {
  const user = await context.store.namedBy({ orgId, kinds: usersOf[kind] }, id);
  if (user !== undefined) throw new OperationError("conflict", `The ${kind} is in use: a ${user} names it.`);
}
