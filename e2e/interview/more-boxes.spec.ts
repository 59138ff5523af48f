import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { attachedPdf, letterTo } from "../fixtures/outbox.ts";
import { pdfBoxes, pdfText } from "../fixtures/pdf.ts";
import type { Server } from "../fixtures/server.ts";
import { download, finish, listed, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** Boxes that only the extra questions fill. */
const more = /^(P2_Line7_Gender|Part1_Eligibility|Line[23]_|Pt3_Line2a|P5_Line1b|P5_EmployerName|P10_Line4a)/;

test("Rosa wants more boxes filled, skips one, and gets them on the form; Ana declines and gets the old form", async ({
  serverWithForms,
  openPage,
}) => {
  await wantsMore(await openPage(), serverWithForms);
  await declines(await openPage(), serverWithForms);
});

async function toReview(page: Page, { origin }: Server) {
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers);
  await page.getByText("Revise sus 10 respuestas").waitFor();
}

async function wantsMore(page: Page, server: Server) {
  await toReview(page, server);
  assert.deepEqual(await axeFaults(page), [], "the offer");
  await page.getByRole("button", { name: "Sí, más preguntas" }).click();

  await page.getByText("Pregunta 1 de 4").waitFor();
  assert.deepEqual(await axeFaults(page), [], "a choice of the form");
  await page.getByRole("button", { name: "femenino Female" }).click();

  await page.getByText("Pregunta 2 de 4").waitFor();
  await page.getByText("Pregunte a un abogado o representante acreditado.").first().waitFor();
  assert.equal(await page.locator("fieldset .choice").count(), 7);
  assert.deepEqual(await axeFaults(page), [], "the basis of eligibility");
  await page.getByRole("button", { name: /^B, cónyuge/ }).click();

  await page.getByText("Pregunta 3 de 4").waitFor();
  await page.waitForLoadState("networkidle");
  await page.reload();
  await page.getByText("Pregunta 3 de 4").waitFor();
  await preferWriting(page);
  await page.getByRole("button", { name: "Saltar" }).click();
  await page.getByText("Pregunta 4 de 4").waitFor();
  await write(page, "trabajo en la Panadería Luna");
  await page.getByRole("button", { name: "Sí, está bien" }).click();

  await page.getByText("Revise sus 14 respuestas").waitFor();
  assert.equal(await page.getByText("¿Quiere más preguntas?").count(), 0);
  await page.getByRole("button", { name: "Corregir: Dirección para cartas" }).click();
  await page.getByRole("button", { name: "la misma dirección" }).click();
  await page.getByText("Revise sus 14 respuestas").waitFor();
  await finish(page);
  const english = await listed(page);
  assert.equal(english.sexo, "Female");

  const pdf = await download(page);
  const boxes = await pdfBoxes(pdf.bytes);
  const filled = Object.fromEntries(Object.entries(boxes).filter(([box]) => more.test(box)));
  assert.deepEqual(filled, {
    "P2_Line7_Gender[1]": "F",
    "Part1_Eligibility[1]": "B",
    "Pt3_Line2a_Checkbox[1]": "Y",
    "P5_EmployerName1[0]": "La Panadería Luna",
    "P10_Line4a_FamilyName[0]": "Paz Muñoz",
    "P10_Line4a_GivenName[0]": "José",
    "P10_Line4a_MiddleName[0]": "Luis",
  });
  const text = await pdfText(pdf.bytes);
  for (const said of ["B. Spouse of U.S. Citizen", "Same as the physical address", "None"]) {
    assert.ok(text.includes(said), `${said} on the cover sheet`);
  }
  await page.getByLabel("Su correo electrónico").fill("rosa.more@example.com");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Enviar" }).click();
  assert.deepEqual(await pdfBoxes(attachedPdf(await letterTo(server.dataDir, "rosa.more@example.com"))), boxes);
}

async function declines(page: Page, server: Server) {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await toReview(page, server);
  await page.getByRole("button", { name: "No, gracias" }).click();
  await page.getByRole("button", { name: "Contestar más preguntas" }).waitFor();
  assert.deepEqual(await axeFaults(page), [], "the offer, declined");
  await finish(page);
  assert.deepEqual(
    fetched.filter((path) => /\/extra-/.test(path)),
    [],
  );
  assert.deepEqual(
    Object.keys(await listed(page)),
    rosa.answers.map(([field]) => field),
  );
  const { bytes } = await download(page);
  const boxes = Object.keys(await pdfBoxes(bytes));
  assert.ok(boxes.includes("P2_Line1_FamilyName[0]"));
  assert.deepEqual(
    boxes.filter((box) => more.test(box)),
    [],
  );
}
