import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/bootstrap.mjs";
import { test } from "../fixtures/test.ts";
import { smallPng } from "./small-png.ts";
import { legs } from "./tour.ts";

const folder = join(root, "docs/screens");

test("A picture of every state at phone size is written to docs/screens", async ({
  deafServer: { origin },
  openPage,
  problems,
}) => {
  test.setTimeout(600_000);
  await mkdir(folder, { recursive: true });
  const painter = await openPage();
  for (const leg of Object.values(legs))
    await leg({
      origin,
      openPage: () => openPage({ colorScheme: "light" }),
      stop: async (state, page) => {
        // Nothing is marked as under the pointer.
        await page.mouse.move(0, 0);
        const png = await page.screenshot({ animations: "disabled" });
        await writeFile(join(folder, `${state}-390.png`), await smallPng(painter, png));
      },
    });
  // The browser notes what the tour provoked: calls refused or cut off, a page that is not there.
  problems.splice(0);
});
