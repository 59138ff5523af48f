import type { Route } from "../call-spec.ts";

/** The routes of chats, below the platform's base URL. */
export const chatRoutes = {
  listChats: { method: "GET", path: "/chat", list: "paged" },
  createChat: { method: "POST", path: "/chat" },
  getChat: { method: "GET", path: "/chat/{id}" },
  deleteChat: { method: "DELETE", path: "/chat/{id}" },
  createChatResponse: { method: "POST", path: "/chat/responses" },
  createWebChat: { method: "POST", path: "/chat/web" },
  createWebChatResponse: { method: "POST", path: "/chat/web/responses" },
} as const satisfies Record<string, Route>;
