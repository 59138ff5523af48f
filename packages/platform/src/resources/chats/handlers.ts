import type { AnyOperationRequest, OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, toRowsQuery } from "../core/rows/row-handlers.ts";
import { answerTurn, beginTurn } from "./chat-turn.ts";
import { chatEvents, textsOf } from "./events.ts";
import { type ReadModelRequest, readModelRequest } from "./model-request.ts";
import { responseEvents, responseOf } from "./response-events.ts";
import { streamTurn } from "./stream.ts";
import type { NewChatTurn } from "./who-talks.ts";

type Names =
  | "listChats"
  | "createChat"
  | "getChat"
  | "deleteChat"
  | "createChatResponse"
  | "getChatResponse"
  | "deleteChatResponse"
  | "createWebChat"
  | "createWebChatResponse";

/** Handlers for chats. */
export function chatHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const streamChat = async (request: AnyOperationRequest, turn: NewChatTurn) => {
    const under = await beginTurn(context, request, turn);
    return streamTurn(under, chatEvents(under));
  };
  const respond = async (request: AnyOperationRequest, read: ReadModelRequest, isStreamed?: boolean) => {
    const { asked } = read;
    const turn = { ...read.turn, response: asked };
    if (isStreamed !== true) return responseOf(await answerTurn(context, request, turn), asked);
    const under = await beginTurn(context, request, turn);
    return streamTurn(under, responseEvents({ id: under.id, beganAt: context.now() }, asked));
  };

  return {
    listChats: ({ orgId, query }) => context.rows("chat", orgId).page(toRowsQuery(query)),
    getChat: (request) => context.rows("chat", request.orgId).get(idOf(request)),
    deleteChat: (request) => context.rows("chat", request.orgId).remove(idOf(request)),
    createChat: async (request) =>
      request.body.stream === true ? streamChat(request, request.body) : answerTurn(context, request, request.body),
    createChatResponse: async (request) => respond(request, readModelRequest(request.body), request.body.stream),
    getChatResponse: async (request) => {
      const chat = await context.rows("chat", request.orgId).get(idOf(request));
      return responseOf(chat, chat.response);
    },
    deleteChatResponse: async (request) => {
      const { id } = await context.rows("chat", request.orgId).remove(idOf(request));
      return { id, object: "response", deleted: true };
    },
    createWebChat: async (request) => {
      const { sessionId, stream } = request.body;
      if (stream === true) return streamChat(request, request.body);
      const chat = await answerTurn(context, request, request.body);
      const output = textsOf(chat).map((content) => ({ role: "assistant" as const, content }));
      const { warnings } = chat;
      return { id: chat.id, ...(sessionId && { sessionId }), output, ...(warnings && { warnings }) };
    },
    createWebChatResponse: async (request) => respond(request, { turn: request.body, asked: {} }, request.body.stream),
  };
}
