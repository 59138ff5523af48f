import assert from "node:assert/strict";
import { startTranscriberDouble } from "./doubles/transcriber.mjs";
import { givePageMicrophone, sayUntil } from "./page-microphone.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech, microphoneFlags, recordMicrophone, speak } from "./spoken.mjs";
import { choose, listed, pay } from "./steps.mjs";

export const name = "Rosa answers by voice alone, repairs two mishearings, and never touches the screen after consent";
export const needs = lacksSpeech;
/** All ten answers, each read back, in real time. */
export const limitMs = 420_000;

/** Wrong first tries, as a mishearing would bring them: what was heard instead of the answer. */
const misheard = {
  numero_alien: "cero ocho nueve, tres cuatro cinco, seis siete nueve",
  fecha_residencia: "dos de mayo de dos mil quince",
};

/** @param {import("./run-stories.mjs").Scene} scene */
export async function run({ startServer, openBrowser }) {
  const words = {};
  for (const [field, says] of rosa.answers) words[field] = await speak(says);
  for (const [field, says] of Object.entries(misheard)) words[`wrong ${field}`] = await speak(says);
  words.yes = await speak("sí, está bien");
  words.no = await speak("no, corregir por favor");
  const transcriber = await startTranscriberDouble({ answers: Object.values(words) });
  const silence = await recordMicrophone([1]);
  try {
    const server = await startServer({
      env: { TRANSCRIBER_URL: transcriber.url, TRANSCRIBER_KEY: "key-of-this-story", TRANSCRIBER_MODEL: "fixture" },
    });
    const browser = await openBrowser(microphoneFlags(silence.path));
    const page = await browser.openPage();
    await givePageMicrophone(page);
    await pay(page, server.origin);
    await choose(page, rosa.form);
    await page.getByRole("button", { name: "Iniciar con su voz" }).click();
    await page.getByRole("button", { name: "Acepto" }).click();
    await page.getByRole("button", { name: "Detener" }).waitFor();

    const yes = page.getByRole("button", { name: "Sí, está bien" });
    const asked = (words) => page.locator(".captions .dilo").last().filter({ hasText: words });
    for (const [index, [field]] of rosa.answers.entries()) {
      await page.getByText(`Pregunta ${index + 1} de 10`).waitFor();
      const next = page
        .getByText(`Pregunta ${index + 2} de 10`)
        .or(page.getByText("Revise sus 10 respuestas"))
        .first();
      const taken = yes.or(next).first();
      if (field in misheard) {
        await sayUntil(page, "¿", words[`wrong ${field}`].wav, asked("Oí:"));
        await sayUntil(page, "Oí:", words.no.wav, asked("Vamos otra vez"));
        await sayUntil(page, "Vamos otra vez", words[field].wav, taken);
      } else {
        await sayUntil(page, "¿", words[field].wav, taken);
      }
      if (await yes.isVisible()) await sayUntil(page, "Oí:", words.yes.wav, next);
    }
    const completed = page.getByRole("heading", { name: "Formulario Completado" });
    await sayUntil(page, "Terminamos las preguntas", words.yes.wav, completed);
    const english = await listed(page);
    for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
  } finally {
    await transcriber.close();
    await silence.remove();
  }
}
