import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { axeFaults } from "./axe.mjs";
import { firstLetter } from "./outbox.mjs";
import { rosa } from "./people.mjs";
import { choose, collectAlerts, finish, pay, preferWriting, writeAll } from "./steps.mjs";

export const name = "Rosa deletes everything at once and gets a receipt";

/** @param {import("./run-stories.mjs").Scene} scene */
export async function run({ origin, server, browser }) {
  const page = await browser.openPage();
  collectAlerts(page);
  await pay(page, origin);
  await choose(page, rosa.form);
  await preferWriting(page);
  await writeAll(page, rosa.answers);
  await finish(page);
  await page.getByLabel("Su correo electrónico").fill("rosa@example.com");
  await page.getByRole("button", { name: "Enviar" }).click();
  await firstLetter(server.dataDir);

  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.getByRole("heading", { name: "Sus datos están borrados" }).waitFor();
  await page.getByText("Formularios borrados: 1").waitFor();
  assert.deepEqual(await axeFaults(page), []);
  const left = await readdir(join(server.dataDir, "outbox"));
  assert.deepEqual(
    left.filter((file) => file.endsWith(".eml")),
    [],
  );

  await page.reload();
  await page.getByRole("heading", { name: "Seleccione el tipo de formulario" }).waitFor();
  assert.ok(!(await page.content()).includes("Prado"));
}
