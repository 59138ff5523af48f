import type { CallServices } from "../../platform.ts";
import { type Responder, responderFor, verbatim } from "../../responders/responder.ts";
import type { About } from "../../tools/ask-server.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import { openAssistantServices, type ServedNames } from "../assistants/assistant-services.ts";
import { openAssistantTools } from "../assistants/assistant-tools.ts";
import { keptAssistant, type Resolution, type ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import { fillTemplates } from "../assistants/template-variables.ts";
import { requireHeeded } from "../core/behaviour/heed.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type Destination, handoffsOf } from "./destinations.ts";
import { squadResponder, type Talker } from "./squad-responder.ts";

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
  { assistant, members, values }: Resolution,
  { about, toolsOf = (tools) => tools }: TalkerOptions,
): Promise<OpenedTalker> {
  const open = async (
    one: ResolvedAssistant,
    destinations?: unknown,
  ): Promise<Talker & Pick<OpenedTalker, "services">> => {
    requireHeeded(one, (await context.served(orgId, [one]))(one));
    const services = await openAssistantServices(context, orgId, one);
    const tools = toolsOf(await openAssistantTools(context, orgId, { assistant: one, about, values }));
    const responder = responderFor(one, services.responder ?? context.responder);
    return { assistant: one, responder, tools, services, handoffs: handoffsOf(destinations, one) };
  };
  const first = await open(assistant, members[0]?.destinations);
  const { services, responder, tools, handoffs } = first;
  if (responder === verbatim || handoffs.length === 0) return { services, responder, tools };

  const find = async (destination: Destination): Promise<Talker | undefined> => {
    const { assistantName, assistantId, assistant: inline } = destination;
    const member = members.find(
      (one) =>
        (assistantId !== undefined && one.assistantId === assistantId) ||
        (assistantName !== undefined && one.assistant["name"] === assistantName),
    );
    if (member !== undefined) return open(member.assistant, member.destinations);
    const kept = assistantId === undefined ? inline : await keptAssistant(context, orgId, assistantId);
    return kept && open(fillTemplates(kept, values));
  };
  const ofSquad = squadResponder({ first, open: find });
  return { services: { ...services, responder: ofSquad }, responder: ofSquad, tools: undefined };
}
