// @ts-check
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/** Loads the server's modules from their source, as its own Vite settings resolve them. Close it at the end. */
export function openServerSource() {
  const root = fileURLToPath(new URL("../apps/server/", import.meta.url));
  return createServer({
    configFile: `${root}vite.config.ts`,
    root,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    logLevel: "error",
  });
}
