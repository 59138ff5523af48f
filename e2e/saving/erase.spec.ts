import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { rosa } from "@dilo/testing/people";
import type { APIResponse, Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { letterTo } from "../fixtures/outbox.ts";
import type { Server } from "../fixtures/server.ts";
import { choose, collectAlerts, finish, preferWriting, startWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Rosa deletes everything at once and gets a receipt", async ({ server, page }) => {
  const before = await lettersIn(server);
  collectAlerts(page);
  await startWriting(page, server.origin, rosa.form);
  await writeAll(page, rosa.answers);
  await finish(page);
  await page.getByLabel("Su correo electrónico").fill("rosa.erases@example.com");
  await page.getByRole("button", { name: "Enviar" }).click();
  await letterTo(server.dataDir, "rosa.erases@example.com");

  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.getByRole("heading", { name: "Sus datos están borrados" }).waitFor();
  await page.getByText("Formularios borrados: 1").waitFor();
  assert.deepEqual(await axeFaults(page), []);
  assert.deepEqual(await lettersIn(server), before);

  await page.reload();
  await page.getByRole("heading", { name: "Seleccione el tipo de formulario" }).waitFor();
  assert.ok(!(await page.content()).includes("Prado"));

  await eraseWhileSaving(page);
});

/** The letters of everybody who uses the server. */
async function lettersIn({ dataDir }: Server): Promise<string[]> {
  const files = await readdir(join(dataDir, "outbox")).catch(() => []);
  return files.filter((file) => file.endsWith(".letter")).sort();
}

/** An answer is on its way while all is deleted, and reaches the server only afterwards. */
async function eraseWhileSaving(page: Page) {
  let letGo = () => {};
  const isDeleted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const arrivals: APIResponse[] = [];
  await page.route("**/draft/answers/*", async (route) => {
    await isDeleted;
    // As a network would that is slow, not dead: the page has given the call up, its words arrive all the same.
    arrivals.push(await page.request.fetch(route.request()));
    await route.abort().catch(() => undefined);
  });
  await choose(page, rosa.form);
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(0, 1));
  await page.getByText("Pregunta 2 de 10").waitFor();
  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.getByRole("heading", { name: "Sus datos están borrados" }).waitFor();
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  assert.deepEqual(
    arrivals.map((answer) => answer.status()),
    [409],
  );
  await page.reload();
  await page.getByRole("heading", { name: "Seleccione el tipo de formulario" }).waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("pending"))), []);
}
