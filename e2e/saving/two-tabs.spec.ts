import assert from "node:assert/strict";
import { rosa } from "../fixtures/people.ts";
import { choose, finish, listed, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The form is opened in a second tab: the newest goes on, the first waits and can take it back", async ({
  origin,
  openPage,
}) => {
  const first = await openPage();
  await pay(first, origin);
  await choose(first, rosa.form);
  await preferWriting(first);
  await writeAll(first, rosa.answers.slice(0, 2));
  await first.getByText("Pregunta 3 de 10").waitFor();
  await first.waitForLoadState("networkidle");

  const second = await first.context().newPage();
  await second.goto(`${origin}/form`);
  await second.getByText("Pregunta 3 de 10").waitFor();
  await first.getByRole("heading", { name: "Su formulario está abierto en otra pestaña" }).waitFor();
  await preferWriting(second);
  await writeAll(second, rosa.answers.slice(2, 4));
  await second.getByText("Pregunta 5 de 10").waitFor();
  await second.waitForLoadState("networkidle");

  await first.getByRole("button", { name: "Seguir aquí" }).click();
  await first.getByText("Pregunta 5 de 10").waitFor();
  await second.getByRole("heading", { name: "Su formulario está abierto en otra pestaña" }).waitFor();

  // Nothing of either tab is lost, and the one that waits cannot answer.
  assert.equal(await second.getByRole("textbox").count(), 0);
  await preferWriting(first);
  await writeAll(first, rosa.answers.slice(4));
  await finish(first);
  const english = await listed(first);
  for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
});
