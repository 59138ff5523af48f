// usage: npm run screens   takes a picture of every state at phone size into docs/screens
import { ensureChromium } from "./browser/chromium.ts";
import { runPlaywright } from "./browser/playwright.ts";

await ensureChromium();
const { code } = await runPlaywright(["--project=screens", "--retries=0"], { env: { E2E_SCREENS: "1" } });
process.exit(code);
