import { chatEvents, responseEvents, responseOf, textsOf } from "../chats/events.ts";
import { streamTurn } from "../chats/stream.ts";
import { type NewTurn, takeTurn, talk } from "../chats/talk.ts";
import { notConfigured } from "../failure.ts";
import type { AnyGiven, Given, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { idOf, keptRows, type RowHandlers, rowsQueryOf } from "./kept-rows.ts";

type Names =
  | "listChats"
  | "createChat"
  | "getChat"
  | "deleteChat"
  | "createChatResponse"
  | "createWebChat"
  | "createWebChatResponse"
  | keyof RowHandlers<"Session">;

/** The calls of chats, and of the sessions that keep a conversation. */
export function chatHandlers(house: House): Pick<Handlers, Names> {
  const turnOf = ({ body }: Given<"createChat" | "createChatResponse">): NewTurn => {
    const { transport, ...turn } = body;
    if (transport !== undefined) throw notConfigured("No carrier is configured: chats can't be sent as text messages.");
    return turn;
  };
  const streamChat = async (given: AnyGiven, turn: NewTurn): Promise<unknown> => {
    const under = await takeTurn(house, given, turn);
    return streamTurn(under, chatEvents(under));
  };
  const respond = async (given: AnyGiven, turn: NewTurn, isStreamed: boolean | undefined): Promise<unknown> => {
    if (isStreamed !== true) return responseOf(await talk(house, given, turn));
    const under = await takeTurn(house, given, turn);
    return streamTurn(under, responseEvents(under));
  };

  return {
    ...keptRows(house, {
      name: "Session",
      kind: "session",
      list: "paged",
      begins: { status: "active", messages: [] },
    }),
    listChats: ({ orgId, query }) => house.rows("chat", orgId).page(rowsQueryOf(query)),
    getChat: (given) => house.rows("chat", given.orgId).get(idOf(given)),
    deleteChat: (given) => house.rows("chat", given.orgId).remove(idOf(given)),
    createChat: async (given) => {
      const turn = turnOf(given);
      return given.body.stream === true ? streamChat(given, turn) : talk(house, given, turn);
    },
    createChatResponse: async (given) => respond(given, turnOf(given), given.body.stream),
    createWebChat: async (given) => {
      const { sessionId, stream } = given.body;
      if (stream === true) return streamChat(given, given.body);
      const chat = await talk(house, given, given.body);
      const output = textsOf(chat).map((content) => ({ role: "assistant", content }));
      return { id: chat.id, ...(sessionId && { sessionId }), output };
    },
    createWebChatResponse: async (given) => respond(given, given.body, given.body.stream),
  };
}
