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

/** Every node may be reached from every other: more of them would fill the memory. */
const mostNodes = 200;

/** The only way out of a step that uses a tool, taken by itself; undefined where a model chooses. */
export function onwardOf({ type, name }: WorkflowNode, edges: readonly WorkflowEdge[]): WorkflowEdge | undefined {
  const [only, ...others] = edges.filter(({ from }) => from === name);
  return type === "tool" && others.length === 0 && only?.condition === undefined ? only : undefined;
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
  if (nodes.length > mostNodes) refuse("nodes", `there are more than ${mostNodes}.`);
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
  const closing = closingEdge(nodes, edges);
  if (closing !== undefined) {
    refuse(`edges.${edges.indexOf(closing)}.to`, "tools would be used one after the other without end.");
  }
}

/** The edge that closes a circle of steps that go on by themselves. */
function closingEdge(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): WorkflowEdge | undefined {
  const onward = new Map(nodes.map((node) => [node.name, onwardOf(node, edges)]));
  const followed = new Set<string>();
  for (const { name } of nodes) {
    const path = new Set<string>();
    for (let at: string | undefined = name; at !== undefined && !followed.has(at); at = onward.get(at)?.to) {
      followed.add(at);
      path.add(at);
      const edge = onward.get(at);
      if (edge !== undefined && path.has(edge.to)) return edge;
    }
  }
  return undefined;
}
