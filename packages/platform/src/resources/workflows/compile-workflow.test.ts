import { expect, test } from "vitest";
import { readConversation } from "../../calls/conversation-rules.ts";
import { compileWorkflow } from "./compile-workflow.ts";

test("messages of a node's model come before its prompt", () => {
  const own = { role: "system", content: "Sea breve." };
  const model = { provider: "openai", model: "x", messages: [own] };
  const nodes = [{ type: "conversation" as const, name: "start", prompt: "Pregunte el nombre.", model }];
  const [start] = compileWorkflow({ name: "w", nodes, edges: [] });
  expect(start?.template["model"]).toMatchObject({
    messages: [own, { role: "system", content: "Pregunte el nombre." }],
  });
});

test.each([
  ["maxDurationSeconds", 20],
  ["startSpeakingPlan", { waitSeconds: 1, transcriptionEndpointingPlan: { onNumberSeconds: 3 } }],
  ["stopSpeakingPlan", { numWords: 3, voiceSeconds: 0.5, backoffSeconds: 2 }],
  ["keypadInputPlan", { enabled: true, timeoutSeconds: 3, delimiters: "#" }],
])("a workflow's %s holds in its calls as an assistant's does", (name, value) => {
  const rulesOf = (more: object) => {
    const [start] = compileWorkflow({
      name: "w",
      nodes: [{ type: "conversation", name: "start" }],
      edges: [],
      ...more,
    });
    return readConversation({ ...start?.template, firstMessageMode: undefined, model: undefined });
  };
  expect(rulesOf({ [name]: value })).toEqual(readConversation({ [name]: value }));
  expect(rulesOf({})).not.toEqual(readConversation({ [name]: value }));
});
