import { z } from "zod";
import { conversation } from "../assistants/assistant-settings.ts";
import { nodeModel } from "../assistants/models.ts";
import { transcriber } from "../assistants/transcribers.ts";
import { voice } from "../assistants/voices.ts";
import { between, flag, record, reference, references, type Shape } from "../shared/common.ts";
import { variableExtractionPlan } from "../shared/variables.ts";
import { inlineTool } from "../tools/tool-types.ts";

const nodeName = z.string().max(80);
const node = { name: nodeName, isStart: flag, metadata: record.optional() };

const anyNode = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("conversation"),
    ...node,
    model: nodeModel.optional(),
    transcriber: transcriber.optional(),
    voice: voice.optional(),
    tools: z.array(inlineTool).optional(),
    toolIds: references,
    prompt: z.string().max(5000).optional(),
    globalNodePlan: z.strictObject({ enabled: flag, enterCondition: z.string().max(1000).optional() }).optional(),
    variableExtractionPlan: variableExtractionPlan.optional(),
  }),
  z.strictObject({ type: z.literal("tool"), ...node, tool: inlineTool.optional(), toolId: reference }),
  z.strictObject({ type: z.literal("hangup"), ...node }),
]);

/** A step of a workflow: a piece of conversation, the use of a tool, or the end. */
export type WorkflowNode = z.infer<typeof anyNode>;
export interface WorkflowNodeShape extends Shape<WorkflowNode> {}
const workflowNode: WorkflowNodeShape = anyNode;

const edge = z.strictObject({
  condition: z.strictObject({ type: z.literal("ai"), prompt: z.string().max(1000) }).optional(),
  from: nodeName,
  to: nodeName,
  metadata: record.optional(),
});

const settings = z.strictObject({
  ...conversation,
  name: z.string().max(80),
  nodes: z.array(workflowNode),
  edges: z.array(edge),
  model: nodeModel.optional(),
  globalPrompt: z.string().max(5000).optional(),
  maxDurationSeconds: between(10, 43_200),
});

/** Everything a developer can say about a workflow. */
export interface WorkflowSettings extends z.infer<typeof settings> {}
export const workflowSettings: Shape<WorkflowSettings> = settings;
export const workflowFields = settings.shape;

/** Values of a workflow's template variables for one call. */
export const workflowOverrides = z.strictObject({ variableValues: record.optional() });
