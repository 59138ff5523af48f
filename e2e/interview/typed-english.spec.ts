import assert from "node:assert/strict";
import { ernesto, rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { pdfText } from "../fixtures/pdf.ts";
import { choose, download, expectListed, finish, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** What the two say where they answer in English; names and addresses are the same in both languages. */
const inEnglish: Readonly<Record<string, string>> = {
  nombre_completo: "My name is Rosa Elena Prado Luna",
  fecha_nacimiento: "I was born on March 15, 1985",
  pais_nacimiento: "I was born in Mexico",
  numero_alien: "zero eight nine, three four five, six seven eight",
  direccion_actual: "1234 Main Street, Apt 3, Los Angeles, CA 90012",
  telefono: "it is 305 555 0123",
  email: "I do not have one",
  fecha_residencia: "May 12, 2015",
  estado_civil: "I am married",
  fecha_nacimiento_peticionario: "the third of May, nineteen seventy",
  relacion_familiar: "she is my sister",
  fecha_nacimiento_familiar: "the 20th of January 1982",
  estado_civil_familiar: "single",
};

for (const person of [rosa, ernesto]) {
  const { form } = person;
  test(`The ${form} is answered in writing and in English, and every sentence of its pages is English`, async ({
    origin,
    openPage,
  }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const answers = person.answers.map(([field, says, value]) => [field, inEnglish[field] ?? says, value] as const);
    const own = person.answers.flatMap(([, says, value]) => [says, value]);
    const allEnglish = async (where: string) => assert.deepEqual(await spanishTexts(page, own), [], where);
    await page.goto(origin);
    await page.getByText("English", { exact: true }).first().click();
    await page.getByRole("button", { name: "Start - $9.99" }).waitFor();
    await allEnglish("landing");
    await pay(page, origin);
    await page.getByRole("heading", { name: "Select the form type" }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    await allEnglish("choosing");
    await choose(page, form);
    await preferWriting(page);
    assert.deepEqual(await axeFaults(page), [], "asking");
    for (const [index, answer] of answers.entries()) {
      await page.getByText(`Question ${index + 1} of ${answers.length}`).waitFor();
      await allEnglish(`question ${index + 1}`);
      await writeAll(page, [answer]);
    }
    await page.getByRole("button", { name: "All is right" }).waitFor();
    await allEnglish("review");
    await page.getByRole("button", { name: "Correct", exact: false }).nth(1).click();
    await preferWriting(page);
    await write(page, "why?");
    await page.getByText("The form asks for the date of birth.").first().waitFor();
    await allEnglish("correcting");
    await write(page, "leave it");
    await finish(page);
    assert.deepEqual(await axeFaults(page), [], "complete");
    await allEnglish("complete");
    await expectListed(page, person.answers);
    const pdf = await download(page);
    assert.match(pdf.name, new RegExp(`^Formulario_${form.replace("-", "")}_`));
    const text = await pdfText(pdf.bytes);
    for (const [field, , value] of person.answers) assert.ok(text.includes(value), `${field} in the PDF`);
  });
}

/** Each text of the page, and each name of a control, that is Spanish by its letters or its small words and not marked as such. */
async function spanishTexts(page: Page, own: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const named = ["aria-label", "placeholder", "title", "alt", "aria-valuetext"];
    for (const element of document.querySelectorAll("body, body *")) {
      if (element.closest("script, style, noscript, code, [data-not-started], [lang=es]")) continue;
      for (const name of named) found.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes) if (node.nodeType === 3) found.push(node.textContent ?? "");
    }
    return found;
  });
  const isOwn = (text: string) => own.some((said) => said.includes(text.trim()));
  const spanish = /[ñ¿¡áéíóú]|\b(el|los|las|que|su|sus|una|para|con|por|es|del|se|usted|y)\b/i;
  return texts.filter((text) => spanish.test(text) && !isOwn(text));
}
