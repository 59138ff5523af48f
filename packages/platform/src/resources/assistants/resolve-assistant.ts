import { hasCode } from "@dilo/foundation";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { fillTemplates, usualVariables } from "./template-variables.ts";

/** What a request may name: one of these is required. */
export interface AssistantSelection {
  readonly assistantId?: string | undefined;
  readonly assistant?: object | undefined;
  readonly squadId?: string | undefined;
  readonly squad?: object | undefined;
  readonly workflowId?: string | undefined;
  readonly workflow?: object | undefined;
  readonly assistantOverrides?: object | undefined;
  /** Whom it is with: `{{customer.name}}`. */
  readonly customer?: unknown;
}

/** An assistant's settings as they hold for one conversation. */
export type ResolvedAssistant = Readonly<Record<string, unknown>>;

/** An assistant that is to talk. */
export interface Resolution {
  /** With the values of its template variables put in. */
  readonly assistant: ResolvedAssistant;
  /** As it was written, without any value. */
  readonly template: ResolvedAssistant;
  /** What was put over it, without the values. */
  readonly overrides: ResolvedAssistant;
}

/**
 * Finds the assistant that is to talk: a stored one or one made for this conversation, with overrides and template
 * variables put in.
 * @throws OperationError bad-request when none is named, or none with that id is stored; not-configured for squads and workflows
 */
export async function resolveAssistant(
  context: ResourceContext,
  orgId: string,
  named: AssistantSelection,
): Promise<Resolution> {
  const isMany = (named.squadId ?? named.squad ?? named.workflowId ?? named.workflow) !== undefined;
  if (isMany) throw notConfigured("No engine for squads and workflows is configured: they are kept, and do not talk.");
  if (named.assistantId === undefined && named.assistant === undefined) {
    throw new OperationError("bad-request", "Assistant or Squad or Workflow must be provided.");
  }
  const kept = named.assistantId === undefined ? {} : await keptAssistant(context, orgId, named.assistantId);
  const { variableValues, ...overrides } = (named.assistantOverrides ?? {}) as ResolvedAssistant;
  const template = { ...kept, ...named.assistant, ...overrides };
  const values = { ...usualVariables(context.now(), named.customer), ...(variableValues as object | undefined) };
  return { template, assistant: fillTemplates(template, values), overrides };
}

async function keptAssistant(context: ResourceContext, orgId: string, assistantId: string): Promise<ResolvedAssistant> {
  try {
    const {
      id: _,
      orgId: __,
      createdAt: ___,
      updatedAt: ____,
      ...settings
    } = await context.rows("assistant", orgId).get(assistantId);
    return settings;
  } catch (error) {
    if (!hasCode(error, OperationError, "not-found")) throw error;
    throw new OperationError("bad-request", "The body's field assistantId is wrong: there is no such assistant.");
  }
}
