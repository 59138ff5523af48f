import assert from "node:assert/strict";
import { startFakeLanguageModel } from "@dilo/testing/fake-language-model";
import { axeFaults } from "../fixtures/axe.ts";
import { openRecognisingPage } from "../fixtures/page/recognition.ts";
import { startVoice } from "../fixtures/spoken-page.ts";
import { write } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const birthday = "vendíamos cuarenta en la feria y yo nací el tres de mayo del ochenta";
const masked = "vendíamos [n1] en la feria y yo nací el [n2] de mayo del [n3]";
const unclear = "donde nacieron mis abuelos";
const country = "nací en México";

test("Rosa tells more than was asked, taps what a model pointed at, and waits for no model", async ({
  stage,
  cleanUp,
}) => {
  const model = await startFakeLanguageModel({ recorded: { [masked]: ["[n2] de mayo del [n3]"] } });
  cleanUp(() => model.close());
  const call = await openRecognisingPage(stage, { form: "N-400", env: model.env });
  const { page, wire } = call;
  await startVoice(page);
  await wire.said("¿");
  await page.getByRole("button", { name: "Escribir" }).click();
  wire.turnPage();
  await write(page, "Rosa Prado");
  await page.getByText("Pregunta 2 de 10").waitFor();

  await wire.said("¿");
  await call.hear(birthday);
  const candidate = page.getByRole("button", { name: /3 de mayo de 1980/ });
  await candidate.waitFor();
  await page.getByText("¿Quiso decir esto?").waitFor();
  assert.deepEqual(await axeFaults(page), [], "a second opinion");
  assert.equal(await page.getByText("Pregunta 2 de 10").count(), 1, "nothing is stored before the tap");
  assert.deepEqual(
    model.asked.map(({ kind, words }) => ({ kind, words })),
    [{ kind: "date", words: masked }],
  );
  wire.turnPage();
  await candidate.click();
  await page.getByText("Pregunta 3 de 10").waitFor();
  await page.locator(".heard").getByText("05/03/1980").waitFor();

  // A model that never answers: the question comes again all the same, and its answer is taken.
  model.become("mute");
  await wire.said("¿");
  await call.hear(unclear);
  await wire.said("¿");
  assert.equal(await page.getByText("¿Quiso decir esto?").count(), 0);
  await write(page, country);
  await page.getByText("Pregunta 4 de 10").waitFor();
  assert.ok(!call.server.lines.join("\n").includes("mayo"), "nothing of it is logged");
});
