// Usage: node scripts/interview-chart.mjs
// Draws the interview's statechart from its table and writes it to docs/interview.md.
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = `${root}node_modules/.cache/dilo-chart/${process.pid}`;

await build({
  root,
  configFile: false,
  logLevel: "silent",
  build: {
    ssr: `${root}packages/forms/src/interview/chart.ts`,
    outDir,
    minify: false,
    target: "node20",
    rolldownOptions: { output: { entryFileNames: "chart.mjs" } },
  },
  ssr: { noExternal: true },
});
try {
  /** @type {{ interviewChart: () => string }} */
  const { interviewChart } = await import(pathToFileURL(`${outDir}/chart.mjs`).href);
  writeFileSync(`${root}docs/interview.md`, interviewChart());
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
