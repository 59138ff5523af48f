import { checkedJson } from "../analysis/checked-json.ts";
import { OperationError } from "../core/operations/operation-error.ts";

/** A workflow's settings, as its operations' schemas let them in. */
export interface WorkflowSettings extends Readonly<Record<string, unknown>> {
  readonly name?: string;
  readonly nodes?: readonly WorkflowNode[];
  readonly edges?: readonly WorkflowEdge[];
  readonly model?: object;
  readonly globalPrompt?: string;
}

/** A step of a workflow. */
export interface WorkflowNode {
  readonly type: "conversation" | "tool" | "hangup";
  readonly name: string;
  readonly isStart?: boolean;
  readonly model?: object;
  readonly voice?: object;
  readonly transcriber?: object;
  readonly prompt?: string;
  readonly tools?: readonly unknown[];
  readonly toolIds?: readonly string[];
  readonly tool?: object;
  readonly toolId?: string;
  readonly globalNodePlan?: { readonly enabled?: boolean; readonly enterCondition?: string };
  readonly variableExtractionPlan?: { readonly schema?: { readonly type?: unknown }; readonly aliases?: unknown };
}

/** A way from one step to another. */
export interface WorkflowEdge {
  readonly from: string;
  readonly to: string;
  readonly condition?: { readonly prompt: string };
}

/**
 * Makes sure that the nodes and edges of a workflow can be played. One without nodes is a draft: it can be stored.
 * @param place where it stands: "workflow.", or "" where it is the whole body
 * @throws OperationError bad-request that names the field
 */
export function checkWorkflow({ nodes = [], edges = [] }: WorkflowSettings, place: string): void {
  const refuse = (field: string, why: string): never => {
    throw new OperationError("bad-request", `The body's field ${place}${field} is wrong: ${why}`);
  };
  const names = nodes.map(({ name }) => name);
  for (const [index, node] of nodes.entries()) {
    const here = `nodes.${index}`;
    if (names.indexOf(node.name) !== index) refuse(`${here}.name`, "another node has this name.");
    if (node.isStart === true && nodes.findIndex(({ isStart }) => isStart === true) !== index) {
      refuse(`${here}.isStart`, "another node is the start.");
    }
    if (node.type === "tool" && node.tool === undefined && node.toolId === undefined) {
      refuse(`${here}.tool`, "tool or toolId must be provided.");
    }
    const { schema } = node.variableExtractionPlan ?? {};
    if (schema !== undefined && schema.type !== "object") {
      refuse(`${here}.variableExtractionPlan.schema`, "its type must be object: its properties become variables.");
    }
    if (schema !== undefined && checkedJson(schema) === undefined) {
      refuse(`${here}.variableExtractionPlan.schema`, "it is no JSON schema.");
    }
  }
  for (const [index, edge] of edges.entries()) {
    for (const end of ["from", "to"] as const) {
      if (!names.includes(edge[end])) refuse(`edges.${index}.${end}`, "no node has this name.");
    }
  }
}
