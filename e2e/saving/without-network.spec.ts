import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { listenToTexts } from "../fixtures/page/hearing.ts";
import { expectListed, finish, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test("Without a network the form goes on, is opened again at the same question, and arrives when there is one", async ({
  origin,
  problems,
  page,
}) => {
  const visitor = page.context();
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, 2));
  await page.getByText("Pregunta 3 de 10").waitFor();
  await kept(page);

  await visitor.setOffline(true);
  await write(page, rosa.answers[2][1]);
  await page.getByText("Pregunta 4 de 10").waitFor();
  await page.getByRole("textbox").fill("742 calle Ever");
  await page.reload();
  await page.getByText("Pregunta 4 de 10").waitFor();
  assert.equal(await page.getByRole("textbox").inputValue(), "742 calle Ever");
  await writeAll(page, rosa.answers.slice(3, 5));
  await page.getByText("Pregunta 6 de 10").waitFor();
  await page.goBack();
  await page.getByText("Pregunta 5 de 10").waitFor();
  await page.close();

  // Another day, still without a network: everything that was answered is there, and nobody reads it in the storage.
  const next = await visitor.newPage();
  await listenToTexts(next);
  await next.unroute("**/api/speech");
  await next.goto(`${origin}/form`);
  await next.getByText("Pregunta 5 de 10").waitFor();
  const stored = await next.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const [, says] of rosa.answers.slice(0, 5)) assert.ok(!stored.includes(says));
  // The server's voice, which is asked for all of it at once, is away; the device's reads sentence by sentence.
  const question = await next.locator("h2.question").innerText();
  await next.getByRole("button", { name: "Oír la pregunta" }).click();
  await next.waitForFunction((asked) => globalThis.readAloud.includes(asked), question);
  await preferWriting(next);
  await writeAll(next, rosa.answers.slice(4, 6));
  await next.getByText("Pregunta 7 de 10").waitFor();

  await visitor.setOffline(false);
  await next.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith("dilo_pending_")));
  await next.reload();
  await next.getByText("Pregunta 7 de 10").waitFor();
  await preferWriting(next);
  await writeAll(next, rosa.answers.slice(6));
  await finish(next);
  await expectListed(next, rosa.answers);
  // The browser notes the calls that did not arrive.
  problems.splice(0);
});

/** Waits until the service worker has the form page and what it has loaded. */
async function kept(page: Page) {
  await page.waitForFunction(async () => (await caches.match("/form")) !== undefined);
}
