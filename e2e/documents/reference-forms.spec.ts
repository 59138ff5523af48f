import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { pay } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("The blank official forms are there to look at: as pictures on a phone, framed on a wide screen, else at uscis.gov", async ({
  origin,
  serverWithForms,
  openPage,
}) => {
  await onAPhone(await openPage(), serverWithForms.origin);
  await onAWideScreen(await openPage({ viewport: { width: 1280, height: 900 } }), serverWithForms.origin);
  await withoutForms(await openPage(), origin);
});

async function onAPhone(page: Page, origin: string) {
  await pay(page, origin);
  const pictures = page.getByRole("img", { name: /de 14 del formulario N-400/ });
  await pictures.first().scrollIntoViewIfNeeded();
  assert.equal(await pictures.count(), 14);
  assert.ok(await pictures.evaluateAll((all) => all.every((picture) => picture.getAttribute("loading") === "lazy")));
  await expect(pictures.first()).not.toHaveJSProperty("naturalWidth", 0);
  const size = await pictures
    .first()
    .evaluate(async (picture: HTMLImageElement) => (await (await fetch(picture.src)).blob()).size);
  assert.ok(size <= 60 * 1024, `a page is ${size} B`);
  assert.deepEqual(await axeFaults(page), [], "the pictures of the pages");
  const link = page.getByRole("link", { name: "Abrir el PDF del N-400" });
  assert.equal(await link.getAttribute("href"), "/official-forms/n-400.pdf");
}

async function onAWideScreen(page: Page, origin: string) {
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await pay(page, origin);
  const frame = page.locator('iframe[src="/official-forms/n-400.pdf"]');
  await frame.waitFor();
  assert.match((await frame.getAttribute("title")) ?? "", /N-400.*01\/20\/25/);
  // 60 % of the window's height, and never under 400 or over 600.
  for (const [window, viewer] of [
    [900, 540],
    [600, 400],
    [1200, 600],
  ]) {
    await page.setViewportSize({ width: 1280, height: window });
    assert.equal((await frame.boundingBox())?.height, viewer, `in a window of ${window} px`);
  }
  const answer = await page.request.get(`${origin}/official-forms/n-400.pdf`);
  assert.match(answer.headers()["content-disposition"], /^inline/);
}

async function withoutForms(page: Page, origin: string) {
  await pay(page, origin);
  const link = page.locator('a[href="https://www.uscis.gov/n-400"]');
  await link.first().waitFor();
  assert.equal(await page.locator("iframe, .viewer img").count(), 0);
}
