import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { partedWords, sidewaysWhenEnlarged, tooSmall } from "../fixtures/page-faults.ts";
import { test } from "../fixtures/test.ts";
import { tour } from "../screens/tour.ts";

/** The states that are looked at on the screen of a desk as well: one of every page, and one of every step of a form. */
const alsoAtDesk = new Set(["landing", "help", "terms", "unknown", "choose", "ask", "review", "complete"]);
const desk = { width: 1280, height: 800 };

test("Every state of every page is open to everybody and large enough, in both languages, on a phone", async ({
  deafServer: { origin },
  openPage,
  problems,
}) => {
  test.setTimeout(600_000);
  const seen: string[] = [];
  const prices = new Set<string>();
  const notices = { English: new Set<string>(), Español: new Set<string>() };
  await tour({
    origin,
    openPage: () => openPage(),
    stop: async (state, page) => {
      seen.push(state);
      if (alsoAtDesk.has(state)) {
        const phone = page.viewportSize();
        await page.setViewportSize(desk);
        assert.deepEqual(await axeFaults(page), [], `${state} at a desk`);
        await page.setViewportSize(phone ?? desk);
      }
      for (const [here, other] of [
        ["Español", "English"],
        ["English", "Español"],
      ] as const) {
        assert.deepEqual(await axeFaults(page), [], `${state}, ${here}`);
        assert.deepEqual(await tooSmall(page), [], `${state}, ${here}`);
        assert.deepEqual(await partedWords(page), [], `${state}, ${here}`);
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
  assert.deepEqual(
    [...alsoAtDesk].filter((state) => !seen.includes(state)),
    [],
  );
  assert.ok(seen.length > 30, `only ${seen.length} states were seen`);
  const config = await (await fetch(`${origin}/config`)).json();
  assert.deepEqual([...prices], [`$${config.pricing.price}`], "one price is named, the one that is charged");
  for (const [language, said] of Object.entries(notices)) {
    assert.equal(said.size, 1, `the pages' notices in ${language}:\n${[...said].join("\n")}`);
  }
  // The browser notes what the tour provoked: calls refused or cut off, a page that is not there.
  problems.splice(0);
});

/** The words of the notice's first paragraph; the terms' has a second one of its own. */
async function saidIn(notice: Locator): Promise<string> {
  const text = await notice.locator("p").first().innerText();
  return text.replace(/\s+/g, " ").replace(/ \./g, ".").trim();
}
