// usage: npm test   installs what is missing, then runs every check and every story in a real browser
import { refuseOldNode } from "./lib/node-version.mjs";

refuseOldNode();
const { ensureInstalled } = await import("./lib/install.mjs");
await ensureInstalled();
const { ensureTestTools } = await import("./lib/debian.mjs");
const { ensureChromium } = await import("../e2e/chromium.mjs");
await ensureTestTools();
const { ensureForeignClients } = await import("./lib/foreign-clients.mjs");
await ensureForeignClients();
const chromium = await ensureChromium();
const { runCheckSteps } = await import("./lib/check-steps.mjs");
const { runStories } = await import("../e2e/run-stories.mjs");
const { sum, tallyLines } = await import("./lib/tally.mjs");

console.log("Checking ...");
const check = await runCheckSteps({ all: true });
console.log("Telling the stories in a browser ...");
// Sound is told in real time on whatever the machine has left: a story may be told twice, and is named then.
const stories = await runStories({ chromium, tellings: 2 });
if (check.failed.length > 0) console.log(`Not in order: ${check.failed.join(", ")}`);
const tally = sum([check.tally, stories]);
for (const line of tallyLines(tally)) console.log(line);
process.exit(check.failed.length === 0 && tally.failed === 0 ? 0 : 1);
