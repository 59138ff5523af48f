// Usage: node scripts/interview-chart.mjs
// Draws the interview's statechart from its table and writes it to docs/interview.md.
import { writeFileSync } from "node:fs";
import { importSource } from "./language/import-source.mjs";

/** @type {{ interviewChart: () => string }} */
const { interviewChart } = await importSource("packages/forms/src/interview/chart.ts");
writeFileSync(new URL("../docs/interview.md", import.meta.url), interviewChart());
