// Builds the readers of answers, the interview and their lookup tables, and loads them: used by `interpret`, `interview` and benches.
import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Builds the readers and the interview with their lookup tables and imports them.
 * @returns {Promise<import("./play-interview.mjs").Language>}
 */
export async function openLanguage() {
  const outDir = `${root}node_modules/.cache/dilo-language/${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: `${root}apps/server/src/answers/language/interpret.ts`,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "language.mjs" } },
    },
    ssr: { noExternal: ["@dilo/forms"] },
  });
  try {
    return await import(pathToFileURL(`${outDir}/language.mjs`).href);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
