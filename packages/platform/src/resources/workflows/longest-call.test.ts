import type { Clock } from "@dilo/foundation";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";

/** Ten seconds go by in one. */
const pace = 10;
const began = Date.now();
const fast: Clock = {
  now: () => began + (Date.now() - began) * pace,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs / pace);
    return () => clearTimeout(timer);
  },
};

let calls: TestCalls;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
beforeAll(async () => {
  model = await openStubLanguageModel(() => ["Bien."]);
  const responder = openAiResponder({ baseUrl: model.url, key: "", model: "small" });
  calls = await openTestCalls({ responder }, { clock: fast });
});
afterAll(async () => {
  await calls.close();
  await model.close();
});

const nodes = [{ type: "conversation", name: "uno", prompt: "Salude." }];

test("a workflow's maxDurationSeconds ends its call in the room", async () => {
  const workflow = { name: "W", model: { provider: "openai", model: "x" }, nodes, edges: [], maxDurationSeconds: 10 };
  const { answer } = await calls.call({ workflow });
  const parameters = { id: String(answer.body["id"]) };
  await expect
    .poll(async () => (await calls.fixture.do("getCall", { parameters })).body, { timeout: 15_000 })
    .toMatchObject({ status: "ended", endedReason: "exceeded-max-duration" });
});
