import assert from "node:assert/strict";
import { sofia } from "@dilo/testing/people";
import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { expectListed } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** Everything a finger does besides typing letters: taps, Enter, and a tap into the box where it has no focus. */
const most = { taps: 24, reviewPx: 2800 } as const;

test("A whole N-400 in writing takes few taps with two corrections, from the landing page to the PDF, and its review is short", async ({
  origin,
  page,
}) => {
  const hand = handOf(page);
  await page.goto(origin);
  await hand.tap(page.getByRole("button", { name: "Comenzar - $9.99" }));
  await hand.tap(page.getByRole("button", { name: "Pagar $9.99" }));
  await hand.tap(page.getByRole("button", { name: "Convertirme en ciudadano (N-400)" }));
  await hand.tap(page.getByRole("button", { name: "Prefiero escribir" }));
  for (const [index, [field, text, english]] of sofia.answers.slice(0, -1).entries()) {
    await page.getByText(`Pregunta ${index + 1} de 10`).waitFor();
    await hand.type(text);
    // Told before it is sent, between the box and its button.
    await page.locator(".live .will b").getByText(english, { exact: true }).waitFor();
    if (field === "direccion_actual") assert.deepEqual(await axeFaults(page), [], "an address in its parts");
    await hand.enter();
  }
  await page.getByText("Pregunta 9 de 10").waitFor();
  assert.deepEqual(await axeFaults(page), [], "choices to tap");
  await hand.tap(page.getByRole("button", { name: "soltero o soltera" }));

  await page.getByText("Revise sus 10 respuestas").waitFor();
  assert.deepEqual(await axeFaults(page), [], "the review");
  // All of the page, with what stands above and below the review.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(height <= most.reviewPx, `the page is ${height} px high`);
  for (const [label, text, english] of corrections) {
    await hand.tap(page.getByRole("button", { name: `Corregir: ${label}` }));
    await page.getByRole("textbox").waitFor();
    await page.keyboard.press("ControlOrMeta+A");
    await hand.type(text);
    await hand.enter();
    await page.locator(".answers").getByText(english, { exact: true }).first().waitFor();
  }
  await hand.tap(page.getByRole("button", { name: "Todo está bien" }));
  await hand.tap(page.locator('[data-field="nombre_completo"]').getByRole("button", { name: "Confirmar nombre" }));
  const arriving = page.waitForEvent("download");
  await hand.tap(page.getByRole("button", { name: "Descargar PDF" }));
  await arriving;
  test.info().annotations.push({ type: "measured", description: `${hand.taps()} taps, page ${height} px` });
  assert.ok(hand.taps() <= most.taps, `${hand.taps()} taps`);

  const corrected = sofia.answers.map(
    ([field, says, english]) => [field, says, changed.get(field) ?? english] as const,
  );
  await expectListed(page, corrected);
});

/** What is changed in the review: its name there, what is written, and what is printed. */
const corrections = [
  ["Teléfono", "713 555 0142", "(713) 555-0142"],
  ["País de nacimiento", "Colombia", "Colombia"],
] as const;
const changed = new Map<string, string>([
  ["telefono", "(713) 555-0142"],
  ["pais_nacimiento", "Colombia"],
]);

/** One hand on a phone, which counts what it does. */
function handOf(page: Page) {
  let taps = 0;
  const tap = async (place: Locator) => {
    await place.click();
    taps += 1;
  };
  return {
    tap,
    type: async (text: string) => {
      const box = page.getByRole("textbox");
      if (!(await box.evaluate((element) => element === document.activeElement))) await tap(box);
      await page.keyboard.type(text);
    },
    enter: async () => {
      await page.keyboard.press("Enter");
      taps += 1;
    },
    taps: () => taps,
  };
}
