import type { Route } from "../call-spec.ts";

/** The routes of assistants, below the platform's base URL. */
export const assistantRoutes = {
  createAssistant: { method: "POST", path: "/assistant" },
  listAssistants: { method: "GET", path: "/assistant", list: "dated" },
  getAssistant: { method: "GET", path: "/assistant/{id}" },
  updateAssistant: { method: "PATCH", path: "/assistant/{id}" },
  replaceAssistant: { method: "PUT", path: "/assistant/{id}" },
  deleteAssistant: { method: "DELETE", path: "/assistant/{id}" },
  listAssistantVersions: { method: "GET", path: "/assistant/{id}/version", list: "paged" },
  pageAssistants: { method: "GET", path: "/v2/assistant", list: "paged" },
} as const satisfies Record<string, Route>;
