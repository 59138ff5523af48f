import { z } from "zod";
import type { ConversationMessage, Responder, ResponderTurn } from "../../responders/responder.ts";
import { type About, send } from "../../tools/ask-server.ts";
import { readServer } from "../../tools/tool-settings.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { serverSecret } from "../credentials/server-secret.ts";

/** Somebody waits in silence: a server that names no timeout is waited for this long. Seconds. */
const defaultTimeoutSeconds = 5;

/** What a model is given of a server's documents; more would make it forget what it was asked. Characters. */
const longestDocuments = 8000;

const Answer = z.object({
  documents: z.array(z.object({ content: z.string() })).optional(),
  message: z.object({ content: z.string().min(1) }).optional(),
});

interface KnowledgeUse {
  readonly assistant: ResolvedAssistant;
  readonly about: About;
}

/**
 * Lets the developer's own server look up what the model should know, before each answer to a person's words.
 * @returns the same responder where the assistant's model has no knowledge base
 */
export function withKnowledgeServer(
  context: ResourceContext,
  orgId: string,
  { assistant, about }: KnowledgeUse,
  responder: Responder,
): Responder {
  const { knowledgeBase } = (assistant["model"] ?? {}) as { readonly knowledgeBase?: { readonly server?: unknown } };
  const server = readServer(knowledgeBase?.server);
  if (server === undefined) return responder;
  const asking = {
    outbound: context.outbound,
    secretOf: (credentialId: string | undefined) => serverSecret(context, orgId, credentialId),
    now: context.now,
  };
  const lookUp = async (turn: ResponderTurn, signal: AbortSignal) => {
    const message = {
      type: "knowledge-base-request",
      timestamp: context.now().getTime(),
      ...(await about()),
      messagesOpenAIFormatted: [...turn.history, ...turn.input].filter(isSaid),
    };
    const within = { timeoutSeconds: defaultTimeoutSeconds, ...server };
    const text = await send(asking, within, { message: { message }, id: context.newId() }, signal);
    return Answer.parse(JSON.parse(text));
  };

  return async function* (turn, signal) {
    if (!turn.input.some(({ role }) => role === "user")) {
      yield* responder(turn, signal);
      return;
    }
    const found = await lookUp(turn, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (found?.message !== undefined) {
      yield { message: 0, text: found.message.content };
      return;
    }
    // Before the person's words, which stay the last.
    const known = { role: "system", content: knownFrom(found?.documents) };
    yield* responder({ ...turn, input: [known, ...turn.input] }, signal);
  };
}

function isSaid({ role, content }: ConversationMessage): boolean {
  return content !== undefined && ["system", "user", "assistant"].includes(role);
}

function knownFrom(documents: z.infer<typeof Answer>["documents"]): string {
  if (documents === undefined)
    return "The knowledge base could not be reached: say so where you need it, and invent nothing.";
  if (documents.length === 0) return "The knowledge base has nothing about this.";
  const contents = documents.map(({ content }) => content).join("\n\n");
  return `From the knowledge base:\n\n${contents.slice(0, longestDocuments)}`;
}
