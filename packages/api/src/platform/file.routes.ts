import type { Route } from "../call-spec.ts";

/** The routes of files, below the platform's base URL. */
export const fileRoutes = {
  uploadFile: { method: "POST", path: "/file/upload" },
  createFile: { method: "POST", path: "/file" },
  listFiles: { method: "GET", path: "/file" },
  getFile: { method: "GET", path: "/file/{id}" },
  updateFile: { method: "PATCH", path: "/file/{id}" },
  deleteFile: { method: "DELETE", path: "/file/{id}" },
} as const satisfies Record<string, Route>;
