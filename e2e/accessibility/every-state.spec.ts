import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { listenToTexts, unheardTexts } from "../fixtures/page/hearing.ts";
import { takeShift, watchShifts } from "../fixtures/page/shifts.ts";
import { partedWords, sidewaysWhenEnlarged, tooSmall } from "../fixtures/page-faults.ts";
import { test } from "../fixtures/test.ts";
import { legs } from "../screens/tour.ts";
import { faultsInLooks, looksAt } from "./every-size.ts";

for (const [states, leg] of Object.entries(legs))
  test(`Every state ${states} is open to everybody and large enough, in both languages, on a phone`, async ({
    deafServer: { origin },
    openPage,
    problems,
  }) => {
    test.setTimeout(300_000 + looksAt(0).length * 60_000);
    const seen: string[] = [];
    const faults: string[] = [];
    const { pricing } = await (await fetch(`${origin}/config`)).json();
    await leg({
      origin,
      openPage: async () => {
        const page = await openPage();
        await watchShifts(page);
        await listenToTexts(page);
        return page;
      },
      stop: async (state, page) => {
        seen.push(state);
        const found = await faultsIn(state, page, { looks: looksAt(seen.length), price: `$${pricing.price}` });
        faults.push(...found.map((fault) => `${state}: ${fault}`));
      },
    });
    assert.equal(faults.length, 0, faults.join("\n"));
    assert.ok(seen.length > 6, `only ${seen.length} states were seen`);
    // The browser notes what the leg provoked: calls refused or cut off, a page that is not there.
    problems.splice(0);
  });

test("One notice stands on every open page, in both languages", async ({ deafServer: { origin }, openPage }) => {
  const page = await openPage();
  const notices = { English: new Set<string>(), Español: new Set<string>() };
  for (const path of ["/", "/ayuda", "/terminos"]) {
    await page.goto(origin + path);
    await inBothLanguages(page, async (language) => {
      const notice = page.locator("section[aria-labelledby=aviso]");
      if (await notice.isVisible()) notices[language].add(await saidIn(notice));
    });
  }
  for (const [language, said] of Object.entries(notices))
    assert.equal(said.size, 1, `the pages' notices in ${language}:\n${[...said].join("\n")}`);
});

/** What is wrong with a state: how it jumped into place, at the sizes it is looked at, aloud, in both languages, and in what it says one pays. */
async function faultsIn(
  state: string,
  page: Page,
  { looks, price }: { looks: ReturnType<typeof looksAt>; price: string },
): Promise<string[]> {
  const { shift, what } = await takeShift(page);
  test.info().annotations.push({ type: "measured", description: `${state}: CLS ${shift.toFixed(3)}` });
  const found = shift > mostShift ? [`CLS ${shift}: ${what.join(" | ")}`] : [];
  found.push(...(await faultsInLooks(page, looks)));
  if (!spokenTo.has(state)) found.push(...(await unheardTexts(page)).map((text) => `not heard: ${text}`));
  await inBothLanguages(page, async (language) => {
    for (const [kind, look] of Object.entries(onEachPage))
      found.push(...(await look(page)).map((fault) => `${language}: ${kind}: ${fault}`));
    const prices = (await page.locator("body").innerText()).match(/\$\s?[\d.,]*\d/g) ?? [];
    found.push(...prices.filter((named) => named !== price).map((named) => `${language}: ${named} is not the price`));
  });
  await takeShift(page);
  return found;
}

/** Looks at the page in Spanish and in English, and leaves it in Spanish. */
async function inBothLanguages(page: Page, look: (language: "Español" | "English") => Promise<void>) {
  for (const [here, other] of [
    ["Español", "English"],
    ["English", "Español"],
  ] as const) {
    await look(here);
    await page.getByRole("banner").getByText(other, { exact: true }).click();
    // The words of the other language may have to come first; then the button offers this one.
    await page.getByRole("banner").getByText(here, { exact: true }).waitFor();
  }
}

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
