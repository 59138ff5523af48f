import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { findGuests, type Guests } from "../squads/guests.ts";
import { checkWorkflow, type WorkflowSettings } from "../workflows/check-workflow.ts";
import { compileWorkflow } from "../workflows/compile-workflow.ts";
import { keptAssistant, withHandoffTools } from "./kept-assistant.ts";
import { fillTemplates, openTemplateBudget, type TemplateBudget, usualVariables } from "./template-variables.ts";

/** What a request may name: one of these is required. */
export interface AssistantSelection {
  readonly assistantId?: string | undefined;
  readonly assistant?: object | undefined;
  readonly squadId?: string | undefined;
  readonly squad?: object | undefined;
  readonly workflowId?: string | undefined;
  readonly workflow?: object | undefined;
  readonly workflowOverrides?: object | undefined;
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

/** A member of a squad or a step of a workflow, as it holds for one conversation. */
export interface ResolvedMember {
  readonly assistantId?: string | undefined;
  /** The name that destinations use for it, where it is not its assistant's name. */
  readonly name?: string | undefined;
  readonly assistant: ResolvedAssistant;
  readonly destinations: unknown;
  /** Where the conversation goes by itself once a tool was used. */
  readonly onward?: unknown;
  /** Of a workflow: it talks, or is there to use its one tool. */
  readonly step?: "conversation" | "tool";
  /** The assistant with variables put in that the conversation brought. */
  readonly withVariables: (variables: ResolvedAssistant) => ResolvedAssistant;
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
 * @throws OperationError bad-request when none is named, or none with that id is stored
 */
export async function resolveAssistant(
  context: ResourceContext,
  orgId: string,
  named: AssistantSelection,
): Promise<Resolution> {
  const { variableValues, ...overrides } = (named.assistantOverrides ?? {}) as ResolvedAssistant;
  const values = { ...usualVariables(context.now(), named.customer), ...(variableValues as object | undefined) };
  const budget = openTemplateBudget();
  const isSquad = (named.squadId ?? named.squad) !== undefined;
  if (isSquad) return resolveSquad(context, orgId, { named, overrides, values, budget });
  if ((named.workflowId ?? named.workflow) !== undefined) {
    const { variableValues: ofWorkflow } = (named.workflowOverrides ?? {}) as ResolvedAssistant;
    const all = { ...values, ...(ofWorkflow as object | undefined) };
    return resolveWorkflow(context, orgId, { named, overrides, values: all, budget });
  }
  if (named.assistantId === undefined && named.assistant === undefined) {
    throw new OperationError("bad-request", "Assistant or Squad or Workflow must be provided.");
  }
  const kept = named.assistantId === undefined ? {} : await keptAssistant(context, orgId, named.assistantId);
  const template = await withHandoffTools(context, orgId, { ...kept, ...named.assistant, ...overrides });
  const assistant = fillTemplates(template, values, budget);
  const guests = await findGuests(context, orgId, { parties: [{ assistant }], values, budget });
  return { template, assistant, overrides, members: [], guests, values };
}

interface Asked {
  readonly named: AssistantSelection;
  readonly overrides: ResolvedAssistant;
  readonly values: ResolvedAssistant;
  readonly budget: TemplateBudget;
}

async function resolveSquad(context: ResourceContext, orgId: string, { named, overrides, values, budget }: Asked) {
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
      const whole = await withHandoffTools(context, orgId, template);
      return { template: whole, values: { ...(variableValues as object | undefined), ...values } };
    }),
  );
  const resolved = templates.map((one, index) => ({
    assistantId: members[index]?.assistantId ?? undefined,
    destinations: fillTemplates(members[index]?.assistantDestinations, one.values, budget),
    ...filledWith(one, budget),
  }));
  const [template] = templates;
  if (template === undefined) {
    throw new OperationError("bad-request", "The body's field squad is wrong: it has no members.");
  }
  return party(context, orgId, { members: resolved, template: template.template, overrides, values, budget });
}

/** A workflow talks as a squad does: its steps are the members. */
async function resolveWorkflow(context: ResourceContext, orgId: string, { named, overrides, values, budget }: Asked) {
  const stored =
    named.workflowId === undefined
      ? undefined
      : await context.store.find({ kind: "workflow", orgId }, named.workflowId);
  if (named.workflowId !== undefined && stored === undefined) {
    throw new OperationError("bad-request", "The body's field workflowId is wrong: there is no such workflow.");
  }
  const workflow: WorkflowSettings = { ...stored, ...named.workflow };
  // An earlier version of this server stored what cannot be played, too.
  checkWorkflow(workflow, "workflow.");
  if (workflow.nodes === undefined || workflow.nodes.length === 0) {
    throw new OperationError(
      "bad-request",
      "The body's field workflow.nodes is wrong: there is no node to begin with.",
    );
  }
  const steps = await Promise.all(
    compileWorkflow(workflow).map(async ({ template, ...step }, index) => {
      // What a call puts over a workflow is meant for the step that begins.
      const own = index === 0 ? { ...template, ...overrides } : template;
      return { ...step, template: await withHandoffTools(context, orgId, own) };
    }),
  );
  const members = steps.map(({ name, destinations, onward, isTool, template }): ResolvedMember => {
    const more = { name, onward, step: isTool ? "tool" : "conversation" } as const;
    return {
      ...more,
      destinations: fillTemplates(destinations, values, budget),
      ...filledWith({ template, values }, budget),
    };
  });
  return party(context, orgId, { members, template: steps[0]?.template ?? {}, overrides, values, budget });
}

/** The budget is the request's; what the conversation brings later is filled in with one of its own. */
function filledWith(
  { template, values }: { readonly template: ResolvedAssistant; readonly values: ResolvedAssistant },
  budget: TemplateBudget,
) {
  const withVariables = (variables: ResolvedAssistant) =>
    fillTemplates(template, { ...values, ...variables }, openTemplateBudget());
  return { assistant: fillTemplates(template, values, budget), withVariables };
}

/** The members of a conversation, the first of whom begins, and everybody they can hand it over to. */
async function party(
  context: ResourceContext,
  orgId: string,
  { budget, ...found }: Pick<Resolution, "members" | "template" | "overrides" | "values"> & Pick<Asked, "budget">,
): Promise<Resolution> {
  const guests = await findGuests(context, orgId, { parties: found.members, values: found.values, budget });
  return { ...found, assistant: found.members[0]?.assistant ?? {}, guests };
}
