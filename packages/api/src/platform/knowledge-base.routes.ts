import type { Route } from "../call-spec.ts";
import { dated, rowRoutes } from "./making-routes.ts";

/** The routes of knowledge bases, below the platform's base URL. */
export const knowledgeBaseRoutes = rowRoutes("KnowledgeBase", "/knowledge-base", dated) satisfies Record<string, Route>;
