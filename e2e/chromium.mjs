import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";
import { aptInstall, canApt } from "../scripts/lib/debian.mjs";
import { runNode } from "../scripts/lib/run.mjs";

/** Where Chrome and Chromium usually stand. The Debian binary comes before its wrapper script, which adds flags of its own. */
const usualPlaces = [
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, else one that is installed, else the one Playwright brought earlier.
 * @returns {string | undefined} the path of its program
 */
function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH names no file: ${asked}`);
    return asked;
  }
  return [...usualPlaces, playwright.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium, or installs one: Debian's when we are root with apt, else Playwright's own.
 * @returns {Promise<string>} the path of its program; throws when there is no way to have one
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canApt() && (await aptInstall(["chromium"]))) {
    const installed = findChromium();
    if (installed) return installed;
  }
  console.log("Downloading a browser (playwright-core install chromium) ...");
  const { output } = await runNode(["node_modules/playwright-core/cli.js", "install", "--no-shell", "chromium"]);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  throw new Error(`There is no Chrome or Chromium here, and none could be installed:\n${output}`);
}
