import assert from "node:assert/strict";
import { axeFaults } from "../fixtures/axe.ts";
import { test } from "../fixtures/test.ts";

test("Somebody opens the site", async ({ origin, page }) => {
  const ready = await fetch(`${origin}/readyz`);
  assert.equal(ready.status, 200);
  const answer = await page.goto(origin);
  assert.equal(answer?.status(), 200);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  assert.deepEqual(await axeFaults(page), []);
});

test("An unknown address shows its error page and a way home", async ({ origin, problems, page }) => {
  for (const path of ["/no-existe", "/form/00000000-0000-4000-8000-000000000000"]) {
    const answer = await page.goto(origin + path);
    assert.equal(answer?.status(), 404, path);
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Unexpected Application Error!");
    assert.deepEqual(await axeFaults(page), []);
  }
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await page.waitForURL(`${origin}/`);
  // The browser itself notes the 404s we asked for.
  problems.splice(0);
});
