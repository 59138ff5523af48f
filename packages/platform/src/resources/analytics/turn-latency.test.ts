import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

/** Holds a call in which the person waited so long at each turn. */
async function talk(...waits: readonly number[]) {
  await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola." } } });
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  for (const total of waits) watch?.onMessage({ type: "turn-metrics", turnId: "t", stagesMs: { total } });
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
}

test("waits are counted over every call of the time, though the calls' rows are sealed", async () => {
  await talk(800, 200);
  await talk();
  await talk(400);
  const operations = ["p50", "p95", "count"].map((operation) => ({ operation, column: "turnLatency" }));
  const query = { table: "call", name: "waits", operations };
  const { body, text } = await fixture.do("queryAnalytics", { body: { queries: [query] } });
  expect(body, text).toMatchObject([{ result: [{ p50TurnLatency: 400, p95TurnLatency: 800, countTurnLatency: 3 }] }]);
});
