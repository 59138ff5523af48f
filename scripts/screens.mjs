// usage: npm run screens   takes a picture of every state at phone size into docs/screens
import { ensureBrowserReady } from "./browser/browser-ready.mjs";

await ensureBrowserReady();
const { runPlaywright } = await import("./browser/playwright.mjs");
const { code } = await runPlaywright(["--project=screens", "--retries=0"], { env: { E2E_SCREENS: "1" } });
process.exit(code);
