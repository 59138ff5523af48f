import assert from "node:assert/strict";

/** What each form's button says, in both languages. */
const doors = {
  "N-400": /Convertirme en ciudadano \(N-400\)|Become a citizen \(N-400\)/,
  "I-130": /Ayudar a un familiar \(I-130\)|Help a relative \(I-130\)/,
};

/** Pays with the test payment and arrives at the form page. */
export async function pay(page, origin) {
  await page.goto(origin);
  await page.getByRole("button", { name: /Comenzar - \$9\.99|Start - \$9\.99/ }).click();
  await page.getByRole("heading", { name: /Pago de prueba|Test payment/ }).waitFor();
  await page.getByRole("button", { name: /(Pagar|Pay) \$9\.99/ }).click();
  await page.getByRole("heading", { name: /Pago verificado|Payment verified/ }).waitFor();
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/form");
}

/** Chooses a form by its button. */
export async function choose(page, form) {
  await page.getByRole("button", { name: doors[form] }).click();
  await page.getByRole("heading", { level: 1, name: new RegExp(`(Formulario|Form): ${form}`) }).waitFor();
}

/** Opens the text box, where the person prefers to write. */
export async function preferWriting(page) {
  const box = page.getByRole("textbox");
  const write = page.getByRole("button", { name: /Prefiero escribir|I prefer to write/ });
  await box.or(write).first().waitFor();
  if (!(await box.isVisible())) await write.click();
}

/** Writes one answer to the question that stands. The text box is named by the question. */
export async function write(page, says) {
  const question = await page.locator("h2.question").innerText();
  const box = page.getByRole("textbox", { name: question });
  await box.fill(says);
  await page.getByRole("button", { name: /^(Responder|Answer)$/ }).click();
}

/** Writes every answer of a person, from the question that stands to the last. */
export async function writeAll(page, answers) {
  for (const [index, [, says]] of answers.entries()) {
    const before = await page.locator("h2.question").innerText();
    await write(page, says);
    if (index < answers.length - 1) {
      await page.waitForFunction((text) => document.querySelector("h2.question")?.textContent !== text, before);
    }
  }
}

/** Says that the review is right, where there is one, settles what it holds open, and waits until the form is saved. */
export async function finish(page) {
  const accept = page.getByRole("button", { name: /Todo está bien|All is right/ });
  await accept.or(completed(page)).first().waitFor();
  if (await accept.isVisible()) {
    await accept.click();
    await settle(page);
  }
  await completed(page).waitFor();
  await page.getByRole("button", { name: /Descargar PDF|Download PDF/ }).waitFor();
}

/** After "Todo está bien": each name is confirmed as it is shown, and an answer that nobody could read is left. */
export async function settle(page) {
  const open = openAnswer(page);
  for (;;) {
    await open.or(completed(page)).first().waitFor();
    if (!(await open.isVisible())) return;
    const field = await open.getAttribute("data-field");
    const confirm = open.getByRole("button", { name: /Confirmar nombre|Confirm name/ });
    await confirm
      .or(open.getByRole("button", { name: leave }))
      .first()
      .click();
    await page.locator(`[data-field="${field}"]`).getByRole("button", { name: leave }).waitFor({ state: "detached" });
  }
}

/** The answer that the review asks to look at before the form is saved. */
export function openAnswer(page) {
  return page.locator(".answers > li").filter({ has: page.getByRole("button", { name: leave }) });
}

const leave = /^(Dejar así|Leave as it is)$/;

function completed(page) {
  const titles = /Formulario Completado|Form Completed|Falta guardar su formulario|Your form is not saved yet/;
  return page.getByRole("heading", { name: titles });
}

/** Downloads the PDF. @returns {Promise<{ name: string, bytes: Buffer }>} */
export async function download(page) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: /Descargar PDF|Download PDF/ }).click();
  const file = await arriving;
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** Answers every alert with OK and keeps what it said. */
export function collectAlerts(page) {
  const alerts = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** What the completion screen lists: field id to the English value. */
export async function listed(page) {
  return page
    .locator("dl.list > div")
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.dataset.field, row.querySelector("dd").textContent])),
    );
}
