import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const half = "742 calle Ficti";

test("Back, reload, help and a second tab come back to the same question, mode and half-written words", async ({
  origin,
  page,
}) => {
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, 4));
  const fifth = page.getByText("Pregunta 5 de 10");
  await fifth.waitFor();
  await page.getByRole("textbox").fill(half);
  await page.waitForLoadState("networkidle");
  await untilKept(page);
  assert.ok(!(await page.evaluate(() => JSON.stringify({ ...localStorage }))).includes("calle"), "kept unread");

  await page.reload();
  await comesBack(page);
  await page.getByRole("link", { name: "Ayuda" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Ayuda" }).waitFor();
  await page.goBack();
  await comesBack(page);
  const second = await page.context().newPage();
  await second.goto(`${origin}/form`);
  await comesBack(second);
  await second.close();
  await page.bringToFront();
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await comesBack(page);

  // The browser's Back is the question before; its answer stands in the box, and a reload stays with it.
  await page.goBack();
  await page.getByText("Pregunta 4 de 10").waitFor();
  await page.reload();
  await page.getByText("Pregunta 4 de 10").waitFor();
  await page.goBack();
  await page.getByText("Pregunta 3 de 10").waitFor();
  await write(page, rosa.answers[2][1]);
  await comesBack(page);

  // Before the first question there is the site's first page, and never the one of the payment.
  for (const number of [4, 3, 2, 1]) {
    await page.goBack();
    await page.getByText(`Pregunta ${number} de 10`).waitFor();
  }
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.goBack();
  await page.getByText("Pregunta 1 de 10").waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goBack();
  await page.getByRole("link", { name: "Continuar al Formulario" }).waitFor();
  await page.goBack();
  await page.getByText("Pregunta 1 de 10").waitFor();
});

async function comesBack(page: Page) {
  await page.getByText("Pregunta 5 de 10").waitFor();
  const box = page.getByRole("textbox");
  await box.waitFor();
  assert.equal(await box.inputValue(), half);
}

/** Encrypting takes an instant. */
async function untilKept(page: Page) {
  await page.waitForFunction(() => localStorage.getItem("dilo_typed") !== null);
}
