import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { rosa } from "../fixtures/people.ts";
import { sayUntil } from "../fixtures/say-until.ts";
import { acceptAloud, openSpokenPage, startVoice } from "../fixtures/spoken-page.ts";
import { listed, preferWriting, writeAll } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const saying = {
  spouse: rosa.answers[9][1],
  yes: "sí, está bien",
  more: "más casillas",
  sex: "soy mujer",
  skip: "saltar",
};

test("Rosa hears the offer of more boxes, takes it by voice, answers one and skips the others", {
  tag: "@sound",
}, async ({ stage }) => {
  const opened = await openSpokenPage(stage, { says: Object.values(saying), form: rosa.form });
  const { page, recordingOf } = opened;
  const sayUntilSeen = (after: string, text: string, came: Locator) =>
    sayUntil(opened, after, recordingOf(text).wav, came);
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(0, 9));
  await page.getByText("Pregunta 10 de 10").waitFor();
  await startVoice(page);

  const question = (number: number) => page.getByText(`Pregunta ${number} de 15`);
  const yes = page.getByRole("button", { name: "Sí, está bien" });
  await sayUntilSeen("¿", saying.spouse, yes);
  await sayUntilSeen("Oí:", saying.yes, page.getByText("Revise sus 10 respuestas"));
  await sayUntilSeen("más casillas", saying.more, question(11));
  await sayUntilSeen("¿Cuál es su sexo?", saying.sex, yes);
  await sayUntilSeen("Oí: femenino", saying.yes, question(12));
  for (const [number, asked] of [
    [13, "¿Con cuál razón"],
    [14, "¿Ha usado otro nombre"],
    [15, "¿Le llegan las cartas"],
  ] as const) {
    await sayUntilSeen(asked, saying.skip, question(number));
  }
  await sayUntilSeen("¿Dónde trabaja", saying.skip, page.getByText("Revise sus 15 respuestas"));
  await acceptAloud(page, (after, came) => sayUntilSeen(after, saying.yes, came), ["Prado Luna"]);
  const english = await listed(page);
  assert.equal(english.sexo, "Female");
  assert.equal(english.motivo_solicitud, "Left blank");
});
