import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { expectListed, finish, preferWriting, startWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Rosa begins on one phone and goes on with another by code", async ({ origin, problems, openPage }) => {
  const first = await openPage();
  await startWriting(first, origin, rosa.form);
  await writeAll(first, rosa.answers.slice(0, 3));
  await first.getByText("Pregunta 4 de 10").waitFor();
  await first.waitForLoadState("networkidle");
  const code = await codeOn(first);
  assert.deepEqual(await axeFaults(first), []);
  await first.reload();
  assert.equal(await codeOn(first), code, "the code on paper stays the right one");

  const second = await openPage();
  await second.goto(origin);
  await second.getByText("Ya pagué y tengo un código").click();
  await second.getByLabel("Su código").fill("111 111 111 111 111");
  await second.getByRole("button", { name: "Seguir mi formulario" }).click();
  await second.getByText("Ese código no sirve.").waitFor();
  assert.deepEqual(await axeFaults(second), []);
  await second.getByLabel("Su código").fill(code);
  await second.getByRole("button", { name: "Seguir mi formulario" }).click();
  await second.getByText("Pregunta 4 de 10").waitFor();
  await preferWriting(second);
  await writeAll(second, rosa.answers.slice(3));
  await finish(second);
  await expectListed(second, rosa.answers);
  // The browser notes the 404 of the wrong code.
  problems.splice(0);
});

/** The code, after a button that was pressed twice. */
async function codeOn(page: Page) {
  await page.getByText("Seguir en otro teléfono").click();
  await page.getByRole("button", { name: "Ver mi código" }).dblclick();
  return page.getByText(/^\d{3}( \d{3}){4}$/).innerText();
}
