import assert from "node:assert/strict";
import { sayUntil } from "./page-microphone.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech } from "./spoken.mjs";
import { acceptAloud, openSpokenPage, startVoice } from "./spoken-page.mjs";
import { listed } from "./steps.mjs";

export const name = "Rosa answers by voice alone, repairs two mishearings, and never touches the screen after consent";
export const hasSound = true;
export const needs = lacksSpeech;
/** All ten answers, each read back, in real time. */
export const limitMs = 420_000;

/** What was heard instead of the answer at first. Far enough from it in sound that the transcriber never takes one for the other. */
const misheard = {
  numero_alien: "cuatro cinco cinco, uno cero dos, nueve nueve seis",
  fecha_residencia: "tres de agosto de mil novecientos noventa",
};

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  const [agreed, corrects] = ["sí, está bien", "no, corregir por favor"];
  const says = [...rosa.answers.map(([, said]) => said), ...Object.values(misheard), agreed, corrects];
  const { page, spoken, close } = await openSpokenPage(scene, { says, form: rosa.form });
  const sayUntilSeen = (after, text, came) => sayUntil(page, after, spoken[text].wav, came);
  try {
    await startVoice(page);
    const yes = page.getByRole("button", { name: "Sí, está bien" });
    const asked = (words) => page.locator(".captions .dilo").last().filter({ hasText: words });
    for (const [index, [field, answer]] of rosa.answers.entries()) {
      await page.getByText(`Pregunta ${index + 1} de 10`).waitFor();
      const next = page
        .getByText(`Pregunta ${index + 2} de 10`)
        .or(page.getByText("Revise sus 10 respuestas"))
        .first();
      const taken = yes.or(next).first();
      if (field in misheard) {
        await sayUntilSeen("¿", misheard[field], asked("Oí:"));
        await sayUntilSeen("Oí:", corrects, asked("Vamos otra vez"));
        await sayUntilSeen("Vamos otra vez", answer, taken);
      } else {
        await sayUntilSeen("¿", answer, taken);
      }
      if (await yes.isVisible()) await sayUntilSeen("Oí:", agreed, next);
    }
    await acceptAloud(page, (after, came) => sayUntilSeen(after, agreed, came));
    const english = await listed(page);
    for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
  } finally {
    await close();
  }
}
