import type { Route } from "../../operation.ts";
import { dated, post, rowRoutes } from "../shared/make-routes.ts";

/** The routes of files, below the platform's base URL. */
export const fileRoutes = {
  uploadFile: post("/file/upload"),
  ...rowRoutes("File", "/file", dated),
} as const satisfies Record<string, Route>;
