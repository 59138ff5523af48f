import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { collectAlerts, finish, listed, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The saved form is corrected on two phones: the slower one is told, and keeps both corrections", async ({
  origin,
  problems,
  openPage,
}) => {
  const first = await openPage();
  collectAlerts(first);
  await startWriting(first, origin, rosa.form);
  await writeAll(first, rosa.answers);
  await finish(first);
  await first.waitForLoadState("networkidle");
  await first.getByText("Seguir en otro teléfono").click();
  await first.getByRole("button", { name: "Ver mi código" }).click();
  const code = await first.getByText(/^\d{3}( \d{3}){4}$/).innerText();

  const second = await openPage();
  await second.goto(origin);
  await second.getByText("Ya pagué y tengo un código").click();
  await second.getByLabel("Su código").fill(code);
  await second.getByRole("button", { name: "Seguir mi formulario" }).click();
  // Both have the saved form before them: what the first corrects from here on, the second has not seen.
  await second.getByRole("heading", { name: "Formulario Completado" }).waitFor();
  await correct(first, "País de nacimiento", "Colombia");
  await correct(second, "Estado civil", "viuda");
  await finish(second);

  await first.getByRole("button", { name: "Todo está bien" }).click();
  await first.getByText("Este formulario se cambió en otra ventana o en otro aparato.").waitFor();
  assert.equal(await first.getByLabel("Su correo electrónico").count(), 0, "no letter of an outdated form");
  await first.getByRole("button", { name: "Revisar todas las respuestas" }).click();
  await first.getByText("Revise sus 10 respuestas").waitFor();
  await finish(first);
  const english = await listed(first);
  assert.equal(english.pais_nacimiento, "Colombia");
  assert.equal(english.estado_civil, "Widowed");
  await second.reload();
  await second.getByRole("heading", { name: "Formulario Completado" }).waitFor();
  assert.deepEqual(await listed(second), english);
  // The browser notes the refused revision.
  problems.splice(0);
});

async function correct(page: Page, label: string, says: string) {
  await page.getByRole("button", { name: `Corregir: ${label}` }).click();
  await preferWriting(page);
  await write(page, says);
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
}
