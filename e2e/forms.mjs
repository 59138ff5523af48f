import { createServer } from "vite";
import { root } from "../scripts/house/run.mjs";

/** Loads our forms package from its source, so that stories know what will be asked. */
export async function loadForms() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await vite.ssrLoadModule("/packages/forms/src/index.ts");
  } finally {
    await vite.close();
  }
}
