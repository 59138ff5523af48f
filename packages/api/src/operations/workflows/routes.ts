import type { Route } from "../../operation.ts";
import { dated, rowRoutes } from "../shared/make-routes.ts";

/** The routes of workflows, below the platform's base URL. */
export const workflowRoutes = rowRoutes("Workflow", "/workflow", dated) satisfies Record<string, Route>;
