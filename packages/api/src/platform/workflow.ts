import { z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { type Shape, stored } from "./shapes/common.ts";
import { rowsQuery } from "./shapes/lists.ts";
import { workflowFields, workflowSettings } from "./shapes/workflows.ts";
import { workflowRoutes as routes } from "./workflow.routes.ts";

const row = z.object({ ...workflowFields, ...stored });

/** A workflow as it is kept. */
export interface Workflow extends z.infer<typeof row> {}
export const workflow: Shape<Workflow> = row;

export const workflowCalls = {
  createWorkflow: { ...routes.createWorkflow, body: workflowSettings, answer: workflow },
  listWorkflows: { ...routes.listWorkflows, query: rowsQuery, answer: z.array(workflow) },
  getWorkflow: { ...routes.getWorkflow, answer: workflow },
  updateWorkflow: { ...routes.updateWorkflow, body: z.strictObject(workflowFields).partial(), answer: workflow },
  deleteWorkflow: { ...routes.deleteWorkflow, answer: workflow },
} as const satisfies Record<string, CallSpec>;
