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

test("maxDurationSeconds of a workflow bounds its calls", () => {
  const nodes = [{ type: "conversation", name: "start" }] as const;
  const lengthOf = (more: object) => {
    const [start] = compileWorkflow({ name: "w", nodes: [...nodes], edges: [], ...more });
    return readConversation(start?.template ?? {}).policy.longestCallMs;
  };
  expect(lengthOf({ maxDurationSeconds: 20 })).toBe(20_000);
  expect(lengthOf({})).toBe(1_800_000);
});
