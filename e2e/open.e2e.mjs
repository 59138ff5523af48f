import assert from "node:assert/strict";
import { axeFaults } from "./axe.mjs";

export const name = "Somebody opens the site";

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ origin, browser }) {
  const ready = await fetch(`${origin}/readyz`);
  assert.equal(ready.status, 200);

  const page = await browser.openPage();
  const answer = await page.goto(origin);
  assert.equal(answer.status(), 200);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  assert.deepEqual(await axeFaults(page), []);
}
