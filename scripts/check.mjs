// usage: npm run check   format, lint, types, lost promises, tests and unused code: everything but the browser
import { refuseOldNode } from "./lib/node-version.mjs";

refuseOldNode();
const { ensureInstalled } = await import("./lib/install.mjs");
await ensureInstalled();
const { runCheckSteps } = await import("./lib/check-steps.mjs");
const { tallyLines } = await import("./lib/tally.mjs");
const { failed, tally } = await runCheckSteps();
if (failed.length > 0) console.log(`Not in order: ${failed.join(", ")}`);
for (const line of tallyLines(tally)) console.log(line);
process.exit(failed.length === 0 ? 0 : 1);
