import type { Route } from "../call-spec.ts";
import { post, rowRoutes } from "./making-routes.ts";

/** The routes of files, below the platform's base URL. */
export const fileRoutes = {
  uploadFile: post("/file/upload"),
  ...rowRoutes("File", "/file"),
} as const satisfies Record<string, Route>;
