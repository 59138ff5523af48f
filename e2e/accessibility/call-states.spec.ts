import { rosa } from "@dilo/testing/people";
import { assertOpenInBothLanguages } from "../fixtures/axe.ts";
import { givePageMicrophone } from "../fixtures/page/microphone.ts";
import { choose, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("While the voice is on, every state of the screen is open to everybody, in both languages", async ({
  deafServer: { origin },
  page,
}) => {
  // Nobody transcribes here: what matters is what stands on the screen during a call.
  const inBothLanguages = (state: string) => assertOpenInBothLanguages(page, state);
  await givePageMicrophone(page);
  await pay(page, origin);
  await choose(page, rosa.form);
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByText("Quien le habla es una máquina.").waitFor();
  await inBothLanguages("consent");
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await inBothLanguages("speaking and listening");
  await page.getByText("No lo oímos").waitFor();
  // "Yo leo, usted toca".
  await page.getByRole("button", { name: "Oír la pregunta" }).waitFor();
  await inBothLanguages("a microphone that gives only silence");
  await page.getByText("Más opciones").click();
  await page.getByText("Alt + R").waitFor();
  await inBothLanguages("every other command, and its keys");
  await page.keyboard.press("Alt+V");
  await page.getByText("Con calma, más despacio.").first().waitFor();
  await page.getByRole("button", { name: "Más rápido" }).click();
  await page.getByText("Bien, un poco más rápido.").first().waitFor();
  await page.getByRole("button", { name: "Deletrear" }).click();
  await page.getByText("Diga una palabra y después sus letras.").first().waitFor();
  await page.keyboard.press("Alt+P");
  await page.getByText("El formulario pide el nombre legal completo.").first().waitFor();

  await page.getByRole("button", { name: "Escribir" }).click();
  await write(page, "creo que es Rosa Elena Prado Luna");
  await page.getByRole("button", { name: "Sí, está bien" }).waitFor();
  await inBothLanguages("read back, waiting for a yes");
  await page.getByRole("button", { name: "Sí, está bien" }).click();
  await page.getByText("Pregunta 2 de 10").waitFor();

  await page.getByRole("button", { name: "Pausa" }).click();
  await page.getByText("En pausa").waitFor();
  await inBothLanguages("paused");
  await page.getByRole("button", { name: "Seguir", exact: true }).click();
  await page.getByRole("button", { name: "Detener" }).click();
  await page.getByRole("button", { name: "Iniciar con su voz" }).waitFor();

  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(1));
  await page.getByText("Revise sus 10 respuestas").waitFor();
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await page.getByText("Para oír sus respuestas, diga: léame mis respuestas.").first().waitFor();
  await page.getByRole("button", { name: "Oír respuestas" }).click();
  await page.getByText("País de nacimiento: México.").first().waitFor();
  await inBothLanguages("the review, with the voice");
  await page.getByRole("button", { name: "Pausa" }).click();
  await page.getByText("En pausa").waitFor();
  await page.keyboard.press("Alt+G");
  await page.getByText("En pausa").waitFor({ state: "detached" });
  await page.keyboard.press("Alt+A");
  await page.getByText("Pregunta 10 de 10").waitFor();
});
