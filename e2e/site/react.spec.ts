import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { choose, pay, preferWriting } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** Script of a page before anybody touches it, as it is sent. Bytes. */
const mostScript = 5 * 1024;
const settledPages = ["/", "/ayuda", "/terminos", "/no-existe"];

test("React itself has every element: of /form at load, of the other pages after the first touch", async ({
  origin,
  problems,
  page,
}) => {
  for (const path of settledPages) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    assert.deepEqual(await elementsWithout(page, "__reactFiber$"), { all: true, some: true }, `${path} untouched`);
    assert.ok((await scriptBytes(page)) <= mostScript, `${path}: ${await scriptBytes(page)} bytes of script`);
    await page.getByRole("main").dispatchEvent("pointerdown");
    await isReacts(page, path);
  }
  await pay(page, origin);
  await choose(page, "N-400");
  await preferWriting(page);
  await page.reload();
  await page.getByRole("textbox").waitFor();
  await isReacts(page, "/form");
  // The browser itself notes the 404 we asked for.
  problems.splice(0);
});

async function isReacts(page: Page, path: string) {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer$")),
  );
  await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).length > 0);
  assert.deepEqual(await elementsWithout(page, "__reactFiber$"), { all: false, some: false }, path);
}

/** Whether all, or some, of the page's elements lack a key of their own that begins so. */
function elementsWithout(page: Page, key: string) {
  return page.evaluate((begins) => {
    const lacks = [...document.querySelectorAll("#root *")].map(
      (element) => !Object.keys(element).some((own) => own.startsWith(begins)),
    );
    return { all: lacks.every(Boolean), some: lacks.some(Boolean) };
  }, key);
}

/** How much script the page has loaded, as it was sent. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}
