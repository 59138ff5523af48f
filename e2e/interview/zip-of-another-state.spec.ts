import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { takeShift, watchShifts } from "../fixtures/page/shifts.ts";
import { pdfText } from "../fixtures/pdf.ts";
import { download, finish, listed, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const address = rosa.answers.findIndex(([field]) => field === "direccion_actual");
// Without a comma only the ZIP code tells that the city is East Orange.
const orange = "12 South Main Street East Orange New Jersey 07018";

test("A ZIP code of another state is asked about, one that tells the city is read with it, and without the server's word the interview goes on", async ({
  origin,
  problems,
  page,
}) => {
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/places")) asked.push(request.postDataJSON());
  });
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, address));
  await page.getByText("Pregunta 5 de 10").waitFor();
  assert.deepEqual(asked, [], "nothing is looked up for other answers");

  await write(page, "12 South Main Street, Springfield, Illinois 90012");
  await page
    .getByText(
      "El código postal 90012 no es de Illinois. ¿La dirección es de Springfield, Illinois, o de Los Angeles, California?",
    )
    .waitFor();
  await page.getByRole("button", { name: /Springfield, IL 90012/ }).waitFor();
  await page.getByRole("button", { name: "12 South Main Street, Los Angeles, CA 90012" }).click();
  await page.getByText("Pregunta 6 de 10").waitFor();
  assert.deepEqual(asked, [{ places: [{ zip: "90012", names: [] }] }], "only the ZIP code left the page");
  await writeAll(page, rosa.answers.slice(address + 1));

  await correctAddress(page);
  await write(page, "12 South Main Street, San Diego, California 90012");
  await page.getByText("El código postal 90012 suele ser de Los Angeles. ¿Está bien San Diego?").waitFor();
  await page.getByRole("button", { name: "Corregir" }).click();
  await preferWriting(page);
  await write(page, orange);
  await finish(page);
  const line = "12 South Main Street, East Orange, NJ 07018";
  assert.equal((await listed(page)).direccion_actual, line);
  await page.reload();
  await page.getByRole("heading", { name: "Formulario Completado" }).waitFor();
  assert.equal((await listed(page)).direccion_actual, line, "the same from the server");
  assert.ok((await pdfText((await download(page)).bytes)).includes(line), "and on paper");

  await page.route("**/api/places", (route) => route.abort("internetdisconnected"));
  await correctAddress(page);
  await preferWriting(page);
  await write(page, "1234 Main Street, Chicago, Illinois 60601");
  await finish(page);
  assert.equal((await listed(page)).direccion_actual, "1234 Main Street, Chicago, IL 60601");
  // The browser notes the call that did not get through.
  problems.splice(0);
});

test("An address that is sent before its ZIP code is looked up is said to be here at once, and nothing jumps when it is taken", async ({
  origin,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, address));
  await page.getByText("Pregunta 5 de 10").waitFor();
  await takeShift(page);
  await write(page, "12 South Main Street, Los Angeles, California 90012");
  await expect(page.getByText("Ya tenemos su respuesta")).toBeInViewport();
  await page.getByText("Pregunta 6 de 10").waitFor();
  assert.equal(await page.getByText("Ya tenemos su respuesta").count(), 0);
  const { shift, what } = await takeShift(page);
  assert.ok(shift <= 0.02, `${shift}: ${what.join(" | ")}`);
});

test("A ZIP code that is told after its answer was taken is not forgotten: the review asks about the address first", async ({
  origin,
  page,
}) => {
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, address));
  await page.getByText("Pregunta 5 de 10").waitFor();
  let tell = () => {};
  const isTime = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route("**/api/places", (route) => isTime.then(() => route.fallback()));
  await write(page, "12 South Main Street, Springfield, Illinois 90012");
  await page.getByText("Pregunta 6 de 10").waitFor();
  const told = page.waitForResponse(/\/api\/places/);
  tell();
  await told;
  await writeAll(page, rosa.answers.slice(address + 1));
  await page.getByText("Revise sus 10 respuestas").waitFor();
  const first = page.locator(".answers > li").first();
  assert.equal(await first.getAttribute("data-field"), "direccion_actual");
  await first.getByText("El código postal 90012 no es de Illinois.").waitFor();
});

/** "Corregir" beside the address, in the review or in the list of a form that is saved. */
async function correctAddress(page: Page) {
  await page.locator('[data-field="direccion_actual"]').getByRole("button", { name: "Corregir" }).click();
  await page.getByText("Pregunta 5 de 10").waitFor();
}
