import type { Route } from "../call-spec.ts";
import { dated, rowRoutes } from "./making-routes.ts";

/** The routes of workflows, below the platform's base URL. */
export const workflowRoutes = rowRoutes("Workflow", "/workflow", dated) satisfies Record<string, Route>;
