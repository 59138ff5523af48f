import { chatEvents, responseEvents, responseOf, textsOf } from "../chats/events.ts";
import { talk } from "../chats/talk.ts";
import { notConfigured } from "../failure.ts";
import { type Given, type Handlers, Special } from "../given.ts";
import type { House } from "../house.ts";
import type { StoredRow } from "../store/row-store.ts";
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
  const turn = (given: Given<"createChat" | "createChatResponse">): Promise<StoredRow> => {
    const { transport, ...body } = given.body;
    if (transport !== undefined) throw notConfigured("No carrier is configured: chats can't be sent as text messages.");
    return talk(house, given, body);
  };
  const webTurn = (given: Given<"createWebChat" | "createWebChatResponse">): Promise<StoredRow> =>
    talk(house, given, given.body);

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
      const chat = await turn(given);
      return given.body.stream === true ? streamed(chatEvents(chat)) : chat;
    },
    createChatResponse: async (given) => asResponse(await turn(given), given.body.stream),
    createWebChat: async (given) => {
      const chat = await webTurn(given);
      if (given.body.stream === true) return streamed(chatEvents(chat));
      const output = textsOf(chat).map((content) => ({ role: "assistant", content }));
      return { id: chat.id, ...(given.body.sessionId && { sessionId: given.body.sessionId }), output };
    },
    createWebChatResponse: async (given) => asResponse(await webTurn(given), given.body.stream),
  };
}

function asResponse(chat: StoredRow, stream: boolean | undefined): unknown {
  return stream === true ? streamed(responseEvents(chat)) : responseOf(chat);
}

function streamed(events: readonly string[]): Special {
  return new Special({ kind: "events", events });
}
