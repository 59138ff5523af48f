import assert from "node:assert/strict";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { loadForms } from "./forms.mjs";
import { pdfText } from "./pdf.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech, microphoneFlags, recordMicrophone, speak } from "./spoken.mjs";
import { choose, download, finish, listed, pay } from "./steps.mjs";

export const name = "Rosa answers the N-400 aloud through the browser's microphone";
export const hasSound = true;
export const needs = lacksSpeech;
/** Ten questions and answers in real time, and room for a loaded machine. */
export const limitMs = 300_000;

/** Seconds between the end of a question and the answer: endpointing, transcription and a loaded machine. */
const patience = 4;

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ startServer, openBrowser }) {
  const { forms } = await loadForms();
  const answers = [];
  for (const [, says] of rosa.answers) answers.push(await speak(says));
  const questions = [];
  for (const field of forms["N-400"].fields) questions.push(await speak(field.question));
  const greeting = await speak("Hola. Soy Dilo. Soy una máquina, no un abogado. Vamos a llenar su formulario N-400.");

  // Each question follows the answer before it, so the waits never add up.
  const timeline = answers.flatMap((answer, index) => [questions[index].seconds + patience, answer.samples]);
  const microphone = await recordMicrophone([greeting.seconds + 2, ...timeline, 8]);
  const transcriber = await startFakeTranscriber({ answers });
  try {
    const server = await startServer({
      env: {
        CONFIRM: "off",
        TRANSCRIBER_URL: transcriber.url,
        TRANSCRIBER_KEY: "key-of-this-story",
        TRANSCRIBER_MODEL: "fixture",
      },
    });
    const browser = await openBrowser(microphoneFlags(microphone.path));
    const page = await browser.openPage();
    await pay(page, server.origin);
    await choose(page, rosa.form);
    await page.getByRole("button", { name: "Iniciar con su voz" }).click();
    await page.getByText("Quien le habla es una máquina.").waitFor();
    await page.getByRole("button", { name: "Acepto" }).click();
    await page.getByRole("button", { name: "Detener" }).waitFor();
    await page.getByRole("heading", { name: "Formulario Completado" }).waitFor({ timeout: 1000 * microphone.seconds });
    await finish(page);

    const english = await listed(page);
    for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
    const text = await pdfText((await download(page)).bytes);
    for (const [field, , value] of rosa.answers) assert.ok(text.includes(value), `${field} in the PDF`);
    const printed = server.lines.join("\n");
    for (const [, says] of rosa.answers) assert.ok(!printed.includes(says), "nothing said reaches the log");
  } finally {
    await transcriber.close();
    await microphone.remove();
  }
}
