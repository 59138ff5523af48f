import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { collectAlerts, finish, settle, startWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Saving, downloading and mailing fail in turn: each says so, and nothing is lost", async ({
  origin,
  problems,
  page,
}) => {
  const alerts = collectAlerts(page);
  await startWriting(page, origin, rosa.form);
  await breakCall(page, "**/submit-form");
  await writeAll(page, rosa.answers);
  const accept = page.getByRole("button", { name: "Todo está bien" });
  const again = page.getByRole("button", { name: "Guardar otra vez" });
  await accept.or(again).first().waitFor();
  if (await accept.isVisible()) {
    await accept.click();
    await settle(page);
  }
  await again.waitFor();
  assert.deepEqual(alerts.splice(0), ["Error al guardar el formulario. Por favor intente de nuevo."]);

  await page.getByRole("heading", { name: "Falta guardar su formulario" }).waitFor();
  const another = page.getByRole("button", { name: "Completar otro formulario" });
  assert.equal(await another.count(), 0, "an unsaved form is not left without being asked");
  await page.unroute("**/submit-form");
  await again.click();
  await finish(page);
  await another.waitFor();

  await breakCall(page, "**/generate-pdf");
  await page.getByRole("button", { name: "Descargar PDF" }).click();
  await page.getByRole("alert").filter({ hasText: "Error al descargar el PDF." }).waitFor();
  assert.deepEqual(alerts.splice(0), ["Error al descargar el PDF. Por favor intente de nuevo."]);

  await breakCall(page, "**/email-form");
  await page.getByLabel("Su correo electrónico").fill("rosa@example.com");
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.getByRole("alert").filter({ hasText: "Error al enviar el correo." }).waitFor();
  assert.deepEqual(alerts.splice(0), ["Error al enviar el correo. Por favor intente de nuevo."]);
  // The browser notes the 500s it was given.
  problems.splice(0);
});

async function breakCall(page: Page, pattern: string) {
  await page.route(pattern, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: "internal", message: "broken for this test" } }),
  );
}
