// usage: npm test   installs what is missing, then runs every check and every end-to-end test
import { refuseOldNode } from "./lib/node-version.mjs";

refuseOldNode();
const { ensureInstalled } = await import("./lib/install.mjs");
await ensureInstalled();
const { ensureTestTools } = await import("./lib/debian.mjs");
const { ensureChromium } = await import("./browser/chromium.mjs");
await ensureTestTools();
const { ensureFetchedPackages } = await import("./lib/fetched-packages.mjs");
await ensureFetchedPackages();
await ensureChromium();
const { runCheckSteps } = await import("./check/check-steps.mjs");
const { runPlaywright } = await import("./browser/playwright.mjs");
const { sum, tallyLine } = await import("./lib/tally.mjs");

console.log("Checking ...");
const check = await runCheckSteps({ all: true });
console.log("Running the end-to-end tests ...");
const e2e = await runPlaywright([]);
for (const name of e2e.skipped) console.log(`not run ${name}`);
if (check.failed.length > 0) console.log(`Not in order: ${check.failed.join(", ")}`);
const tally = sum([check.tally, e2e.tally]);
console.log(tallyLine(tally));
process.exit(check.failed.length === 0 && e2e.code === 0 && tally.failed === 0 ? 0 : 1);
