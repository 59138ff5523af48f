import type { Route } from "../../operation.ts";
import { dated, get, rowRoutes } from "../shared/make-routes.ts";

/** The routes of templates, below the platform's base URL. */
export const templateRoutes = {
  ...rowRoutes("Template", "/template", dated),
  listPinnedTemplates: get("/template/pinned"),
} as const satisfies Record<string, Route>;
