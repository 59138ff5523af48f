// Builds a module of the workspaces from its source and loads it: for commands that have no build of their own.
import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Builds a module with the workspaces it imports, and imports it.
 * @param {string} file path from the project's folder
 * @returns {Promise<any>} the module
 */
export async function importSource(file) {
  const outDir = `${root}node_modules/.cache/dilo-source/${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: root + file,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "source.mjs" } },
    },
    ssr: { noExternal: ["@dilo/forms"] },
  });
  try {
    return await import(pathToFileURL(`${outDir}/source.mjs`).href);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
