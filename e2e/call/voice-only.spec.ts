import { rosa } from "@dilo/testing/people";
import type { Locator } from "@playwright/test";
import { night } from "../../scripts/e2e.ts";
import { sayUntil } from "../fixtures/say-until.ts";
import { openSpokenPage, startVoice } from "../fixtures/spoken-page.ts";
import { expectListed } from "../fixtures/steps.ts";
import { skipWithoutSpeech, sound, test } from "../fixtures/test.ts";

skipWithoutSpeech();

// By day apps/server/src/calls/spoken-interview.test.ts plays the same form, misheard and repaired, without sound, and
// spoken-i130.spec.ts says a whole form into the page.
test("Rosa answers by voice alone, and never touches the screen after consent", {
  tag: [sound, night],
}, async ({ stage }) => {
  test.setTimeout(420_000);
  const agreed = "sí, está bien";
  const says = [...rosa.answers.map(([, said]) => said), agreed];
  const opened = await openSpokenPage(stage, { says, form: rosa.form });
  const { page, recordingOf } = opened;
  const sayUntilSeen = (after: string, text: string, came: Locator) =>
    sayUntil(opened, after, recordingOf(text).wav, came);
  await startVoice(page);
  const yes = page.getByRole("button", { name: "Sí, está bien" });
  for (const [index, [, answer]] of rosa.answers.entries()) {
    await page.getByText(`Pregunta ${index + 1} de 10`).waitFor();
    const next = page
      .getByText(`Pregunta ${index + 2} de 10`)
      .or(page.getByText("Revise sus 10 respuestas"))
      .first();
    await sayUntilSeen("¿", answer, yes.or(next).first());
    if (await yes.isVisible()) await sayUntilSeen("Oí:", agreed, next);
  }
  await sayUntilSeen("Terminamos las preguntas", agreed, page.getByRole("heading", { name: "Formulario Completado" }));
  await expectListed(page, rosa.answers);
});
