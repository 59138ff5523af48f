import type { Route } from "../call-spec.ts";

/** The routes of tools, below the platform's base URL. */
export const toolRoutes = {
  createTool: { method: "POST", path: "/tool" },
  listTools: { method: "GET", path: "/tool", list: "dated" },
  getTool: { method: "GET", path: "/tool/{id}" },
  updateTool: { method: "PATCH", path: "/tool/{id}" },
  deleteTool: { method: "DELETE", path: "/tool/{id}" },
} as const satisfies Record<string, Route>;
