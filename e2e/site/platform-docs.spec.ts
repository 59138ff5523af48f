import assert from "node:assert/strict";
import { platformTokens, test } from "../fixtures/test.ts";

test("A developer reads the platform's contract, and tries a call with a token, under the page's strict policy", async ({
  origin,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 1400 });
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  const measuring = await page.context().newCDPSession(page);
  await measuring.send("Performance.enable");
  await page.goto(`${origin}/platform/docs`);
  await page.locator("#operations-Calls-createWebCall").waitFor();
  // The 148 operations, six of the newer campaigns, eight ways to a recording, a structured output that is run, a file's bytes, the room, an import, three of messages that were given up, the audit log, open invitations, eight of collections of files.
  assert.equal(await page.locator(".operation").count(), 181);
  await page.getByText(`The base address is ${origin}/platform`).waitFor();
  await page.locator("#operations-Calls-createWebCall > summary").click();
  await page.locator("#operations-Calls-createWebCall th", { hasText: "assistantOverrides" }).waitFor();
  const { metrics } = await measuring.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.POSITIVE_INFINITY;
  // Swagger UI made all of the page at once, in 84 s and 1.7 GB; here an operation is made when it is opened.
  assert.ok(metric("Nodes") < 10_000, `${metric("Nodes")} nodes`);
  assert.ok(metric("JSHeapUsedSize") < 150_000_000);

  await page.getByLabel("Token").fill(platformTokens.PLATFORM_PRIVATE_TOKEN);
  const operation = page.locator("#operations-Orgs-listOrgs");
  await operation.locator("summary").first().click();
  await operation.getByRole("button", { name: "Send" }).click();
  await operation.locator("pre", { hasText: "200" }).waitFor();
  assert.match(await operation.locator("pre").innerText(), /First org/);
  const room = page.locator("#operations-Rooms-joinRoom");
  await room.locator("summary").first().click();
  await room.locator("summary", { hasText: "ClientSignal" }).click();
  await room.locator("summary", { hasText: '"join"' }).click();
  await room.locator("th", { hasText: "abilities" }).waitFor();

  // Nobody else is asked for anything.
  assert.deepEqual(
    [...new Set(asked.filter(({ protocol }) => protocol !== "data:").map((url) => url.origin))],
    [origin],
  );
});
