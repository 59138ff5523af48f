// usage: npm run e2e [-- part-of-a-file-name]   tells the stories of this folder in a real browser, on the built product
import { refuseOldNode } from "../scripts/lib/node-version.mjs";

refuseOldNode();
const { ensureInstalled } = await import("../scripts/lib/install.mjs");
await ensureInstalled();
const { ensureChromium } = await import("./chromium.mjs");
const { runStories } = await import("./run-stories.mjs");
const { tallyLines } = await import("../scripts/lib/tally.mjs");
const tally = await runStories({ chromium: await ensureChromium(), only: process.argv[2] });
for (const line of tallyLines(tally)) console.log(line);
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1);
