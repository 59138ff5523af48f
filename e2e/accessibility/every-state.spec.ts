import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { listenToTexts, unheardTexts } from "../fixtures/page/hearing.ts";
import { takeShift, watchShifts } from "../fixtures/page/shifts.ts";
import { partedWords, sidewaysWhenEnlarged, tooSmall } from "../fixtures/page-faults.ts";
import { test } from "../fixtures/test.ts";
import { tour } from "../screens/tour.ts";
import { faultsInLooks, looksAt } from "./every-size.ts";

test("Every state of every page is open to everybody and large enough, in both languages, on a phone", async ({
  deafServer: { origin },
  openPage,
  problems,
}) => {
  test.setTimeout(600_000 + looksAt(0).length * 60_000);
  const seen: string[] = [];
  const faults: string[] = [];
  const prices = new Set<string>();
  const notices = { English: new Set<string>(), Español: new Set<string>() };
  await tour({
    origin,
    openPage: async () => {
      const page = await openPage();
      await watchShifts(page);
      await listenToTexts(page);
      return page;
    },
    stop: async (state, page) => {
      seen.push(state);
      const { shift, what } = await takeShift(page);
      test.info().annotations.push({ type: "measured", description: `${state}: CLS ${shift.toFixed(3)}` });
      if (shift > mostShift) faults.push(`${state}: CLS ${shift}: ${what.join(" | ")}`);
      const looks = looksAt(seen.length);
      faults.push(...(await faultsInLooks(page, looks)).map((fault) => `${state}: ${fault}`));
      if (!spokenTo.has(state))
        faults.push(...(await unheardTexts(page)).map((text) => `${state}: not heard: ${text}`));
      for (const [here, other] of [
        ["Español", "English"],
        ["English", "Español"],
      ] as const) {
        for (const [what, look] of Object.entries(onEachPage)) {
          faults.push(...(await look(page)).map((fault) => `${state}, ${here}: ${what}: ${fault}`));
        }
        for (const price of (await page.locator("body").innerText()).match(/\$\s?[\d.,]*\d/g) ?? []) prices.add(price);
        const notice = page.locator("section[aria-labelledby=aviso]");
        if (await notice.isVisible()) notices[here].add(await saidIn(notice));
        await page.getByRole("banner").getByText(other, { exact: true }).click();
        // The words of the other language may have to come first; then the button offers this one.
        await page.getByRole("banner").getByText(here, { exact: true }).waitFor();
      }
      await takeShift(page);
    },
  });
  assert.equal(faults.length, 0, faults.join("\n"));
  assert.ok(seen.length > 30, `only ${seen.length} states were seen`);
  const config = await (await fetch(`${origin}/config`)).json();
  assert.deepEqual([...prices], [`$${config.pricing.price}`], "one price is named, the one that is charged");
  for (const [language, said] of Object.entries(notices)) {
    assert.equal(said.size, 1, `the pages' notices in ${language}:\n${[...said].join("\n")}`);
  }
  // The browser notes what the tour provoked: calls refused or cut off, a page that is not there.
  problems.splice(0);
});

/** How far what a screen shows may jump by itself since the one before it. */
const mostShift = 0.02;

const onEachPage = { axe: axeFaults, "too small": tooSmall, parted: partedWords, sideways: sidewaysWhenEnlarged };

/** The states in which Dilo speaks by itself; the page of the payment is another's. */
const spokenTo = new Set("checkout listening more-ways confirm paused keyboard-offered unread digits".split(" "));

/** The words of the notice's first paragraph; the terms' has a second one of its own. */
async function saidIn(notice: Locator): Promise<string> {
  const text = await notice.locator("p").first().innerText();
  return text.replace(/\s+/g, " ").replace(/ \./g, ".").trim();
}
