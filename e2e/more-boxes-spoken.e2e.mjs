import assert from "node:assert/strict";
import { sayUntil } from "./page-microphone.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech } from "./spoken.mjs";
import { acceptAloud, openSpokenPage, startVoice } from "./spoken-page.mjs";
import { listed, preferWriting, writeAll } from "./steps.mjs";

export const name = "Rosa hears the offer of more boxes, takes it by voice, answers one and skips the others";
export const hasSound = true;
export const needs = lacksSpeech;

const saying = {
  spouse: rosa.answers[9][1],
  yes: "sí, está bien",
  more: "más casillas",
  sex: "soy mujer",
  skip: "saltar",
};

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  const { page, spoken, close } = await openSpokenPage(scene, { says: Object.values(saying), form: rosa.form });
  const sayUntilSeen = (after, text, came) => sayUntil(page, after, spoken[text].wav, came);
  try {
    await preferWriting(page);
    await writeAll(page, rosa.answers.slice(0, 9));
    await page.getByText("Pregunta 10 de 10").waitFor();
    await startVoice(page);

    const question = (number) => page.getByText(`Pregunta ${number} de 15`);
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
    ]) {
      await sayUntilSeen(asked, saying.skip, question(number));
    }
    await sayUntilSeen("¿Dónde trabaja", saying.skip, page.getByText("Revise sus 15 respuestas"));
    await acceptAloud(page, (after, came) => sayUntilSeen(after, saying.yes, came));
    const english = await listed(page);
    assert.equal(english.sexo, "Female");
    assert.equal(english.motivo_solicitud, "Left blank");
  } finally {
    await close();
  }
}
