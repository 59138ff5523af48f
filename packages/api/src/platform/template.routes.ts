import type { Route } from "../call-spec.ts";

/** The routes of templates, below the platform's base URL. */
export const templateRoutes = {
  createTemplate: { method: "POST", path: "/template" },
  listTemplates: { method: "GET", path: "/template", list: "dated" },
  listPinnedTemplates: { method: "GET", path: "/template/pinned" },
  getTemplate: { method: "GET", path: "/template/{id}" },
  updateTemplate: { method: "PATCH", path: "/template/{id}" },
  deleteTemplate: { method: "DELETE", path: "/template/{id}" },
} as const satisfies Record<string, Route>;
