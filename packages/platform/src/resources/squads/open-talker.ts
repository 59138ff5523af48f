import type { CallServices } from "../../platform.ts";
import { type Responder, responderFor, verbatim } from "../../responders/responder.ts";
import type { About } from "../../tools/ask-server.ts";
import type { PhoneTools } from "../../tools/phone-tools.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import { openAssistantServices, type ServedNames } from "../assistants/assistant-services.ts";
import { openAssistantTools } from "../assistants/assistant-tools.ts";
import type { Resolution, ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import { fillTemplates, openTemplateBudget } from "../assistants/template-variables.ts";
import { requireHeeded } from "../core/behaviour/heed.ts";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { withKnowledgeServer } from "../knowledge/knowledge-server.ts";
import { useTool } from "../workflows/use-tool.ts";
import { type Destination, handoffsOf, readDestination } from "./destinations.ts";
import type { Variables } from "./extract-variables.ts";
import type { Talker } from "./floor.ts";
import { guestKey, memberOf } from "./guests.ts";
import { squadResponder } from "./squad-responder.ts";

/** Who talks in a conversation: what serves the one that begins, and who answers. */
export interface OpenedTalker {
  readonly services: CallServices & { readonly names: ServedNames };
  /** `verbatim` where no model answers. */
  readonly responder: Responder;
  /** Of the assistant that begins; a squad's responder brings its own. */
  readonly tools: Toolbox | undefined;
}

interface TalkerOptions {
  readonly about: About;
  /** Of a call by telephone. */
  readonly phone?: PhoneTools | undefined;
  /** Stands in for the tools, in tests. */
  readonly toolsOf?: ((tools: Toolbox | undefined) => Toolbox | undefined) | undefined;
}

/**
 * Opens an assistant, or a squad, for one conversation.
 * @throws OperationError bad-request where a member promises what this server cannot keep
 */
export async function openTalker(
  context: ResourceContext,
  orgId: string,
  { assistant, members, guests, values }: Resolution,
  { about, phone, toolsOf = (tools) => tools }: TalkerOptions,
): Promise<OpenedTalker> {
  const open = async (
    one: ResolvedAssistant,
    member?: Resolution["members"][number],
    variables?: Variables,
  ): Promise<Talker & Pick<OpenedTalker, "services">> => {
    await requireHeeded(context, orgId, one);
    const services = await openAssistantServices(context, orgId, one);
    const known = { ...values, ...variables };
    const tools = toolsOf(await openAssistantTools(context, orgId, { assistant: one, about, phone, values: known }));
    const answering = responderFor(one, services.responder ?? context.responder);
    const model =
      answering === verbatim ? verbatim : withKnowledgeServer(context, orgId, { assistant: one, about }, answering);
    const { destinations, onward, step } = member ?? {};
    if (step !== undefined && model === verbatim) throw noModel();
    const responder = step === "tool" ? useTool(model) : model;
    const handoffs = handoffsOf(destinations, one);
    return { assistant: one, responder, tools, services, handoffs, onward: readDestination(onward) };
  };
  const first = await open(assistant, members[0]);
  const { services, responder, tools, handoffs, onward } = first;
  const isAlone = handoffs.length === 0 && onward === undefined;
  if (responder === verbatim) return { services, responder, tools };
  // Whoever answers in a call is this one, with what it looks up, not the model alone.
  if (isAlone) return { services: { ...services, responder }, responder, tools };

  const find = async (destination: Destination, variables: Variables): Promise<Talker | undefined> => {
    const member = memberOf(members, destination);
    try {
      const guest = guests.get(guestKey(destination));
      const next = member?.withVariables(variables) ?? (guest && fillTemplates(guest, variables, openTemplateBudget()));
      return next && (await open(next, member, variables));
    } catch (error) {
      // Who promises what this server cannot keep does not get the conversation, and the model is told so.
      if (error instanceof OperationError) return undefined;
      throw error;
    }
  };
  const ofSquad = squadResponder({ first, open: find });
  return { services: { ...services, responder: ofSquad }, responder: ofSquad, tools: undefined };
}

function noModel(): OperationError {
  return notConfigured("No model is configured that could talk in a workflow: set MODEL_URL, or store a credential.");
}
