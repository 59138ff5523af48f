import { defineConfig, type ReporterDescription } from "@playwright/test";
import { autoplayFlags, chromiumFlags, microphoneFlags, visitor } from "./e2e/fixtures/browser.ts";
import { sound } from "./e2e/fixtures/test.ts";
import { findChromium } from "./scripts/test-tools.ts";

const executablePath = findChromium();
const withSound = new RegExp(sound);

/** A Chromium with these flags; without a path Playwright says that there is none. */
const chromium = (...flags: string[]) => ({
  launchOptions: { args: [...chromiumFlags, ...flags], ...(executablePath && { executablePath }) },
});

/** `E2E_REPORT` names a file for the results as JSON; `npm test` counts them there. */
const report = process.env["E2E_REPORT"];
const reporter: ReporterDescription[] = [
  ["list"],
  ["html", { open: "never", outputFolder: "node_modules/.cache/dilo/e2e-report" }],
];
if (report !== undefined) reporter.push(["json", { outputFile: report }]);

export default defineConfig({
  testDir: "e2e",
  outputDir: "node_modules/.cache/dilo/e2e-results",
  globalSetup: "./e2e/fixtures/global-setup.ts",
  reporter,
  // Two with sound, which mostly wait for it, and two without, which take what processor time is left.
  workers: 4,
  fullyParallel: true,
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...visitor,
    // It would carry pages past what a test puts in a request's way; one test has its own.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: visitor.reducedMotion },
    // A first PDF takes long on a machine with much else to do; these limits end what hangs.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Without its film, which would take the processor from the sound.
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    ...chromium(...microphoneFlags),
  },
  projects: [
    // First, because they take longest.
    {
      name: "sound",
      testIgnore: ["sdk/**", "rooms/**", "screens/**"],
      grep: withSound,
      // Two calls at once leave each its time on two cores; a third makes sound late.
      workers: 2,
      use: chromium(...microphoneFlags, ...autoplayFlags),
    },
    { name: "silent", testIgnore: ["sdk/**", "rooms/**", "screens/**"], grepInvert: withSound },
    { name: "sdk", testDir: "e2e/sdk", workers: 1 },
    { name: "rooms", testDir: "e2e/rooms", use: chromium(...microphoneFlags, ...autoplayFlags) },
    // Takes pictures and checks nothing: only `npm run screens` runs it.
    ...(process.env["E2E_SCREENS"] ? [{ name: "screens", testDir: "e2e/screens" }] : []),
  ],
});
