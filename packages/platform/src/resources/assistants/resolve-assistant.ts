import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { findGuests, type Guests } from "../squads/guests.ts";
import { keptAssistant } from "./kept-assistant.ts";
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
  /** The members of a squad, the first of which is the assistant itself; none where one assistant talks. */
  readonly members: readonly ResolvedMember[];
  /** Whom the conversation can be handed over to besides the members. */
  readonly guests: Guests;
  /** The values of template variables. */
  readonly values: ResolvedAssistant;
}

/** A member of a squad, as it holds for one conversation. */
export interface ResolvedMember {
  readonly assistantId: string | undefined;
  readonly assistant: ResolvedAssistant;
  readonly destinations: unknown;
}

interface Squad {
  readonly members?: readonly SquadMember[];
  readonly membersOverrides?: ResolvedAssistant;
}

interface SquadMember {
  readonly assistantId?: string | null;
  readonly assistant?: ResolvedAssistant;
  readonly assistantOverrides?: ResolvedAssistant;
  readonly assistantDestinations?: unknown;
}

/**
 * Finds who is to talk: a stored assistant or one made for this conversation, or a squad, whose first member begins, with
 * overrides and template variables put in.
 * @throws OperationError bad-request when none is named, or none with that id is stored; not-configured for workflows
 */
export async function resolveAssistant(
  context: ResourceContext,
  orgId: string,
  named: AssistantSelection,
): Promise<Resolution> {
  if ((named.workflowId ?? named.workflow) !== undefined) {
    throw notConfigured("No engine for workflows is configured: they are kept, and do not talk.");
  }
  const { variableValues, ...overrides } = (named.assistantOverrides ?? {}) as ResolvedAssistant;
  const values = { ...usualVariables(context.now(), named.customer), ...(variableValues as object | undefined) };
  const isSquad = (named.squadId ?? named.squad) !== undefined;
  if (isSquad) return resolveSquad(context, orgId, { named, overrides, values });
  if (named.assistantId === undefined && named.assistant === undefined) {
    throw new OperationError("bad-request", "Assistant or Squad or Workflow must be provided.");
  }
  const kept = named.assistantId === undefined ? {} : await keptAssistant(context, orgId, named.assistantId);
  const template = { ...kept, ...named.assistant, ...overrides };
  const assistant = fillTemplates(template, values);
  const guests = await findGuests(context, orgId, { parties: [{ assistant }], values });
  return { template, assistant, overrides, members: [], guests, values };
}

interface Asked {
  readonly named: AssistantSelection;
  readonly overrides: ResolvedAssistant;
  readonly values: ResolvedAssistant;
}

async function resolveSquad(context: ResourceContext, orgId: string, { named, overrides, values }: Asked) {
  const stored =
    named.squadId === undefined ? undefined : await context.store.find({ kind: "squad", orgId }, named.squadId);
  if (named.squadId !== undefined && stored === undefined) {
    throw new OperationError("bad-request", "The body's field squadId is wrong: there is no such squad.");
  }
  const { members = [], membersOverrides = {} } = (named.squad ?? stored ?? {}) as Squad;
  const templates = await Promise.all(
    members.map(async ({ assistantId, assistant, assistantOverrides = {} }, index) => {
      const kept = assistantId ? await keptAssistant(context, orgId, assistantId) : {};
      // What a call puts over an assistant is meant for the one that begins.
      const own = index === 0 ? overrides : {};
      const { variableValues, ...template } = {
        ...kept,
        ...assistant,
        ...membersOverrides,
        ...assistantOverrides,
        ...own,
      } as ResolvedAssistant;
      return { template, values: { ...(variableValues as object | undefined), ...values } };
    }),
  );
  const resolved = templates.map((one, index) => ({
    assistantId: members[index]?.assistantId ?? undefined,
    assistant: fillTemplates(one.template, one.values),
    destinations: fillTemplates(members[index]?.assistantDestinations, one.values),
  }));
  const [first] = resolved;
  const [template] = templates;
  if (first === undefined || template === undefined) {
    throw new OperationError("bad-request", "The body's field squad is wrong: it has no members.");
  }
  const guests = await findGuests(context, orgId, { parties: resolved, values });
  return { assistant: first.assistant, template: template.template, overrides, members: resolved, guests, values };
}
