import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runNode } from "../bootstrap/run.mjs";
import { aptInstall, canApt } from "../lib/debian.ts";
import { findNpmChromium, installNpmChromium } from "./npm-chromium.ts";

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

/** `BARE=1` hides what this machine brings, apt and browsers, to show what `npm test` does where there is neither. */
const isBare = process.env["BARE"] === "1";

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, else one that is installed, else one that was downloaded earlier.
 * @returns the path of its program
 */
export function findChromium(): string | undefined {
  const asked = process.env["CHROMIUM_PATH"];
  if (asked === "none") return undefined;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH names no file: ${asked}`);
    return asked;
  }
  const places = isBare ? [] : [...usualPlaces, chromium.executablePath()];
  return places.find((path) => path && existsSync(path)) ?? findNpmChromium();
}

/**
 * Finds a Chromium, or installs one: Debian's when we are root with apt, else Playwright's own, else one from npm.
 * @returns the path of its program; undefined when there is no way to have one, which is printed
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (process.env["CHROMIUM_PATH"] === "none") return undefined;
  const found = findChromium();
  if (found) return found;
  if (canApt()) await aptInstall(["chromium"]);
  if (!isBare && !findChromium()) await downloadChromium();
  const chosen = findChromium() ?? (await installNpmChromium());
  if (chosen === undefined) console.log("There is no Chrome or Chromium here, and none could be installed.");
  return chosen;
}

async function downloadChromium() {
  console.log("Downloading a browser (playwright install chromium) ...");
  const { code } = await runNode(["node_modules/@playwright/test/cli.js", "install", "--no-shell", "chromium"]);
  if (code !== 0) console.log("It could not be downloaded.");
}
