import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { workflowRoutes as routes } from "../routes.ts";
import { type Shape, stored } from "../shared/common.ts";
import { rowsQuery } from "../shared/lists.ts";
import { workflowFields, workflowSettings } from "./workflow-settings.ts";

const row = z.object({ ...workflowFields, ...stored });

/** A workflow as it is stored. */
export interface Workflow extends z.infer<typeof row> {}
export const workflow: Shape<Workflow> = row;

export const workflowOperations = {
  createWorkflow: { ...routes.createWorkflow, body: workflowSettings, answer: workflow },
  listWorkflows: { ...routes.listWorkflows, query: rowsQuery, answer: z.array(workflow) },
  getWorkflow: { ...routes.getWorkflow, answer: workflow },
  updateWorkflow: { ...routes.updateWorkflow, body: z.strictObject(workflowFields).partial(), answer: workflow },
  deleteWorkflow: { ...routes.deleteWorkflow, answer: workflow },
} as const satisfies Record<string, OperationSpec>;
