import assert from "node:assert/strict";
import { axeFaults } from "./axe.mjs";
import { makeFormsFolder } from "./official-forms.mjs";
import { pay } from "./steps.mjs";

export const name =
  "The blank official forms are there to look at: as pictures on a phone, framed on a wide screen, else at uscis.gov";

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ origin, startServer, browser }) {
  const folder = await makeFormsFolder();
  try {
    const server = await startServer({ env: { OFFICIAL_FORMS_DIR: folder.path } });
    await onAPhone(await browser.openPage(), server.origin);
    await onAWideScreen(await browser.openPage({ viewport: { width: 1280, height: 900 } }), server.origin);
    await withoutForms(await browser.openPage(), origin);
  } finally {
    await folder.remove();
  }
}

async function onAPhone(page, origin) {
  await pay(page, origin);
  const pictures = page.getByRole("img", { name: /de 14 del formulario N-400/ });
  await pictures.first().scrollIntoViewIfNeeded();
  assert.equal(await pictures.count(), 14);
  assert.ok(await pictures.evaluateAll((all) => all.every((picture) => picture.loading === "lazy")));
  await page.waitForFunction((picture) => picture.naturalWidth > 0, await pictures.first().elementHandle());
  const size = await pictures.first().evaluate(async (picture) => (await (await fetch(picture.src)).blob()).size);
  assert.ok(size <= 60 * 1024, `a page is ${size} B`);
  assert.deepEqual(await axeFaults(page), [], "the pictures of the pages");
  const link = page.getByRole("link", { name: "Abrir el PDF del N-400" });
  assert.equal(await link.getAttribute("href"), "/official-forms/n-400.pdf");
}

async function onAWideScreen(page, origin) {
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await pay(page, origin);
  const frame = page.locator('iframe[src="/official-forms/n-400.pdf"]');
  await frame.waitFor();
  assert.match(await frame.getAttribute("title"), /N-400.*01\/20\/25/);
  const answer = await page.request.get(`${origin}/official-forms/n-400.pdf`);
  assert.match(answer.headers()["content-disposition"], /^inline/);
}

async function withoutForms(page, origin) {
  await pay(page, origin);
  const link = page.locator('a[href="https://www.uscis.gov/n-400"]');
  await link.first().waitFor();
  assert.equal(await page.locator("iframe, .viewer img").count(), 0);
}
