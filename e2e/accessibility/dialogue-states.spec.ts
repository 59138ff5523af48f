import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { assertOpenInBothLanguages } from "../fixtures/axe.ts";
import { choose, finish, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Every state of the dialogue is open to everybody, in both languages, and a doubt is one tap", async ({
  origin,
  page,
}) => {
  const inBothLanguages = (state: string) => assertOpenInBothLanguages(page, state);
  await pay(page, origin);
  await inBothLanguages("choosing");
  await choose(page, rosa.form);
  await page.getByText("¿Dónde lo encuentro?").click();
  await page.getByText("¿Por qué me preguntan esto?").click();
  await inBothLanguages("asking, with its help open");
  await preferWriting(page);
  await write(page, rosa.answers[0][1]);
  await page.getByText("Pregunta 2 de 10").waitFor();

  await write(page, "03/05/1990");
  await page.getByText("Toque la respuesta correcta").waitFor();
  await inBothLanguages("a doubt with candidates");
  await page.getByRole("button", { name: /3 de mayo de 1990/ }).click();
  await page.getByText("Pregunta 3 de 10").waitFor();
  await page.locator(".heard").getByText("05/03/1990").waitFor();
  await inBothLanguages("the answer before, shown with its rule");

  await page.getByRole("button", { name: "Atrás" }).click();
  await page.getByText("Pregunta 2 de 10").waitFor();
  await write(page, rosa.answers[1][1]);
  await page.getByText("Pregunta 3 de 10").waitFor();
  await writeAll(page, rosa.answers.slice(2, 6));
  await page.getByText("Pregunta 7 de 10").waitFor();
  await page.getByRole("button", { name: "No tengo" }).click();
  await page.getByText("Pregunta 8 de 10").waitFor();
  await writeAll(page, rosa.answers.slice(7));

  await page.getByText("Revise sus 10 respuestas").waitFor();
  const fullName = page.locator('[data-field="nombre_completo"]');
  const split = fullName.getByRole("group", { name: "¿Cuáles son los nombres y cuáles los apellidos?" });
  await split.getByRole("button", { name: "Cambiar" }).click();
  assert.ok(
    await split
      .getByRole("radio", { name: "Primer nombre: Rosa Segundo nombre: Elena Apellidos: Prado Luna" })
      .isChecked(),
  );
  await split.getByRole("radio", { name: "Nombres: Rosa Apellidos: Elena Prado Luna" }).check();
  await split.getByRole("button", { name: "Confirmar nombre" }).click();
  await split.getByText("Usted confirmó este nombre.").waitFor();
  await inBothLanguages("the review, with a name confirmed");
  await page.getByRole("button", { name: "Corregir: Teléfono" }).click();
  await page.getByText("Pregunta 6 de 10").waitFor();
  await write(page, "tres uno dos, cinco cinco cinco, cero uno cuatro ocho");
  await page.getByText("(312) 555-0148").waitFor();
  await finish(page);
  await inBothLanguages("complete");

  await page.getByRole("button", { name: "Corregir: Número A" }).click();
  await write(page, "A 218 045 739");
  await page.getByText("Revise sus 10 respuestas").waitFor();
  await finish(page);
  const rows = page.locator('[data-field="numero_alien"] dd').first();
  assert.equal(await rows.innerText(), "A218045739");
});
