import assert from "node:assert/strict";
import { ernesto } from "@dilo/testing/people";
import type { Locator, Page } from "@playwright/test";
import { finish, listed, openAnswer } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Ernesto does everything by keyboard, and changes the language in mid-question", async ({ origin, page }) => {
  await page.goto(origin);
  await press(page, page.getByRole("button", { name: "Comenzar - $9.99" }));
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  await press(page, page.getByRole("button", { name: "Pagar $9.99" }));
  await press(page, page.getByRole("button", { name: /Ayudar a un familiar/ }));
  await press(page, page.getByRole("button", { name: "Prefiero escribir" }));

  for (const [index, [, says]] of ernesto.answers.entries()) {
    const box = page.getByRole("textbox");
    await reach(page, box);
    await page.keyboard.type(says);
    if (index === 1) await toggleLanguage(page, box, says);
    await page.keyboard.press("Enter");
    const count = ernesto.answers.length;
    if (index + 1 === count) continue;
    await page.getByText(new RegExp(`Pregunta ${index + 2} de ${count}`)).waitFor();
    assert.ok(await box.evaluate((element) => element === document.activeElement), "one goes on writing");
  }
  await correctByKeys(page);
  await settleByKeys(page);
  await finish(page);
  assert.equal(await focused(page), "Formulario Completado", "the new screen is read from its heading");
  const english = await listed(page);
  for (const [field, , value] of ernesto.answers) {
    assert.equal(english[field], field === "estado_civil_familiar" ? "Widowed" : value, field);
  }
  const arriving = page.waitForEvent("download");
  await press(page, page.getByRole("button", { name: "Descargar PDF" }));
  await arriving;
});

/** One answer is corrected from the review, and one is back there. */
async function correctByKeys(page: Page) {
  await press(page, page.getByRole("button", { name: "Corregir: Estado civil de su familiar" }));
  await page.getByText("Pregunta 11 de 11").waitFor();
  const box = page.getByRole("textbox", { name: await page.locator("h2.question").innerText() });
  assert.ok(await box.evaluate((element) => element === document.activeElement), "one may write at once");
  assert.equal(await box.inputValue(), "soltera", "the old value is there, to be written over");
  await page.keyboard.type("viuda");
  await page.keyboard.press("Enter");
  await page.getByText("Revise sus 11 respuestas").waitFor();
}

/** Two names wait for a word about their parts: one is confirmed, the other stays as it is. */
async function settleByKeys(page: Page) {
  await press(page, page.getByRole("button", { name: "Todo está bien" }));
  await page.getByText("Antes de guardar, confirme los nombres y los apellidos.").waitFor();
  assert.equal(await focused(page), "1. Nombre de quien pide");
  await press(page, openAnswer(page).getByRole("button", { name: "Confirmar nombre" }));
  await page.getByText("Usted confirmó este nombre.").waitFor();
  assert.equal(await focused(page), "6. Nombre de su familiar");
  await press(page, openAnswer(page).getByRole("button", { name: "Dejar así" }));
}

/** English and back again: the answer half written and the place one was at stay. */
async function toggleLanguage(page: Page, box: Locator, says: string) {
  await press(page, page.getByRole("banner").getByText("English", { exact: true }));
  await page.getByText("Question 2 of 11").waitFor();
  assert.equal(await box.inputValue(), says);
  assert.equal(await focused(page), "Español", "the focus stays where the language was changed");
  await page.keyboard.press("Enter");
  await page.getByText("Pregunta 2 de 11").waitFor();
  assert.equal(await focused(page), "English");
  await reach(page, box);
  assert.equal(await box.inputValue(), says);
}

/** The words of what has the focus. */
function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent);
}

/** Presses a control with the keyboard alone. */
async function press(page: Page, control: Locator) {
  await reach(page, control);
  await page.keyboard.press("Enter");
}

/** Moves by Tab until a control has the focus. */
async function reach(page: Page, control: Locator) {
  await control.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("A control was not reached with the keyboard.");
}
