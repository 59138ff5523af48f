import { refuseOldNode } from "../lib/node-version.mjs";

/** Installs what a command with a browser needs; nothing of a package is imported before it is there. */
export async function ensureBrowserReady() {
  refuseOldNode();
  const { ensureInstalled } = await import("../lib/install.mjs");
  await ensureInstalled();
  const { ensureChromium } = await import("./chromium.mjs");
  await ensureChromium();
}
