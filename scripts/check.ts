// usage: npm run check [-- --all]   format, lint, types, lost promises, unused code, and the tests a change touches; with --all every test
import { runCheckSteps } from "./check/check-steps.ts";
import { tallyLine } from "./lib/tally.ts";

const { failed, tally } = await runCheckSteps({ all: process.argv.includes("--all") });
if (failed.length > 0) console.log(`Not in order: ${failed.join(", ")}`);
console.log(tallyLine(tally));
process.exit(failed.length === 0 ? 0 : 1);
