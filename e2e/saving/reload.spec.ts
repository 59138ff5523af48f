import assert from "node:assert/strict";
import { rosa } from "../fixtures/people.ts";
import { choose, finish, listed, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The page is reloaded in mid-interview and goes on at the same question", async ({ origin, page }) => {
  await pay(page, origin);
  await choose(page, rosa.form);
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(0, 4));
  const fifth = page.getByText("Pregunta 5 de 10");
  await fifth.waitFor();
  await page.waitForLoadState("networkidle");

  await page.reload();
  await fifth.waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const [, says] of rosa.answers) assert.ok(!stored.includes(says), "nothing said is kept in the browser");

  await preferWriting(page);
  await write(page, rosa.answers[4][1]);
  await page.getByText("Pregunta 6 de 10").waitFor();
  await writeAll(page, rosa.answers.slice(5));
  await finish(page);
  const english = await listed(page);
  for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);

  await page.reload();
  await page.getByRole("heading", { name: "Formulario Completado" }).waitFor();
});
