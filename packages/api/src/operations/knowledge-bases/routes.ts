import type { Route } from "../../operation.ts";
import { dated, rowRoutes } from "../shared/make-routes.ts";

/** The routes of knowledge bases, below the platform's base URL. */
export const knowledgeBaseRoutes = rowRoutes("KnowledgeBase", "/knowledge-base", dated) satisfies Record<string, Route>;
