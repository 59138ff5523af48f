import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { covered, overlaps } from "../fixtures/page-faults.ts";
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
  const second = await openPage();
  await goOnWithCode(second, { origin, code: await codeOf(first) });
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

test("What another phone answered meanwhile is named when one comes back to this one, and asked no more", async ({
  origin,
  openPage,
}) => {
  const first = await openPage({ viewport: { width: 360, height: 740 } });
  await startWriting(first, origin, rosa.form);
  await writeAll(first, rosa.answers.slice(0, 2));
  await first.getByText("Pregunta 3 de 10").waitFor();
  const second = await openPage();
  await goOnWithCode(second, { origin, code: await codeOf(first) });
  await second.getByText("Pregunta 3 de 10").waitFor();
  await preferWriting(second);
  await writeAll(second, rosa.answers.slice(2, 4));
  await second.getByText("Pregunta 5 de 10").waitFor();
  await second.waitForLoadState("networkidle");

  // As a browser tells a page that is looked at again.
  await first.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const notice = first.getByRole("status").filter({ hasText: "En otro aparato" });
  await notice.waitFor();
  await first.getByText("Pregunta 5 de 10").waitFor();
  assert.match(await notice.innerText(), /: País de nacimiento, Número\sA\./);
  assert.deepEqual(await overlaps(first), []);
  assert.deepEqual(await covered(first), []);
  await first.getByRole("banner").getByText("English", { exact: true }).click();
  await first.getByText("Already answered on another device: Country of birth, A‑Number.").waitFor();
  await first.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await axeFaults(first), []);
  await first.getByRole("banner").getByText("Español", { exact: true }).click();
  await write(first, rosa.answers[4][1]);
  await first.getByText("Pregunta 6 de 10").waitFor();
  await notice.waitFor({ state: "detached" });
});

async function codeOf(page: Page): Promise<string> {
  await page.waitForLoadState("networkidle");
  await page.getByText("Seguir en otro teléfono").click();
  await page.getByRole("button", { name: "Ver mi código" }).click();
  return page.getByText(/^\d{3}( \d{3}){4}$/).innerText();
}

async function goOnWithCode(page: Page, { origin, code }: { origin: string; code: string }) {
  await page.goto(origin);
  await page.getByText("Ya pagué y tengo un código").click();
  await page.getByLabel("Su código").fill(code);
  await page.getByRole("button", { name: "Seguir mi formulario" }).click();
}

async function correct(page: Page, label: string, says: string) {
  await page.getByRole("button", { name: `Corregir: ${label}` }).click();
  await preferWriting(page);
  await write(page, says);
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
}
