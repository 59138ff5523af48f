import assert from "node:assert/strict";
import { axeFaults } from "./axe.mjs";
import { sidewaysWhenEnlarged } from "./enlarged.mjs";
import { tooSmall } from "./too-small.mjs";
import { tour, tourBrowserArgs, tourEnv } from "./tour.mjs";

export const name = "Every state of every page is open to everybody and large enough, in both languages, on a phone";
export const env = tourEnv;
export const browserArgs = tourBrowserArgs;
/** Some thirty states, each looked at twice. */
export const limitMs = 600_000;

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ origin, browser }) {
  const seen = [];
  const prices = new Set();
  const notices = { English: new Set(), Español: new Set() };
  await tour({
    origin,
    openPage: () => browser.openPage(),
    stop: async (state, page) => {
      seen.push(state);
      for (const [here, other] of [
        ["Español", "English"],
        ["English", "Español"],
      ]) {
        assert.deepEqual(await axeFaults(page), [], `${state}, ${here}`);
        assert.deepEqual(await tooSmall(page), [], `${state}, ${here}`);
        assert.deepEqual(await sidewaysWhenEnlarged(page), [], `${state} with text twice as large, ${here}`);
        for (const price of (await page.locator("body").innerText()).match(/\$\s?[\d.,]*\d/g) ?? []) prices.add(price);
        const notice = page.locator("section[aria-labelledby=aviso]");
        if (await notice.isVisible()) notices[here].add(await saidIn(notice));
        await page.getByRole("banner").getByText(other, { exact: true }).click();
        // The words of the other language may have to come first; then the button offers this one.
        await page.getByRole("banner").getByText(here, { exact: true }).waitFor();
      }
    },
  });
  assert.ok(seen.length > 30, `only ${seen.length} states were seen`);
  const config = await (await fetch(`${origin}/config`)).json();
  assert.deepEqual([...prices], [`$${config.pricing.price}`], "one price is named, the one that is charged");
  for (const [language, said] of Object.entries(notices)) {
    assert.equal(said.size, 1, `the pages' notices in ${language}:\n${[...said].join("\n")}`);
  }
  // The browser notes what the tour provoked: calls refused or cut off, a page that is not there.
  browser.problems.splice(0);
}

/** The words of the notice's first paragraph; the terms' has a second one of its own. */
async function saidIn(notice) {
  const text = await notice.locator("p").first().innerText();
  return text.replace(/\s+/g, " ").replace(/ \./g, ".").trim();
}
