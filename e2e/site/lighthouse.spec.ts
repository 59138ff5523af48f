import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "@dilo/testing/free-port";
import { findChromium } from "../../scripts/test-tools.ts";
import { launchChromium, visitor } from "../fixtures/browser.ts";
import { choose, pay, preferWriting, write } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** Where `node scripts/run.mjs test-tools` puts Lighthouse: 185 MB that not everybody needs. */
const program = join(
  import.meta.dirname,
  "../../node_modules/.cache/dilo/fetched/node_modules/lighthouse/core/index.js",
);

interface Report {
  readonly lhr: {
    readonly finalDisplayedUrl: string;
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
  };
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Report>;

/** Held to 100; the times of a test that runs beside others judge nothing, and are only noted. */
const held = ["accessibility", "best-practices"];

test("Lighthouse finds nothing wrong on the landing page and on a paid form", async ({ origin, cleanUp }) => {
  test.setTimeout(120_000);
  // Without Lighthouse, where the registry is out of reach, axe in every state and the slow phone's test remain.
  test.skip(!existsSync(program), "node scripts/run.mjs test-tools has not fetched Lighthouse");
  const { default: lighthouse } = (await import(pathToFileURL(program).href)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await launchChromium(findChromium() ?? "", [`--remote-debugging-port=${port}`]);
  cleanUp(() => browser.close());
  const judge = async (path: string, categories: readonly string[], Cookie = "") => {
    const { lhr } = await lighthouse(origin + path, {
      port,
      logLevel: "error",
      disableStorageReset: true,
      onlyCategories: [...categories, "performance"],
      ...(Cookie !== "" && { extraHeaders: { Cookie } }),
    });
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    test.info().annotations.push({ type: "measured", description: `${path}: performance ${score("performance")}` });
    const faults = Object.values(lhr.audits).filter((audit) => audit.score === 0);
    for (const category of categories)
      assert.equal(score(category), 100, `${path}: ${category}; ${faults.map(({ title }) => title).join("; ")}`);
    return new URL(lhr.finalDisplayedUrl).pathname;
  };
  assert.equal(await judge("/", [...held, "seo"]), "/");

  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  await pay(page, origin);
  await choose(page, "N-400");
  await preferWriting(page);
  await write(page, "Sofía Prado Luna");
  await page.getByText("Pregunta 2 de 10").waitFor();
  await page.waitForLoadState("networkidle");
  const cookies = await context.cookies();
  await context.close();
  // A form that somebody paid for is kept from search engines on purpose.
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  assert.equal(await judge("/form", held, cookie), "/form");
});
