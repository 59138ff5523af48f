import assert from "node:assert/strict";
import { axeFaults } from "../fixtures/axe.ts";
import { test } from "../fixtures/test.ts";

test("A payment is declined, another is cancelled, and the door stays shut without one", async ({ origin, page }) => {
  await page.goto(`${origin}/form`);
  await page.waitForURL(`${origin}/`);
  await page.goto(`${origin}/form?session_id=made-up`);
  await page.waitForURL(`${origin}/`);

  const start = page.getByRole("button", { name: "Comenzar - $9.99" });
  await start.click();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  assert.deepEqual(await axeFaults(page), []);
  assert.equal(await page.locator("input[type=text], input[type=tel]").count(), 0, "no card fields");
  await page.getByRole("button", { name: "Rechazar" }).click();
  await page
    .getByText(/rechaz/i)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("alert").filter({ hasText: "The payment was declined." }).waitFor();
  assert.equal(await page.title(), "Test payment");
  await page.reload();
  await page.getByRole("button", { name: "Decline" }).waitFor();
  assert.deepEqual(await axeFaults(page), []);
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  await page.goto(`${origin}/form`);
  await page.waitForURL(`${origin}/`);

  await start.click();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  await page.getByText("Cancelar").first().click();
  await page.waitForURL(`${origin}/`);
  await start.waitFor();
  const keys = await page.evaluate(() => ({ ...localStorage }));
  assert.equal(keys.payment_verified, undefined);
});
