import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { toolRoutes as routes } from "../routes.ts";
import type { Shape } from "../shared/common.ts";
import { type Changes, changesOf, type StoredKind, storedKinds } from "../shared/kinds.ts";
import { rowsQuery } from "../shared/lists.ts";
import { keptTools, type NewTool, newTool } from "./tool-types.ts";

/** A tool as it is stored. */
export type Tool = StoredKind<NewTool>;
export interface ToolShape extends Shape<Tool> {}
export const tool: ToolShape = storedKinds("type", keptTools);

export interface ToolChangesShape extends Shape<Changes<NewTool>> {}
const toolChanges: ToolChangesShape = changesOf("type", keptTools);

export const toolOperations = {
  createTool: { ...routes.createTool, body: newTool, answer: tool },
  listTools: { ...routes.listTools, query: rowsQuery, answer: z.array(tool) },
  getTool: { ...routes.getTool, answer: tool },
  updateTool: { ...routes.updateTool, body: toolChanges, answer: tool },
  deleteTool: { ...routes.deleteTool, answer: tool, failures: [409] },
} as const satisfies Record<string, OperationSpec>;
