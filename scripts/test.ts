// usage: npm test   installs what is missing, then runs every check and every end-to-end test but those tagged @night
import { setPriority } from "node:os";
import { ensureBuilt, patience } from "./bootstrap.mjs";
import { sum, tallyLine } from "./check/tally.ts";
import { runCheckSteps } from "./check.ts";
import { night, runPlaywright } from "./e2e.ts";
import { canApt, ensureChromium, ensureFetchedPackages, ensureTestTools } from "./test-tools.ts";

await ensureTestTools();
// Built before checks and end-to-end tests: both start servers of it. A build that fails is told by the latter.
await Promise.all([ensureFetchedPackages(), ensureChromium(), ensureBuilt().catch(() => undefined)]);
console.log("Checking, and running the end-to-end tests ...");
const running = runPlaywright(["--grep-invert", night]);
// What starts from here takes the processor time that browsers leave, and all of it once they have ended: a page that is
// starved is slower than any person would meet it.
setPriority(3 * patience);
const check = await runCheckSteps({ all: true, beside: running });
const e2e = await running;
for (const name of e2e.skipped) console.log(`not run ${name}`);
if (check.failed.length > 0) console.log(`Not in order: ${check.failed.join(", ")}`);
if (check.unseen.length > 0) console.log(`Proofs of fields that act, not run: ${check.unseen.join(", ")}`);
// What they drive was to be installed above, where that is allowed.
const isUnproven = check.unseen.length > 0 && canApt();
const tally = sum([check.tally, e2e.tally]);
console.log(tallyLine(tally));
process.exit(check.failed.length === 0 && e2e.code === 0 && tally.failed === 0 && !isUnproven ? 0 : 1);
