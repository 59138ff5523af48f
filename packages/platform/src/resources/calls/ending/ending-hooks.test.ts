import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDeveloperServer } from "../../../testing/developer-server.ts";
import { openTestResources, type TestResources } from "../../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

test("a hook uses its tool when a call ends for a reason that it names", async () => {
  const server = await openDeveloperServer(() => ({}));
  onTestFinished(() => server.close());
  const tool = { type: "function", function: { name: "tidy" }, server: { url: server.url } };
  const filters = [{ type: "oneOf", key: "call.endedReason", oneOf: ["customer-ended-call"] }];
  const hooks = [{ on: "call.ending", do: [{ type: "tool", tool }], filters }];
  for (const reason of ["silence-timed-out", "customer-ended-call"]) {
    const { status, text } = await fixture.do("createWebCall", { body: { assistant: { hooks } } });
    expect(status, text).toBe(201);
    fixture.begun.at(-1)?.watch.onEnded(reason);
    await fixture.resources.settled();
  }
  expect(server.received.map(({ body }) => body.message)).toMatchObject([
    { type: "tool-calls", toolCallList: [{ name: "tidy" }], call: { endedReason: "customer-ended-call" } },
  ]);
});

test.each([
  { on: "customer.speech.interrupted", do: [{ type: "say", exact: "x" }] },
  { on: "assistant.speech.interrupted", do: [{ type: "say", prompt: "Diga algo." }] },
  { on: "call.ending", do: [{ type: "tool", tool: { type: "sms" } }] },
  { on: "customer.speech.timeout[timeoutSeconds=3]", do: [{ type: "say", exact: "x" }] },
])("a hook that would not be carried out is refused: %j", async (hook) => {
  const answer = await fixture.do("createAssistant", { body: { hooks: [hook] } });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("hooks.0 is refused") });
});
