import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

/** Questions that were given up before they were answered, by their words. */
const givenUp: string[] = [];

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources({
    warn: () => {},
    responder: async function* ({ assistant }, signal) {
      const asked = JSON.stringify(assistant);
      if (asked.includes("slowly")) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        givenUp.push(asked);
        throw signal.reason;
      }
      yield { message: 0, text: asked.includes("true or false") ? "true" : "{}" };
    },
  });
});
afterAll(() => fixture.close());

// What names no time is waited for thirty seconds, far longer than a test is.
const slow = {
  ...{ enabled: true, timeoutSeconds: 1, schema: { type: "object" } },
  messages: [{ role: "system", content: "Answer slowly." }],
};
const { schema: _, ...slowWords } = slow;

test.each([
  ["summaryPlan", { summaryPlan: slowWords }, { successEvaluation: "true" }],
  ["structuredDataPlan", { structuredDataPlan: slow }, { summary: "{}", successEvaluation: "true" }],
  [
    "structuredDataMultiPlan",
    { structuredDataMultiPlan: [{ key: "cita", plan: slow }] },
    { summary: "{}", successEvaluation: "true" },
  ],
  ["successEvaluationPlan", { successEvaluationPlan: slowWords }, { summary: "{}" }],
])("what a plan's %s asks is given up after its timeoutSeconds, and the rest is kept", async (_name, plan, kept) => {
  const assistant = { model: { provider: "openai", model: "x" }, analysisPlan: plan };
  const begun = await fixture.do("createWebCall", { body: { assistant } });
  expect(begun.status, begun.text).toBe(201);
  const watch = fixture.begun.at(-1)?.watch;
  const final = { type: "transcript", transcriptType: "final" } as const;
  watch?.onMessage({ ...final, role: "assistant", transcript: "Buenas." }, { mark: 1 });
  watch?.onMessage({ ...final, role: "user", transcript: "Hola.", turnId: "t", beganOverAssistant: false });
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  await fixture.resources.workDone();
  expect(givenUp.splice(0)).toHaveLength(1);
  const { body: row } = await fixture.do("getCall", { parameters: { id: String(begun.body["id"]) } });
  expect(row["analysis"]).toEqual(kept);
});
