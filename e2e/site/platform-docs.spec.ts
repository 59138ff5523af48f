import assert from "node:assert/strict";
import { test } from "../fixtures/test.ts";

const serverEnv = {
  PLATFORM_PRIVATE_TOKEN: "an-operators-private-token",
  PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
};

test.use({ serverEnv });

test("A developer reads the platform's contract, and tries a call with a token, under the page's strict policy", async ({
  origin,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 1400 });
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  await page.goto(`${origin}/platform/docs`);
  await page.locator("#operations-Calls-createWebCall").waitFor();
  assert.equal(await page.locator(".opblock").count(), 148);

  await page.getByRole("button", { name: "Authorize" }).first().click();
  await page.locator(".auth-container input").fill(serverEnv.PLATFORM_PRIVATE_TOKEN);
  await page.locator(".auth-btn-wrapper .authorize").click();
  await page.locator(".auth-btn-wrapper .btn-done").click();
  const operation = page.locator("#operations-Orgs-listOrgs");
  await operation.locator(".opblock-summary-control").click();
  await operation.getByRole("button", { name: "Try it out" }).click();
  await operation.getByRole("button", { name: "Execute" }).click();
  await operation.locator(".live-responses-table .response-col_status", { hasText: "200" }).waitFor();
  assert.match(await operation.locator(".live-responses-table").innerText(), /First org/);
  // Nobody else is asked for anything.
  assert.deepEqual(
    [...new Set(asked.filter(({ protocol }) => protocol !== "data:").map((url) => url.origin))],
    [origin],
  );
});
