import assert from "node:assert/strict";
import { sofia } from "@dilo/testing/people";
import { axeFaults } from "../fixtures/axe.ts";
import { type FirefoxTab, findFirefox, openFirefox } from "../fixtures/firefox.ts";
import { partedWords, sidewaysWhenEnlarged, tooSmall } from "../fixtures/page-faults.ts";
import { noBrowser, test } from "../fixtures/test.ts";

const program = findFirefox();

test("In Firefox, on a phone and a computer: the first pages, a payment, answers in writing, review and finish", {
  tag: noBrowser,
}, async ({ serverWithForms: { origin }, cleanUp }) => {
  // Firefox is a Debian package; `npm test` installs it where it can.
  test.skip(program === undefined, "no Firefox is installed (Debian package firefox-esr)");
  const { tab, close } = await openFirefox(program ?? "");
  cleanUp(close);
  await tab.resize(390, 844);
  for (const [path, says] of [
    ["/ayuda", "Ayuda"],
    ["/terminos", "Términos de uso"],
    ["/", "Llene su formulario hablando en español"],
  ] as const) {
    await tab.goto(origin + path);
    await tab.sees(says);
    await look(tab, path);
  }
  await tab.press("button", "Comenzar - $9.99");
  await tab.sees("Pago de prueba");
  await look(tab, "payment");
  await tab.press("button", "Pagar $9.99");
  await tab.sees("Pago verificado");
  await look(tab, "choice of form");
  await tab.press("button", "Convertirme en ciudadano (N-400)");
  // It turns no speech into text, and nothing else here does: the text box is there at once.
  for (const [index, [, text]] of sofia.answers.slice(0, -1).entries()) {
    await tab.sees(`Pregunta ${index + 1} de 10`);
    await tab.press("form .field :is(input, textarea)");
    await tab.type(text);
    await tab.sees("En inglés");
    if (index === 4) await look(tab, "a typed answer");
    await tab.type(enter);
  }
  await tab.sees("Pregunta 9 de 10");
  await look(tab, "choices");
  await tab.press("button", "soltero o soltera");
  await tab.sees("Revise sus 10 respuestas");
  await look(tab, "review");
  await tab.press("button", "Todo está bien");
  await tab.press("button", "Confirmar nombre");
  await tab.sees("Formulario Completado");
  await tab.sees("de las");
  await look(tab, "finish");
  assert.deepEqual(tab.problems, []);
});

/** The Enter key, as WebDriver writes it. */
const enter = "\uE007";

/** A state as it is on a computer, on the narrowest phone, and on a usual one. */
async function look(tab: FirefoxTab, state: string): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
    [390, 844],
  ] as const) {
    await tab.resize(width, height);
    const where = `${state}, ${width} px`;
    assert.deepEqual(await partedWords(tab), [], where);
    const isTooWide = await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(isTooWide, false, `${where}: it runs out to the side`);
  }
  assert.deepEqual(await tooSmall(tab), [], state);
  assert.deepEqual(await sidewaysWhenEnlarged(tab), [], `${state} with text twice as large`);
  assert.deepEqual(await axeFaults(tab), [], state);
}
