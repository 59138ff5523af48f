// usage: npm run e2e [-- NAME | --ui | other options of playwright test]   end-to-end tests in a real browser, on the built product
import { ensureChromium } from "./browser/chromium.mjs";
import { runPlaywright } from "./browser/playwright.mjs";
import { tallyLine } from "./lib/tally.mjs";

await ensureChromium();
const { code, tally } = await runPlaywright(process.argv.slice(2));
console.log(tallyLine(tally));
process.exit(code);
