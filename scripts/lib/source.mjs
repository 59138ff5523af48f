import { createServer } from "vite";
import { root } from "./run.mjs";

/** Loads one of our modules from its source. @param {string} path from the project's root: "/packages/…" */
export async function loadSource(path) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await vite.ssrLoadModule(path);
  } finally {
    await vite.close();
  }
}
