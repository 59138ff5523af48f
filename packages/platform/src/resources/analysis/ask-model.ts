import { isDelta, type TokenUsage } from "../../responders/responder.ts";
import { openAssistantServices } from "../assistants/assistant-services.ts";
import { pricesTokens } from "../calls/costs.ts";
import { notConfigured } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

/** One question to a model, outside of a conversation. */
export interface ModelQuestion {
  /** Whose model and credentials are used: an assistant's settings. */
  readonly assistant: Readonly<Record<string, unknown>>;
  /** The instructions, and what they are about, as `{ role, content }`. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly signal: AbortSignal;
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

/** Room for a whole answer: a summary, or the data of a schema. */
const mostTokens = 2000;

/** What an assistant is that only answers one question. */
const plain = { temperature: 0, maxTokens: mostTokens } as const;

/**
 * Asks the model of an assistant, or the server's own.
 * @throws OperationError not-configured when there is none; PlatformError when it does not answer; the signal's reason
 */
export async function askModel(
  context: ResourceContext,
  orgId: string,
  { assistant, messages, signal, onUsage }: ModelQuestion,
): Promise<string> {
  const services = await openAssistantServices(context, orgId, assistant);
  const responder = services.responder ?? context.responder;
  if (responder === undefined) {
    throw notConfigured("No model is configured that could judge: set MODEL_URL, or store a credential.");
  }
  const { temperature, maxTokens } = { ...plain, ...(assistant["model"] as Partial<typeof plain> | undefined) };
  const instructions = messages.filter(({ role }) => role === "system");
  const input = messages.filter(({ role }) => role !== "system");
  const asked = { model: { messages: instructions, temperature, maxTokens: Math.max(maxTokens, mostTokens) } };
  let text = "";
  // A model is asked for nobody who has already gone.
  signal.throwIfAborted();
  for await (const piece of responder(
    { assistant: asked, history: [], input, ...(pricesTokens(context.prices) && { onUsage }) },
    signal,
  )) {
    if (isDelta(piece)) text += piece.text;
  }
  return text.trim();
}
