import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { choose, expectListed, finish, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The network holds up parts of the page: each says so in words, comes later, and nothing is lost", async ({
  origin,
  problems,
  page,
}) => {
  const noConnection = page.getByText("No hay conexión. Seguimos intentando; no cierre esta página.");

  // Nothing of the server is reached but what was reached before.
  await page.route("**/healthz", (route) => route.abort("internetdisconnected"));
  const site = await holdUp(page, "app");
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await noConnection.waitFor();
  await site.letThrough();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();

  await pay(page, origin);
  const interview = await holdUp(page, "open-form");
  const readers = await holdUp(page, "readers");
  const laterScreens = await holdUp(page, "deferred-screens");
  await page.reload();
  await noConnection.waitFor();
  await interview.letThrough();
  await choose(page, rosa.form);

  await preferWriting(page);
  const box = page.getByRole("textbox");
  await box.fill(rosa.answers[0][1]);
  const english = await holdUp(page, "en");
  const toggle = page.getByRole("button", { name: /^(English|Español)$/ });
  await toggle.click();
  await page.getByText("No connection. We keep trying.").waitFor();
  await page.getByText("Pregunta 1 de 10").waitFor();
  await english.letThrough();
  await page.getByText("Question 1 of 10").waitFor();
  assert.equal(await box.inputValue(), rosa.answers[0][1], "the answer begun is still there");
  assert.ok(await toggle.evaluate((button) => button === document.activeElement), "the focus stays");
  await toggle.click();
  await page.getByText("Pregunta 1 de 10").waitFor();

  await page.getByRole("button", { name: "Responder" }).click();
  await noConnection.waitFor();
  assert.equal(await box.inputValue(), rosa.answers[0][1], "the answer that waits is still there");
  await readers.letThrough();
  await page.getByText("Pregunta 2 de 10").waitFor();

  await writeAll(page, rosa.answers.slice(1, -1));
  await page.getByText("Pregunta 10 de 10").waitFor();
  // The server answers, and still does not give the file: it may be another version by now.
  await page.unroute("**/healthz");
  await write(page, rosa.answers[9][1]);
  await page.getByRole("button", { name: "Abrir otra vez" }).waitFor();
  await laterScreens.letThrough();
  await finish(page);
  await expectListed(page, rosa.answers);

  // The browser notes the files that did not arrive.
  problems.splice(0);
});

/** Drops every file of a part of the site until it is let through. */
async function holdUp(page: Page, part: string) {
  const files = new RegExp(`/assets/${part}-[\\w-]+\\.js$`);
  let dropped = 0;
  await page.route(files, (route) => {
    dropped += 1;
    return route.abort("internetdisconnected");
  });
  return {
    letThrough: async () => {
      assert.ok(dropped > 0, `the page asked for ${part}`);
      await page.unroute(files);
    },
  };
}
