import type { ConversationMessage } from "../../responders/responder.ts";
import type { AssistantSelection } from "../assistants/resolve-assistant.ts";
import { isAllowed } from "../core/access/token-restrictions.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { AnyOperationRequest } from "../core/operations/operation-request.ts";
import type { StoredRow } from "../core/store/row-store.ts";

/** One turn of a conversation in writing. */
export interface NewChatTurn extends AssistantSelection {
  readonly input: string | readonly ConversationMessage[];
  readonly sessionId?: string | undefined;
  readonly previousChatId?: string | undefined;
  readonly name?: string | undefined;
  readonly customer?: object | undefined;
  /** Told to whoever talks; in a conversation that goes on with a model of nobody's, in place of its instructions before. */
  readonly instructions?: string | undefined;
  /** The instructions are for a model: without one, nothing is said. */
  readonly needsModel?: boolean | undefined;
  /** What a client of the responses API asked, to be told again. */
  readonly response?: object | undefined;
  /** Nothing of it is to be stored. */
  readonly isUnstored?: boolean | undefined;
}

/** The assistant the turn names, else the one that talked before. */
export function whoTalks(turn: NewChatTurn, before: StoredRow | undefined): AssistantSelection {
  const isNamed = whoKeys.some((key) => turn[key] !== undefined);
  const kept = (before ?? {}) as AssistantSelection;
  const from: AssistantSelection = isNamed ? turn : kept;
  const customer = turn.customer ?? kept.customer;
  // The values of variables live through the chats of a conversation.
  return {
    ...Object.fromEntries(whoKeys.map((key) => [key, from[key]])),
    assistantOverrides: overridesFor(turn.assistantOverrides ?? kept.assistantOverrides, customer),
    workflowOverrides: turn.workflowOverrides ?? kept.workflowOverrides,
    customer,
  };
}

/** What is changed for a conversation, and for whoever it is with: that counts more. */
function overridesFor(overrides: object | undefined, customer: unknown): object | undefined {
  const { assistantOverrides: own } = (customer ?? {}) as { readonly assistantOverrides?: Overrides };
  if (own === undefined) return overrides;
  return {
    ...overrides,
    ...own,
    variableValues: { ...(overrides as Overrides)?.variableValues, ...own.variableValues },
  };
}

interface Overrides {
  readonly variableValues?: object | undefined;
}

interface Instructed {
  readonly named: AssistantSelection;
  /** What is told besides what is said. */
  readonly told: readonly ConversationMessage[];
}

/** Whoever talks, with the instructions of this turn. */
export function instructed(named: AssistantSelection, { assistant: own, instructions }: NewChatTurn): Instructed {
  if (instructions === undefined) return { named, told: [] };
  const messages = [{ role: "system", content: instructions }];
  const { assistant } = named as { readonly assistant?: { readonly model?: object } };
  // A client of the responses API made it of its model and its instructions: it sends them with every request.
  const isOfClient = own === undefined && assistant !== undefined && Object.keys(assistant).join() === "model";
  if (!isOfClient) return { named, told: messages };
  return { named: { ...named, assistant: { model: { ...assistant.model, messages } } }, told: [] };
}

/** The fields by which a request says who is to talk. */
const whoKeys = ["assistantId", "assistant", "squadId", "squad", "workflowId", "workflow"] as const;

/** Refuses what a page's token is not for: where more is named than a kept assistant, that is not who talks. */
export function requireAllowed({ caller, origin }: AnyOperationRequest, named: AssistantSelection): void {
  if (caller.kind !== "public") return;
  const { assistantId } = named;
  const isTransient = whoKeys.some((key) => (key === "assistantId") === (named[key] === undefined));
  if (isAllowed(caller.restrictions, { origin, assistantId, isTransient })) return;
  throw new OperationError("forbidden", "This token may not be used from here, or for this assistant.");
}
