import type { Route } from "../call-spec.ts";
import { dated, get, rowRoutes } from "./making-routes.ts";

/** The routes of templates, below the platform's base URL. */
export const templateRoutes = {
  ...rowRoutes("Template", "/template", dated),
  listPinnedTemplates: get("/template/pinned"),
} as const satisfies Record<string, Route>;
