// usage: npm run screens   takes a picture of every state at phone size into docs/screens
import { refuseOldNode } from "./lib/node-version.mjs";

refuseOldNode();
const { ensureInstalled } = await import("./lib/install.mjs");
await ensureInstalled();
const { ensureChromium } = await import("./lib/chromium.mjs");
await ensureChromium();
const { runPlaywright } = await import("./lib/playwright.mjs");
const { code } = await runPlaywright(["--project=screens", "--retries=0"], { env: { E2E_SCREENS: "1" } });
process.exit(code);
