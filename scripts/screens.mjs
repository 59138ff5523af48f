// usage: npm run screens   takes a picture of every state at phone size into docs/screens
import { ensureChromium } from "./browser/chromium.mjs";
import { runPlaywright } from "./browser/playwright.mjs";

await ensureChromium();
const { code } = await runPlaywright(["--project=screens", "--retries=0"], { env: { E2E_SCREENS: "1" } });
process.exit(code);
