import { hasCode } from "@dilo/foundation";
import { keptAssistant, withHandoffTools } from "../assistants/kept-assistant.ts";
import { fillTemplates, type TemplateBudget } from "../assistants/template-variables.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type Destination, handoffsOf } from "./destinations.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Who has a part in a conversation from its beginning. */
export interface Party {
  /** The name that destinations use for it, where it is not its assistant's name. */
  readonly name?: string | undefined;
  readonly assistantId?: string | undefined;
  readonly assistant: Fields;
  readonly destinations?: unknown;
}

/** Assistants that a conversation can be handed over to and that are no members of its squad, by `guestKey`. */
export type Guests = ReadonlyMap<string, Fields>;

/** Assistants may name each other without end; whoever comes after so many does not get the conversation. */
const mostGuests = 50;

/** The member of a squad that a destination names; undefined when it is none. */
export function memberOf<Member extends Party>(
  members: readonly Member[],
  { assistantId, assistantName }: Destination,
): Member | undefined {
  return members.find(
    (one) =>
      (assistantId !== undefined && one.assistantId === assistantId) ||
      (assistantName !== undefined && (one.name ?? one.assistant["name"]) === assistantName),
  );
}

/** What finds a destination's assistant among the guests: its id, or all that is written of it. */
export function guestKey({ assistantId, assistant }: Destination): string {
  return assistantId ?? JSON.stringify(assistant);
}

/**
 * Finds everybody that a conversation can be handed over to, also by somebody it was handed over to, as they are when it
 * begins: what they may not have stored has to be known before anything is said.
 * @param values of template variables
 */
export async function findGuests(
  context: ResourceContext,
  orgId: string,
  {
    parties,
    values,
    budget,
  }: { readonly parties: readonly Party[]; readonly values: Fields; readonly budget: TemplateBudget },
): Promise<Guests> {
  const guests = new Map<string, Fields>();
  const left: Destination[] = [];
  const add = (destinations: unknown, assistant: Fields) => {
    for (const { destination } of handoffsOf(destinations, assistant)) left.push(destination);
  };
  for (const { destinations, assistant } of parties) add(destinations, assistant);
  for (let next = left.shift(); next !== undefined && guests.size < mostGuests; next = left.shift()) {
    const { assistantId, assistant: inline } = next;
    const key = guestKey(next);
    if (memberOf(parties, next) !== undefined || guests.has(key)) continue;
    const guest = assistantId === undefined ? inline : await stored(context, orgId, { assistantId, values, budget });
    if (guest === undefined) continue;
    guests.set(key, guest);
    add(undefined, guest);
  }
  return guests;
}

async function stored(
  context: ResourceContext,
  orgId: string,
  {
    assistantId,
    values,
    budget,
  }: { readonly assistantId: string; readonly values: Fields; readonly budget: TemplateBudget },
): Promise<Fields | undefined> {
  let template: Fields;
  try {
    template = await withHandoffTools(context, orgId, await keptAssistant(context, orgId, assistantId));
  } catch (error) {
    // A model that wants to hand the conversation over to nobody is told so.
    if (hasCode(error, OperationError, "bad-request")) return undefined;
    throw error;
  }
  return fillTemplates(template, values, budget);
}
