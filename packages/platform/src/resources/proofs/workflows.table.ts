import type { Seen } from "./hold-conversation.ts";
import { type Proof, talking } from "./proof.ts";

const systemOf = ({ asked }: Seen) =>
  (asked[0]?.messages ?? []).flatMap(({ role, content }) => (role === "system" ? [content] : []));
const lastSystemOf = ({ asked }: Seen) =>
  JSON.stringify(asked.at(-1)?.messages.filter(({ role }) => role === "system"));
const waysOf = ({ asked }: Seen) => (asked[0]?.tools ?? []).map(({ function: { description } }) => description);
const isWay = (seen: Seen, words: string) => waysOf(seen).some((way) => String(way).includes(words));

const talk = (name: string, more: object = {}) => ({ type: "conversation", name, prompt: `Nodo ${name}.`, ...more });
const schema = { type: "object", properties: { day: { type: "string" } }, required: ["day"] };
const workflow = (nodes: readonly object[], edges: readonly object[], more: object = {}) => ({
  workflow: { name: "W", nodes, edges, model: talking, ...more },
});
const plain = { body: workflow([{ ...talk("otra"), prompt: "Nada." }], []) };
/** A model that is not there: what is said of it is said in the language of the call. */
const gone = { provider: "custom-llm", model: "x", url: "http://localhost:9/v1" };
/** How the model reaches the node after the first. */
const ways = /^handoff_to_/;
const onward = { name: "handoff_to_b", arguments: { day: "lunes" } };

