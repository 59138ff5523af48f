import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { finish, listed, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Everything can be done in writing: the form chosen, an answer corrected; what is not understood stays", async ({
  origin,
  page,
}) => {
  await pay(page, origin);
  await preferWriting(page);
  await isRefused(page, "asdf qwer", "Responder", /No supe cuál formulario quiere/);
  await send(page, "quiero hacerme americana", "Responder");
  await page.getByText("¿Quiere la N-400, para hacerse ciudadano?").waitFor();
  assert.deepEqual(await axeFaults(page), [], "a form is asked about");
  await page.getByRole("button", { name: "Sí, eso quiero" }).click();
  await page.getByText("Pregunta 1 de 10").waitFor();

  await isRefused(page, "123 456", "Responder", /No entendí lo que escribió/);
  await writeAll(page, rosa.answers);
  await page.getByText("Revise sus 10 respuestas").waitFor();

  await isRefused(page, "asdf qwer", "Decírselo a Dilo", /No entendí lo que escribió/);
  assert.deepEqual(await axeFaults(page), [], "the review, with words that were not understood");
  await correctInPart(page);
  await send(page, "corregir el teléfono", "Decírselo a Dilo");
  await page.getByText("Pregunta 6 de 10").waitFor();
  await write(page, "312 555 0148");
  await page.getByText("Anoté: 312 555 0148.").waitFor();
  await send(page, "mi correo es rosa@example.com", "Decírselo a Dilo");
  await page.getByRole("button", { name: "Sí, está bien" }).click();
  await page.getByText("Revise sus 10 respuestas").waitFor();
  await finish(page);
  const english = await listed(page);
  assert.equal(english.telefono, "(312) 555-0148");
  assert.equal(english.email, "rosa@example.com");
});

/** The old value is there, a part is enough, the whole is told before it is sent, and one is back at the changed line. */
async function correctInPart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Corregir: Dirección actual" }).click();
  await page.getByText("Pregunta 5 de 10").waitFor();
  const box = page.getByRole("textbox");
  assert.equal(await box.inputValue(), rosa.answers.find(([field]) => field === "direccion_actual")?.[1]);
  await isRefused(page, "calle larga ".repeat(334).trim(), "Responder", /Es muy largo/);
  await box.fill("apartamento 6");
  await page.locator(".live .will").getByText("1234 Main Street, Apt 6, Los Angeles, CA 90012").waitFor();
  await page.keyboard.press("Enter");
  const line = page.locator('[data-field="direccion_actual"]');
  await line.getByText("Cambiada ✓").waitFor();
  assert.ok(await line.evaluate((element) => element === document.activeElement));
  const { y = Number.NaN, height = 0 } = (await line.boundingBox()) ?? {};
  assert.ok(y >= 0 && y + height <= 844, "the changed line is in sight");
  assert.deepEqual(await axeFaults(page), [], "the review, with a changed line");
}

async function send(page: Page, text: string, button: string): Promise<void> {
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** The words stay in the box, which has the focus and is told to be wrong by a text in sight. */
async function isRefused(page: Page, text: string, button: string, why: RegExp): Promise<void> {
  await send(page, text, button);
  await page.locator(".reply.problem").getByText(why).waitFor();
  const box = page.getByRole("textbox", { description: why });
  assert.equal(await box.inputValue(), text);
  assert.equal(await box.getAttribute("aria-invalid"), "true");
  assert.ok(await box.evaluate((element) => element === document.activeElement));
}
