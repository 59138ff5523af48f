import assert from "node:assert/strict";
import { ernesto } from "@dilo/testing/people";
import { axeFaults } from "../fixtures/axe.ts";
import { pdfText } from "../fixtures/pdf.ts";
import { choose, download, expectListed, finish, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Ernesto answers the I-130 in writing, with the page in English", async ({ origin, page }) => {
  await page.goto(origin);
  await page.getByText("English", { exact: true }).first().click();
  await page.getByRole("button", { name: "Start - $9.99" }).waitFor();
  await pay(page, origin);
  await page.getByRole("heading", { name: "Select the form type" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await choose(page, ernesto.form);
  await preferWriting(page);
  assert.deepEqual(await axeFaults(page), [], "asking");
  await writeAll(page, ernesto.answers);
  await finish(page);
  assert.deepEqual(await axeFaults(page), [], "complete");
  await expectListed(page, ernesto.answers);
  await page.getByText("Petitioner's full name").waitFor();
  const pdf = await download(page);
  assert.match(pdf.name, /^Formulario_I130_/);
  const text = await pdfText(pdf.bytes);
  for (const [field, , value] of ernesto.answers) assert.ok(text.includes(value), `${field} in the PDF`);
});
