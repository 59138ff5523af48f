import assert from "node:assert/strict";
import { axeFaults } from "../fixtures/axe.ts";
import { test } from "../fixtures/test.ts";

test("Somebody opens the site", async ({ origin, page }) => {
  const ready = await fetch(`${origin}/readyz`);
  assert.equal(ready.status, 200);
  const answer = await page.goto(origin);
  assert.equal(answer?.status(), 200);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  assert.deepEqual(await axeFaults(page), []);
});
