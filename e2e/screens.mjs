// usage: node e2e/screens.mjs   takes a picture of every state at phone size into docs/screens
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/lib/built.mjs";
import { root } from "../scripts/lib/run.mjs";
import { launchBrowser } from "./browser.mjs";
import { ensureChromium } from "./chromium.mjs";
import { startServer } from "./server.mjs";
import { smallPng } from "./small-png.mjs";
import { tour, tourBrowserArgs, tourEnv } from "./tour.mjs";

const folder = join(root, "docs/screens");
await mkdir(folder, { recursive: true });
await ensureBuilt();
const server = await startServer({ env: tourEnv });
const browser = await launchBrowser({ chromium: await ensureChromium(), args: tourBrowserArgs });
try {
  const painter = await browser.openPage();
  await tour({
    origin: server.origin,
    openPage: () => browser.openPage({ colorScheme: "light" }),
    stop: async (state, page) => {
      // Nothing is marked as under the pointer.
      await page.mouse.move(0, 0);
      const png = await page.screenshot({ animations: "disabled" });
      await writeFile(join(folder, `${state}-390.png`), await smallPng(painter, png));
    },
  });
} finally {
  await browser.close();
  await server.stop();
}
