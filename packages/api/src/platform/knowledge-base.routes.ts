import type { Route } from "../call-spec.ts";

/** The routes of knowledge bases, below the platform's base URL. */
export const knowledgeBaseRoutes = {
  createKnowledgeBase: { method: "POST", path: "/knowledge-base" },
  listKnowledgeBases: { method: "GET", path: "/knowledge-base", list: "dated" },
  getKnowledgeBase: { method: "GET", path: "/knowledge-base/{id}" },
  updateKnowledgeBase: { method: "PATCH", path: "/knowledge-base/{id}" },
  deleteKnowledgeBase: { method: "DELETE", path: "/knowledge-base/{id}" },
} as const satisfies Record<string, Route>;
