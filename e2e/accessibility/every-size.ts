import type { Page } from "@playwright/test";
import { axeFaultsOfLook } from "../fixtures/axe.ts";
import { covered, overlaps, partedWords } from "../fixtures/page-faults.ts";

/** How a page is looked at: a screen, the size of letters set in the browser, and its colours. */
interface Look {
  /** CSS pixels. */
  readonly width: number;
  /** Percent. */
  readonly text: number;
  readonly colours: keyof typeof media;
}

const media = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "light", forcedColors: "active" },
} as const;

const allColours = ["light", "dark", "forced"] as const;

const all: readonly Look[] = [320, 360, 390, 1280].flatMap((width) =>
  [100, 150, 200].flatMap((text) => allColours.map((colours) => ({ width, text, colours }))),
);

/** The outermost of all, in the colours that the tests of a phone do not see; and the narrowest as it is bought. */
const few: readonly Look[] = [
  { width: 320, text: 100, colours: "light" },
  { width: 320, text: 200, colours: "forced" },
  { width: 1280, text: 200, colours: "dark" },
];

/** Nothing else runs, and there is time: `npm run nightly`. */
const isNight = process.env["E2E_SIZES"] === "all";

/** How the `at`-th state of a tour is looked at: in every way by night; by day in one of those that differ most, in turn. */
export function looksAt(at: number): readonly Look[] {
  return isNight ? all : few.slice(at % few.length, (at % few.length) + 1);
}

/**
 * Looks at a page in some ways, and leaves it as it was.
 * @returns a line for each fault: what overlaps, is covered, is parted or shuts somebody out, and where
 */
export async function faultsInLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const { width, text, colours } of looks) {
    await page.emulateMedia(media[colours]);
    // As the browser's own setting, which the page's media queries follow too.
    await browser.send("Page.setFontSizes", {
      fontSizes: { standard: Math.round(0.16 * text), fixed: Math.round(0.13 * text) },
    });
    await page.setViewportSize({ width, height: width < 1000 ? 740 : 800 });
    for (const [what, look] of Object.entries({ overlaps, covered, parted: partedWords, axe: axeFaultsOfLook })) {
      for (const fault of await look(page)) found.push(`${width} px, ${text} %, ${colours}: ${what}: ${fault}`);
    }
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  if (before !== null) await page.setViewportSize(before);
  return found;
}