/** What workflows come to. */
export const workflows: readonly Proof[] = [
  {
    name: "a workflow's start",
    asked: {
      body: workflow(
        [
          talk("a"),
          talk("b", { isStart: true }),
          talk("c", { globalNodePlan: { enabled: true, enterCondition: "enfado" } }),
        ],
        [{ from: "b", to: "a", condition: { type: "ai", prompt: "quiere otra cosa" } }],
        { globalPrompt: "Hable como {{who}}." },
      ),
      until: /^Bien\.$/,
    },
    plain,
    shows: {
      "call.workflow": [(seen) => systemOf(seen).join().includes("Nodo b."), true],
      "workflow.globalPrompt": [(seen) => systemOf(seen).join().includes("Hable como"), true],
      "workflow.nodes(conversation).type": [(seen) => systemOf(seen).join().includes("Nodo b."), true],
      "workflow.nodes(conversation).isStart": [(seen) => systemOf(seen).join().includes("Nodo b."), true],
      "workflow.nodes(conversation).prompt": [(seen) => systemOf(seen).join().includes("Nodo b."), true],
      "workflow.nodes(conversation).globalNodePlan": [(seen) => isWay(seen, "enfado"), true],
      "workflow.edges.condition": [(seen) => isWay(seen, "quiere otra cosa"), true],
      "workflow.edges.from": [(seen) => isWay(seen, "quiere otra cosa"), true],
      "workflow.edges.to": [
        ({ asked }) => asked[0]?.tools?.some(({ function: { name } }) => ways.test(name) && name.endsWith("a")),
        true,
      ],
      "workflow.nodes(conversation).name": [
        ({ asked }) => asked[0]?.tools?.some(({ function: { name } }) => name.endsWith("_a")),
        true,
      ],
    },
  },
  {
    name: "a stored workflow with values of its variables",
    asked: {
      body: async ({ make }) => ({
        workflowId: await make("createWorkflow", {
          name: "W",
          nodes: [talk("a")],
          edges: [],
          globalPrompt: "Hable como {{who}}.",
          model: talking,
        }),
        workflowOverrides: { variableValues: { who: "Ana" } },
      }),
    },
    plain,
    shows: {
      "call.workflowId": [(seen) => systemOf(seen).join().includes("Nodo a."), true],
      "call.workflowOverrides.variableValues": [(seen) => systemOf(seen).join().includes("Hable como Ana."), true],
    },
  },
  {
    name: "what an edge takes along",
    asked: {
      body: workflow(
        [talk("a", { variableExtractionPlan: { schema } }), talk("b", { prompt: "Cita el {{day}}." })],
        [{ from: "a", to: "b", condition: { type: "ai", prompt: "quiere cita" } }],
      ),
      wants: onward,
      until: /^(?:Bien\.|Me dicen)/,
    },
    plain,
    shows: {
      "workflow.nodes(conversation).variableExtractionPlan": [
        (seen) => lastSystemOf(seen).includes("Cita el lunes."),
        true,
      ],
    },
  },
  {
    name: "a model and tools of a node, and of the workflow",
    asked: {
      body: async ({ server, model, make }) => {
        const tool = (name: string) => ({ type: "function", function: { name }, server: { url: server } });
        const toolIds = [await make("createTool", tool("stored"))];
        const own = { provider: "custom-llm", model: "mine", url: `${model}/node` };
        return workflow([talk("a", { tools: [tool("inline")], toolIds, model: own })], []);
      },
      until: /^Bien\.$/,
    },
    plain,
    shows: {
      "workflow.nodes(conversation).model": [({ asked }) => asked[0]?.path, "/node/chat/completions"],
      "workflow.nodes(conversation).tools": [
        ({ asked }) => asked[0]?.tools?.some((one) => one.function.name === "inline"),
        true,
      ],
      "workflow.nodes(conversation).toolIds": [
        ({ asked }) => asked[0]?.tools?.some((one) => one.function.name === "stored"),
        true,
      ],
    },
  },
  {
    name: "a workflow that is over where it begins",
    only: "call",
    asked: { body: workflow([talk("a"), { type: "hangup", name: "z", isStart: true }], []), until: /^Bien\.$/ },
    plain: { body: workflow([talk("a"), { type: "hangup", name: "z" }], []), until: /^Bien\.$/ },
    shows: {
      "workflow.nodes(hangup).isStart": [({ row }) => row["endedReason"], "assistant-ended-call"],
    },
  },
  {
    name: "the language that a workflow hears",
    only: "call",
    asked: {
      body: workflow([talk("a")], [], { model: gone, transcriber: { provider: "vapi", language: "en" } }),
      until: /./,
    },
    plain: { body: workflow([talk("a")], [], { model: gone }), until: /./ },
    shows: { "workflow.transcriber": [({ said }) => said[0]?.includes("sorry"), true] },
  },
  {
    name: "the workflow's own model",
    asked: {
      body: ({ model }) =>
        workflow([talk("a")], [], { model: { provider: "custom-llm", model: "x", url: `${model}/flow` } }),
    },
    plain,
    shows: { "workflow.model": [({ asked }) => asked[0]?.path, "/flow/chat/completions"] },
  },
  {
    name: "a node that uses its tool",
    asked: {
      body: async ({ server, make }) => {
        const toolId = await make("createTool", {
          type: "function",
          function: { name: "second" },
          server: { url: `${server}/stored` },
        });
        const tool = { type: "function", function: { name: "first" }, server: { url: `${server}/inline` } };
        return workflow(
          [talk("a"), { type: "tool", name: "b", tool }, { type: "tool", name: "c", toolId }, talk("d")],
          [
            { from: "a", to: "b", condition: { type: "ai", prompt: "quiere algo" } },
            { from: "b", to: "c" },
            { from: "c", to: "d" },
          ],
        );
      },
      wants: { name: "handoff_to_b" },
      until: /^Bien\.$/,
      reply: ({ body }) => {
        const [{ id = "" } = {}] = (body.message?.["toolCallList"] ?? []) as { id?: string }[];
        return { json: { results: [{ toolCallId: id, result: "Libre" }] } };
      },
    },
    plain,
    shows: {
      "workflow.nodes(tool).type": [({ received }) => received.length, 2],
      "workflow.nodes(tool).name": [({ received }) => received.length, 2],
      "workflow.nodes(tool).tool": [({ received }) => received[0]?.path, "/inline"],
      "workflow.nodes(tool).toolId": [({ received }) => received[1]?.path, "/stored"],
    },
  },
  {
    name: "a node that hangs up",
    only: "call",
    asked: {
      body: workflow(
        [talk("a"), { type: "hangup", name: "b" }],
        [{ from: "a", to: "b", condition: { type: "ai", prompt: "adiós" } }],
      ),
      wants: { name: "handoff_to_b" },
      until: /^nunca$/,
    },
    plain: { ...plain, until: /^Bien\.$/ },
    shows: {
      "workflow.nodes(hangup).type": [({ row }) => row["endedReason"], "assistant-ended-call"],
      "workflow.nodes(hangup).name": [({ row }) => row["endedReason"], "assistant-ended-call"],
    },
  },
  {
    name: "a workflow's server, and the key of its credential",
    asked: {
      body: ({ server, model }) =>
        workflow([talk("a", { tools: [{ type: "function", function: { name: "days" } }] })], [], {
          ...{ server: { url: `${server}/own` }, model: { provider: "custom-llm", model: "x", url: model } },
          credentials: [{ provider: "custom-llm", apiKey: "an invented key" }],
        }),
      wants: { name: "days" },
    },
    plain,
    shows: {
      "workflow.server": [({ received }) => received.some(({ path }) => path === "/own"), true],
      "workflow.credentials": [({ asked }) => asked[0]?.headers["authorization"], "Bearer an invented key"],
    },
  },
  {
    name: "a workflow that names a stored credential",
    asked: {
      body: async ({ model, make }) => {
        const id = await make("createCredential", { provider: "custom-llm", apiKey: "a third invented key" });
        return workflow([talk("a")], [], {
          model: { provider: "custom-llm", model: "x", url: model },
          credentialIds: [id],
        });
      },
    },
    plain,
    shows: {
      "workflow.credentialIds": [({ asked }) => asked[0]?.headers["authorization"], "Bearer a third invented key"],
    },
  },
  {
    name: "a confidential workflow",
    asked: { body: workflow([talk("a")], [], { compliancePlan: { hipaaEnabled: true } }), said: ["Zarzamora"] },
    plain: { body: workflow([talk("a")], []), said: ["Zarzamora"] },
    shows: { "workflow.compliancePlan": [({ row }) => JSON.stringify(row).includes("Zarzamora"), false] },
  },
  {
    name: "a workflow's end, transcript and voice",
    only: "call",
    asked: {
      body: ({ server }) =>
        workflow([talk("a")], [], {
          hooks: [
            {
              on: "call.ending",
              do: [
                {
                  type: "tool",
                  tool: { type: "function", function: { name: "tidy" }, server: { url: `${server}/tidy` } },
                },
              ],
            },
          ],
          artifactPlan: { transcriptPlan: { userName: "Cliente" } },
          credentials: [{ provider: "11labs", apiKey: "an invented key" }],
          voice: { provider: "11labs", voiceId: "rosa" },
        }),
      said: ["Hola", "Adiós"],
    },
    plain: { body: workflow([talk("a")], []), said: ["Hola", "Adiós"] },
    shows: {
      "workflow.hooks": [({ received }) => received.map(({ path }) => path), ["/tidy"]],
      "workflow.artifactPlan": [({ row }) => JSON.stringify(row["artifact"]).includes("Cliente: Hola"), true],
      "workflow.voice": [({ vendors }) => vendors[0]?.url.includes("/rosa/"), true],
    },
  },
  {
    name: "a tool that begins",
    asked: {
      body: ({ server }) => ({
        ...workflow(
          [
            talk("a"),
            {
              ...{ type: "tool", name: "b", isStart: true },
              tool: { type: "function", function: { name: "first" }, server: { url: `${server}/begin` } },
            },
          ],
          [{ from: "b", to: "a" }],
        ),
      }),
      reply: ({ body }) => {
        const [{ id = "" } = {}] = (body.message?.["toolCallList"] ?? []) as { id?: string }[];
        return { json: { results: [{ toolCallId: id, result: "Libre" }] } };
      },
      until: /^Bien\.$/,
    },
    plain,
    shows: { "workflow.nodes(tool).isStart": [({ received }) => received[0]?.path, "/begin"] },
  },
];
