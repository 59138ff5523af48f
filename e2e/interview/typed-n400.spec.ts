import assert from "node:assert/strict";
import { ernesto, rosa } from "@dilo/testing/people";
import { axeFaults } from "../fixtures/axe.ts";
import { attachedPdf, letterTo } from "../fixtures/outbox.ts";
import { pdfText } from "../fixtures/pdf.ts";
import {
  choose,
  collectAlerts,
  download,
  expectListed,
  finish,
  pay,
  preferWriting,
  writeAll,
} from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("Rosa pays, answers the N-400 in writing, and gets it in English as PDF and mail", async ({ server, page }) => {
  const alerts = collectAlerts(page);
  await pay(page, server.origin);
  assert.deepEqual(await axeFaults(page), [], "choosing");
  await choose(page, rosa.form);
  await preferWriting(page);
  assert.deepEqual(await axeFaults(page), [], "asking");
  await writeAll(page, rosa.answers);
  await finish(page);
  assert.deepEqual(await axeFaults(page), [], "complete");

  await expectListed(page, rosa.answers);

  const pdf = await download(page);
  assert.match(pdf.name, /^Formulario_N400_\d{4}-\d\d-\d\d\.pdf$/);
  const text = await pdfText(pdf.bytes);
  assert.match(text, /not the official form/i);
  for (const [field, , value] of rosa.answers) assert.ok(text.includes(value), `${field} in the PDF`);

  await page.getByLabel("Su correo electrónico").fill("rosa.typed@example.com");
  await page.getByRole("button", { name: "Enviar" }).click();
  // Its PDF is made first, which takes a busy machine a minute.
  await page.getByText("Lo enviamos a rosa.typed@example.com").waitFor({ timeout: 120_000 });
  // The page says it and then shows the window that says it too.
  await expect.poll(() => alerts).toEqual(["¡Formulario enviado a su correo electrónico exitosamente!"]);
  const letter = await letterTo(server.dataDir, "rosa.typed@example.com");
  const mailed = await pdfText(attachedPdf(letter));
  for (const [field, , value] of rosa.answers) assert.ok(mailed.includes(value), `${field} in the mail`);

  // One payment covers both forms: a second whole one, and the first stays at hand beside it.
  await page.getByRole("button", { name: "Completar otro formulario" }).click();
  await choose(page, ernesto.form);
  await page.getByRole("button", { name: "No, es otra persona" }).click();
  await preferWriting(page);
  await writeAll(page, ernesto.answers);
  await finish(page);
  await expectListed(page, ernesto.answers);
  assert.equal((await download(page)).name.startsWith("Formulario_I130_"), true);
  await page.getByRole("button", { name: "Descargar el PDF del N-400" }).waitFor();
});
