import type { Route } from "../../operation.ts";
import { get, list, paged, post, remove } from "../shared/make-routes.ts";

/** The routes of chats, below the platform's base URL. */
export const chatRoutes = {
  listChats: list("/chat", paged),
  createChat: post("/chat"),
  getChat: get("/chat/{id}"),
  deleteChat: remove("/chat/{id}"),
  createChatResponse: post("/chat/responses"),
  createWebChat: post("/chat/web"),
  createWebChatResponse: post("/chat/web/responses"),
} as const satisfies Record<string, Route>;
