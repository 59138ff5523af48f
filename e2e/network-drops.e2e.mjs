import assert from "node:assert/strict";
import { rosa } from "./people.mjs";
import { choose, finish, listed, pay, preferWriting, write, writeAll } from "./steps.mjs";

export const name = "The network drops between an answer and its saving: nothing is lost, and the page says so";

/** @param {import("./run-stories.mjs").Scene} scene */
export async function run({ origin, browser }) {
  const page = await browser.openPage();
  await pay(page, origin);
  await choose(page, rosa.form);
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(0, 2));
  await page.getByText("Pregunta 3 de 10").waitFor();
  await page.waitForLoadState("networkidle");

  await page.context().setOffline(true);
  await write(page, rosa.answers[2][1]);
  await page.getByText("Su respuesta está guardada en este aparato").waitFor();
  await page.getByText("Pregunta 4 de 10").waitFor();
  await page.context().setOffline(false);
  await page.getByText("No hay conexión.").waitFor({ state: "detached" });

  await page.reload();
  await page.getByText("Pregunta 4 de 10").waitFor();
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(3));
  await finish(page);
  const english = await listed(page);
  for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
  // The browser notes the calls that did not arrive.
  browser.problems.splice(0);
}
