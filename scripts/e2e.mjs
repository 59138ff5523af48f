// usage: npm run e2e [-- NAME | --ui | other options of playwright test]   end-to-end tests in a real browser, on the built product
import { ensureBrowserReady } from "./browser/browser-ready.mjs";

await ensureBrowserReady();
const { runPlaywright } = await import("./browser/playwright.mjs");
const { tallyLine } = await import("./lib/tally.mjs");
const { code, tally } = await runPlaywright(process.argv.slice(2));
console.log(tallyLine(tally));
process.exit(code);
