import assert from "node:assert/strict";
import { axeFaults } from "./axe.mjs";

export const name = "An unknown address shows its error page and a way home";

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ origin, browser }) {
  const page = await browser.openPage();
  for (const path of ["/no-existe", "/form/00000000-0000-4000-8000-000000000000"]) {
    const answer = await page.goto(origin + path);
    assert.equal(answer.status(), 404, path);
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Unexpected Application Error!");
    assert.deepEqual(await axeFaults(page), []);
  }
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await page.waitForURL(`${origin}/`);
  // The browser itself notes the 404s we asked for.
  browser.problems.splice(0);
}
