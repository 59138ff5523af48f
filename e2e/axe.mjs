import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Asks axe what on this page would shut somebody out. Run in the page itself, so our content policy stays on.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>} one line for each fault, `rule: selector`; empty when there is none
 */
export async function axeFaults(page) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/**
 * Asks axe about a state of the page in English and in Spanish; the page is in Spanish before and after.
 * @param {import("playwright-core").Page} page
 * @param {string} state what a failure is named after
 */
export async function assertOpenInBothLanguages(page, state) {
  for (const language of ["English", "Español"]) {
    assert.deepEqual(await axeFaults(page), [], state);
    await page.getByRole("banner").getByText(language, { exact: true }).click();
  }
}
