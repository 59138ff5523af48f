// usage: npm run e2e [-- NAME | --ui | other options of playwright test]   end-to-end tests in a real browser, on the built product
import { refuseOldNode } from "./lib/node-version.mjs";

refuseOldNode();
const { ensureInstalled } = await import("./lib/install.mjs");
await ensureInstalled();
const { ensureChromium } = await import("./lib/chromium.mjs");
await ensureChromium();
const { runPlaywright } = await import("./lib/playwright.mjs");
const { tallyLine } = await import("./lib/tally.mjs");
const { code, tally } = await runPlaywright(process.argv.slice(2));
console.log(tallyLine(tally));
process.exit(code);
