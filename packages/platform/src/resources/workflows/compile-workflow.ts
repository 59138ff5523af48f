import { onwardOf, type WorkflowEdge, type WorkflowNode, type WorkflowSettings } from "./check-workflow.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A step of a workflow as a member of a squad: an assistant that gives the conversation to the steps after it. */
export interface WorkflowMember {
  readonly name: string;
  /** Of the assistant, its template variables not put in. */
  readonly template: Fields;
  /** Where its model may take the conversation. */
  readonly destinations: readonly Fields[];
  /** Where the conversation goes by itself once its tool was used. */
  readonly onward?: Fields;
  /** It uses its one tool, and nothing is left to a model but the tool's arguments. */
  readonly isTool: boolean;
}

/** Makes members of a squad of a workflow's nodes, that of the start node first. The workflow has been checked. */
export function compileWorkflow(workflow: WorkflowSettings): readonly WorkflowMember[] {
  const { nodes = [] } = workflow;
  const start = startOf(workflow);
  return [...nodes]
    .sort((one, other) => Number(other === start) - Number(one === start))
    .map((node) => memberOf(workflow, node));
}

function startOf({ nodes = [] }: WorkflowSettings): WorkflowNode | undefined {
  return nodes.find(({ isStart }) => isStart === true) ?? nodes[0];
}

function memberOf(workflow: WorkflowSettings, node: WorkflowNode): WorkflowMember {
  const { nodes = [], edges = [] } = workflow;
  const onward = onwardOf(node, edges);
  const own = edges.filter(({ from }) => from === node.name);
  const to = (name: string, description: string): Fields => ({
    type: "assistant",
    ...{ assistantName: name, description },
    ...(node.variableExtractionPlan && { variableExtractionPlan: node.variableExtractionPlan }),
  });
  const base = { name: node.name, template: templateOf(workflow, node) };
  if (onward !== undefined) return { ...base, destinations: [], onward: to(onward.to, ""), isTool: true };
  const targets = [...new Set(own.map((edge) => edge.to))];
  const anywhere = nodes.filter(
    ({ name, globalNodePlan }) => globalNodePlan?.enabled === true && name !== node.name && !targets.includes(name),
  );
  const destinations = [
    ...targets.map((name) => to(name, conditionOf(own.filter((edge) => edge.to === name)))),
    ...anywhere.map(({ name, globalNodePlan }) => to(name, globalNodePlan?.enterCondition || usualCondition)),
  ];
  return { ...base, destinations, isTool: node.type === "hangup" };
}

/** When a way without a condition is taken. */
const usualCondition = "Goes on to the next step. Use it as soon as what your instructions ask for is done.";

function conditionOf(edges: readonly WorkflowEdge[]): string {
  const prompts = edges.flatMap(({ condition }) => condition?.prompt || []);
  return prompts.length === 0 ? usualCondition : `Use it when this holds: ${prompts.join("; or: ")}`;
}

function templateOf(workflow: WorkflowSettings, node: WorkflowNode): Fields {
  const { name, model, globalPrompt } = workflow;
  const start = startOf(workflow);
  const conversation = Object.fromEntries(Object.entries(workflow).filter(([field]) => !ownFields.has(field)));
  const { messages = [], ...talking } = (node.model ?? model ?? {}) as Fields & {
    readonly messages?: readonly object[];
  };
  const instructions = [globalPrompt, promptOf(node)].filter(Boolean);
  return {
    ...conversation,
    ...(name !== undefined && { name: name.slice(0, longestName) }),
    // One voice and one transcriber serve a whole call.
    ...(start?.voice && { voice: start.voice }),
    ...(start?.transcriber && { transcriber: start.transcriber }),
    firstMessageMode: "assistant-speaks-first-with-model-generated-message",
    model: {
      ...talking,
      messages: [...messages, ...instructions.map((content) => ({ role: "system", content }))],
      ...toolsOf(node),
    },
  };
}

/** What a workflow has besides the settings of a conversation. */
const ownFields: ReadonlySet<string> = new Set([
  ...["id", "orgId", "createdAt", "updatedAt", "warnings"],
  ...["name", "nodes", "edges", "model", "globalPrompt"],
]);

/** Of an assistant's name. Characters. */
const longestName = 40;

function promptOf({ type, prompt }: WorkflowNode): string | undefined {
  if (type === "conversation") return prompt;
  return "Use your tool now, with what is known from the conversation. Ask for nothing but what it still needs.";
}

function toolsOf({ type, tools, toolIds, tool, toolId }: WorkflowNode): Fields {
  if (type === "hangup") return { tools: [{ type: "endCall" }] };
  if (type === "tool") return tool === undefined ? { toolIds: [toolId] } : { tools: [tool] };
  return { ...(tools && { tools }), ...(toolIds && { toolIds }) };
}
