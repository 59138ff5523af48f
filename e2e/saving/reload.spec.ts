import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { expectListed, finish, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The page is reloaded in mid-interview and goes on at the same question", async ({ origin, page }) => {
  await startWriting(page, origin, rosa.form);
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
  await expectListed(page, rosa.answers);

  await page.reload();
  await page.getByRole("heading", { name: "Formulario Completado" }).waitFor();
});
