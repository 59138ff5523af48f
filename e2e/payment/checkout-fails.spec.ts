import assert from "node:assert/strict";
import { test } from "../fixtures/test.ts";

test("A checkout fails in three ways: each is said in the red box, and the button is free again", async ({
  origin,
  problems,
  page,
}) => {
  const start = page.getByRole("button", { name: "Comenzar - $9.99" });
  const press = async (error: string) => {
    await page.goto(origin);
    await start.click();
    await page
      .getByRole("alert")
      .filter({ hasText: `Error: ${error}` })
      .waitFor();
    assert.equal(await start.isEnabled(), true, error);
  };

  await page.route("**/api/create-checkout-session", (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: "failed", message: "broken for this test" } }),
  );
  await press("Failed to create checkout session");

  await page.route("**/api/create-checkout-session", (route) => route.abort());
  await press("Payment failed. Please try again.");

  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.route("**/config", async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({ json: { ...config, pricing: { ...config.pricing, publishableKey: "pk_test_fake" } } });
  });
  await press("Stripe failed to load");
  // The browser notes what it was refused.
  problems.splice(0);
});
