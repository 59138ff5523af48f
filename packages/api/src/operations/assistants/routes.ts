import type { Route } from "../../operation.ts";
import { dated, list, paged, put, rowRoutes } from "../shared/make-routes.ts";

/** The routes of assistants, below the platform's base URL. */
export const assistantRoutes = {
  ...rowRoutes("Assistant", "/assistant", dated),
  replaceAssistant: put("/assistant/{id}"),
  listAssistantVersions: list("/assistant/{id}/version", paged),
  pageAssistants: list("/v2/assistant", paged),
} as const satisfies Record<string, Route>;
