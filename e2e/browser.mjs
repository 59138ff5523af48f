import { chromium as playwright } from "playwright-core";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The phone most stories are told on, in CSS pixels. */
const phone = { width: 390, height: 844 };

/**
 * Starts a Chromium with an empty profile.
 * @param {{ chromium: string, args?: readonly string[] }} options `chromium`: path of the program; `args`: more flags,
 *   such as Chromium's fake microphone
 * @returns {Promise<Browser>}
 */
export async function launchBrowser({ chromium, args = [] }) {
  const program = await playwright.launch({ executablePath: chromium, args: [...flags, ...args] });
  const problems = [];
  const pages = [];
  return {
    problems,
    pages,
    openPage: async (options) => {
      const visitor = await program.newContext({
        viewport: phone,
        locale: "es-US",
        reducedMotion: "reduce",
        ...options,
      });
      const page = await watchedPage(visitor, problems);
      pages.push(page);
      return page;
    },
    close: () => program.close(),
  };
}

/**
 * @typedef {object} Browser
 * @property {string[]} problems what went wrong on its pages by itself: uncaught errors and lines written to console.error.
 *   A story fails when one is left; a story that provokes one takes it out: `browser.problems.splice(0)`
 * @property {import("playwright-core").Page[]} pages every page opened so far
 * @property {(options?: import("playwright-core").BrowserContextOptions) => Promise<import("playwright-core").Page>} openPage
 *   a page of a new visitor: nothing is shared with the pages before it
 * @property {() => Promise<void>} close
 */

async function watchedPage(visitor, problems) {
  const page = await visitor.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return page;
}
