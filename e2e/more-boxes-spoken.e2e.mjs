import assert from "node:assert/strict";
import { startTranscriberDouble } from "./doubles/transcriber.mjs";
import { givePageMicrophone, sayUntil } from "./page-microphone.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech, microphoneFlags, recordMicrophone, speak } from "./spoken.mjs";
import { choose, listed, pay, preferWriting, writeAll } from "./steps.mjs";

export const name = "Rosa hears the offer of more boxes, takes it by voice, answers one and skips the others";
export const needs = lacksSpeech;

const saying = {
  spouse: rosa.answers[9][1],
  yes: "sí, está bien",
  more: "más casillas",
  sex: "soy mujer",
  skip: "saltar",
};

/** @param {import("./run-stories.mjs").Scene} scene */
export async function run({ startServer, openBrowser }) {
  const spoken = await Promise.all(Object.entries(saying).map(async ([key, text]) => [key, await speak(text)]));
  const words = Object.fromEntries(spoken);
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
    await preferWriting(page);
    await writeAll(page, rosa.answers.slice(0, 9));
    await page.getByText("Pregunta 10 de 10").waitFor();
    await page.getByRole("button", { name: "Iniciar con su voz" }).click();
    await page.getByRole("button", { name: "Acepto" }).click();

    const question = (number) => page.getByText(`Pregunta ${number} de 15`);
    const yes = page.getByRole("button", { name: "Sí, está bien" });
    await sayUntil(page, "¿", words.spouse.wav, yes);
    await sayUntil(page, "Oí:", words.yes.wav, page.getByText("Revise sus 10 respuestas"));
    await sayUntil(page, "más casillas", words.more.wav, question(11));
    await sayUntil(page, "¿Cuál es su sexo?", words.sex.wav, yes);
    await sayUntil(page, "Oí: femenino", words.yes.wav, question(12));
    for (const [number, asked] of [
      [13, "¿Con cuál razón"],
      [14, "¿Ha usado otro nombre"],
      [15, "¿Le llegan las cartas"],
    ]) {
      await sayUntil(page, asked, words.skip.wav, question(number));
    }
    await sayUntil(page, "¿Dónde trabaja", words.skip.wav, page.getByText("Revise sus 15 respuestas"));
    const completed = page.getByRole("heading", { name: "Formulario Completado" });
    await sayUntil(page, "Terminamos las preguntas", words.yes.wav, completed);
    const english = await listed(page);
    assert.equal(english.sexo, "Female");
    assert.equal(english.motivo_solicitud, "Left blank");
  } finally {
    await transcriber.close();
    await silence.remove();
  }
}
