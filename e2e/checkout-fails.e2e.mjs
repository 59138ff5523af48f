import assert from "node:assert/strict";

export const name = "A checkout fails in three ways: each is said in the red box, and the button is free again";

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ origin, browser }) {
  const page = await browser.openPage();
  const start = page.getByRole("button", { name: "Comenzar - $9.99" });
  const press = async (error) => {
    await page.goto(origin);
    await start.click();
    await page
      .getByRole("alert")
      .filter({ hasText: `Error: ${error}` })
      .waitFor();
    assert.equal(await start.isEnabled(), true, error);
  };

  await page.route("**/api/create-checkout-session", (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: "failed", message: "broken for this story" } }),
  );
  await press("Failed to create checkout session");

  await page.route("**/api/create-checkout-session", (route) => route.abort());
  await press("Payment failed. Please try again.");

  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.route("**/config", async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({ json: { ...config, pricing: { ...config.pricing, publishableKey: "pk_test_story" } } });
  });
  await press("Stripe failed to load");
  // The browser notes what it was refused.
  browser.problems.splice(0);
}
