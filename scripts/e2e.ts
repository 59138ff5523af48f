// usage: npm run e2e [-- NAME | --ui | other options of playwright test]   end-to-end tests in a real browser, on the built product
import { ensureChromium } from "./browser/chromium.ts";
import { runPlaywright } from "./browser/playwright.ts";
import { tallyLine } from "./lib/tally.ts";

await ensureChromium();
const { code, tally } = await runPlaywright(process.argv.slice(2));
console.log(tallyLine(tally));
process.exit(code);
