import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { rosa } from "../fixtures/people.ts";
import { sayUntil } from "../fixtures/say-until.ts";
import { openSpokenPage, startVoice } from "../fixtures/spoken-page.ts";
import { listed } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

/** What was heard instead of the answer at first. Far enough from it in sound that the transcriber never takes one for the other. */
const misheard: Record<string, string> = {
  numero_alien: "cuatro cinco cinco, uno cero dos, nueve nueve seis",
  fecha_residencia: "tres de agosto de mil novecientos noventa",
};

test("Rosa answers by voice alone, repairs two mishearings, and never touches the screen after consent", {
  tag: "@sound",
}, async ({ stage }) => {
  test.setTimeout(420_000);
  const [agreed, corrects] = ["sí, está bien", "no, corregir por favor"];
  const says = [...rosa.answers.map(([, said]) => said), ...Object.values(misheard), agreed, corrects];
  const opened = await openSpokenPage(stage, { says, form: rosa.form });
  const { page, recordingOf } = opened;
  const sayUntilSeen = (after: string, text: string, came: Locator) =>
    sayUntil(opened, after, recordingOf(text).wav, came);
  await startVoice(page);
  const yes = page.getByRole("button", { name: "Sí, está bien" });
  const asked = (words: string) => page.locator(".captions .dilo").last().filter({ hasText: words });
  for (const [index, [field, answer]] of rosa.answers.entries()) {
    await page.getByText(`Pregunta ${index + 1} de 10`).waitFor();
    const next = page
      .getByText(`Pregunta ${index + 2} de 10`)
      .or(page.getByText("Revise sus 10 respuestas"))
      .first();
    const taken = yes.or(next).first();
    if (field in misheard) {
      await sayUntilSeen("¿", misheard[field], asked("Oí:"));
      const question = await page.locator("h2.question").innerText();
      await sayUntilSeen("Oí:", corrects, asked(question));
      await sayUntilSeen(question, answer, taken);
    } else {
      await sayUntilSeen("¿", answer, taken);
    }
    if (await yes.isVisible()) await sayUntilSeen("Oí:", agreed, next);
  }
  await sayUntilSeen("Terminamos las preguntas", agreed, page.getByRole("heading", { name: "Formulario Completado" }));
  const english = await listed(page);
  for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
});
