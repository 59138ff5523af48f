import type { Route } from "../call-spec.ts";
import { dated, post, rowRoutes } from "./making-routes.ts";

/** The routes of files, below the platform's base URL. */
export const fileRoutes = {
  uploadFile: post("/file/upload"),
  ...rowRoutes("File", "/file", dated),
} as const satisfies Record<string, Route>;
