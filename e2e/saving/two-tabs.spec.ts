import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { expectListed, finish, preferWriting, startWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The form is opened in a second tab: the newest goes on, the first waits and can take it back", async ({
  origin,
  openPage,
}) => {
  const first = await openPage();
  await startWriting(first, origin, rosa.form);
  await writeAll(first, rosa.answers.slice(0, 2));
  await first.getByText("Pregunta 3 de 10").waitFor();
  await first.waitForLoadState("networkidle");

  const second = await first.context().newPage();
  await second.goto(`${origin}/form`);
  await second.getByText("Pregunta 3 de 10").waitFor();
  await first.getByRole("heading", { name: "Su formulario está abierto en otra ventana" }).waitFor();
  await preferWriting(second);
  await writeAll(second, rosa.answers.slice(2, 4));
  await second.getByText("Pregunta 5 de 10").waitFor();
  await second.waitForLoadState("networkidle");

  await first.getByRole("button", { name: "Seguir aquí" }).click();
  await first.getByText("Pregunta 5 de 10").waitFor();
  await second.getByRole("heading", { name: "Su formulario está abierto en otra ventana" }).waitFor();

  // Nothing of either tab is lost, and the one that waits cannot answer.
  assert.equal(await second.getByRole("textbox").count(), 0);
  await preferWriting(first);
  await writeAll(first, rosa.answers.slice(4));
  await finish(first);
  await expectListed(first, rosa.answers);
});
