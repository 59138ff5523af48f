import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rosa } from "@dilo/testing/people";
import type { BrowserContext, Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { pay, startWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

// One server for all of them, one after the other: each has a visitor of its own.
test.describe.configure({ mode: "default" });

const start = "Comenzar - $9.99";
const alreadyPaid = "Usted ya pagó";
const codeShape = /^\d{3}( \d{3}){4}$/;

test("cookies blocked before paying: the page says how to allow them, and nothing is begun", async ({
  origin,
  playwright,
  launchOptions,
  cleanUp,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "dilo-no-cookies-"));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, "Default", "Preferences"), JSON.stringify(blocked));
  const visitor = await playwright.chromium.launchPersistentContext(folder, { ...launchOptions, locale: "es-US" });
  cleanUp(() => visitor.close());
  const page = await visitor.newPage();
  const begun: string[] = [];
  page.on("request", (request) => request.url().includes("checkout") && begun.push(request.url()));
  await page.goto(origin);
  await page.getByRole("button", { name: start }).click();
  const help = page.getByRole("alert").filter({ hasText: "Este navegador no guarda cookies" });
  await help.waitFor();
  await help.getByText("Apague “Bloquear todas las cookies”.").waitFor();
  assert.deepEqual(begun, []);
  assert.equal(new URL(page.url()).pathname, "/");
  assert.equal(await page.getByRole("button", { name: start }).isEnabled(), true);
});

test("cookies blocked while paying: what was paid, a code that works elsewhere, and never the price", async ({
  origin,
  page,
  openPage,
}) => {
  await payUntilReturn(page, origin);
  await page.context().clearCookies();
  await loseCookies(page.context());
  await page.getByRole("button", { name: "Pagar $9.99" }).click();
  await page.getByRole("heading", { name: alreadyPaid }).waitFor();
  await page.getByText(/^Pagó \$9\.99 el \d+ de \w+ de \d{4}\.$/).waitFor();
  await page.getByText(/^cs_embedded_/).waitFor();
  assert.equal(await page.getByText(start).count(), 0);
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/form");
  assert.deepEqual(await axeFaults(page), []);
  const code = await page.getByText(codeShape).innerText();
  await page.getByRole("button", { name: "Abrir mi formulario aquí" }).click();
  await page.getByText("Este navegador no guarda cookies").waitFor();
  await page.reload();
  assert.equal(await page.getByText(codeShape).innerText(), code, "the code is not used up by trying");

  const other = await openPage();
  await openWithCode(other, origin, code);
  await other.getByRole("heading", { name: "Pago verificado" }).waitFor();
});

test("paid in one browser, back in another: the code of that page opens the form there", async ({
  origin,
  page,
  openPage,
}) => {
  await payUntilReturn(page, origin);
  const address = await payAndStop(page);
  const other = await openPage();
  await other.goto(address);
  await other.getByRole("heading", { name: alreadyPaid }).waitFor();
  await other.getByRole("button", { name: "Abrir mi formulario aquí" }).click();
  await other.getByRole("heading", { name: "Pago verificado" }).waitFor();
  await other.reload();
  await other.getByRole("heading", { name: "Pago verificado" }).waitFor();
});

test("the address of a form that is open already shows a stranger no code, and asks for it", async ({
  origin,
  page,
  openPage,
}) => {
  await pay(page, origin);
  const session = await page.evaluate(() => localStorage.getItem("stripe_session_id"));
  const code = await codeOf(page);
  const other = await openPage();
  await other.goto(`${origin}/form?session_id=${session}`);
  await other.getByRole("heading", { name: alreadyPaid }).waitFor();
  assert.equal(await other.getByText(codeShape).count(), 0);
  assert.deepEqual(await axeFaults(other), []);
  await other.getByLabel("Su código").fill(code);
  await other.getByRole("button", { name: "Seguir mi formulario" }).click();
  await other.getByRole("heading", { name: "Pago verificado" }).waitFor();
});

test("cookies cleared in the middle: the keys stay, the code is asked for, and the same question comes back", async ({
  origin,
  problems,
  page,
}) => {
  const code = await answerThree(page, origin);
  const keys = await storedKeys(page);
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("heading", { name: alreadyPaid }).waitFor();
  assert.deepEqual(await storedKeys(page), keys);
  await page.getByLabel("Su código").fill(code);
  await page.getByRole("button", { name: "Seguir mi formulario" }).click();
  await page.getByText("Pregunta 4 de 10").waitFor();
  // The browser notes the 401.
  problems.splice(0);
});

test("storage cleared: the cookies know the payment, and the same question comes back", async ({ origin, page }) => {
  await answerThree(page, origin);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/form`);
  await page.getByText("Pregunta 4 de 10").waitFor();
  assert.equal((await storedKeys(page)).verified, "true");
});

test("cookies and storage cleared: the code of the landing page brings the same question back", async ({
  origin,
  page,
}) => {
  const code = await answerThree(page, origin);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${origin}/form`);
  await page.waitForURL(`${origin}/`);
  await openWithCode(page, origin, code);
  await page.getByText("Pregunta 4 de 10").waitFor();
  // A browser that came by a code is not asked for it again, nor for money, as long as its cookies are there.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/form`);
  await page.getByText("Pregunta 4 de 10").waitFor();
});

test("network cut at the checkout: it is said, and pressed again it takes one payment", async ({
  origin,
  problems,
  page,
}) => {
  await page.goto(origin);
  await page.route("**/api/create-checkout-session", (route) => route.abort());
  await page.getByRole("button", { name: start }).click();
  await page.getByText("Payment failed. Please try again.").waitFor();
  await page.unroute("**/api/create-checkout-session");
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("button", { name: "Pagar $9.99" }).click();
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
  problems.splice(0);
});

test("network cut on the way back: pressing the pay button again leads to the form, not to a second payment", async ({
  origin,
  page,
}) => {
  await payUntilReturn(page, origin);
  await payAndStop(page);
  await page.goto(origin);
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
});

test("network cut at the verification: the id stays, /form stays and says so, and opens by itself", async ({
  origin,
  problems,
  page,
}) => {
  await payUntilReturn(page, origin);
  await page.route("**/api/verify-payment", (route) => route.abort());
  await page.getByRole("button", { name: "Pagar $9.99" }).click();
  await page.getByRole("heading", { name: "No hay conexión" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/form");
  assert.match(String((await storedKeys(page)).session), /^cs_embedded_/);
  assert.deepEqual(await axeFaults(page), []);
  await page.reload();
  await page.getByRole("heading", { name: "No hay conexión" }).waitFor();
  await page.unroute("**/api/verify-payment");
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/form");
  problems.splice(0);
});

test("network cut right after the verification: settings and draft are fetched until they come", async ({
  origin,
  problems,
  page,
}) => {
  await payUntilReturn(page, origin);
  await page.route("**/draft", (route) => route.abort());
  await page.getByRole("button", { name: "Pagar $9.99" }).click();
  await page.getByText("No hay conexión. Seguimos intentando.").waitFor();
  await page.unroute("**/draft");
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
  problems.splice(0);
});

test("a session that was never paid is sent to / without a word and forgotten, also on 127.0.0.1", async ({
  origin,
  page,
}) => {
  const other = origin.replace("localhost", "127.0.0.1");
  await page.goto(`${other}/form?session_id=made-up`);
  await page.waitForURL(`${origin}/`);
  assert.equal((await storedKeys(page)).session, null);
  await page.getByRole("button", { name: start }).waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  await page.goto(other);
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("button", { name: "Pagar $9.99" }).click();
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
  await page.goto(`${other}/form`);
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
});

/** Goes to the page of the test payment and stops before paying. */
async function payUntilReturn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole("button", { name: start }).click();
  await page.getByRole("button", { name: "Pagar $9.99" }).waitFor();
}

/** Pays on the page of the test payment, and the browser goes nowhere. @returns where it would have gone */
async function payAndStop(page: Page): Promise<string> {
  const paid = await page.request.post(page.url(), { form: { decision: "pay" }, maxRedirects: 0 });
  return String(paid.headers()["location"]);
}

/** From here on this browser keeps no cookie of ours. */
async function loseCookies(visitor: BrowserContext): Promise<void> {
  await visitor.route("**/api/**", async (route) => {
    const answer = await route.fetch();
    const { "set-cookie": _cookie, ...headers } = answer.headers();
    await visitor.clearCookies();
    await route.fulfill({ response: answer, headers });
  });
}

/** Pays, answers three questions in writing. @returns the resume code */
async function answerThree(page: Page, origin: string): Promise<string> {
  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, 3));
  await page.getByText("Pregunta 4 de 10").waitFor();
  await page.waitForLoadState("networkidle");
  return codeOf(page);
}

/** The resume code, asked for by the page's own operation. */
async function codeOf(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await fetch("/api/resume-code", { method: "POST" })).json()).code);
}

async function openWithCode(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(origin);
  await page.getByText("Ya pagué y tengo un código").click();
  await page.getByLabel("Su código").fill(code);
  await page.getByRole("button", { name: "Seguir mi formulario" }).click();
}

async function storedKeys(page: Page) {
  return page.evaluate(() => ({
    session: localStorage.getItem("stripe_session_id"),
    verified: localStorage.getItem("payment_verified"),
    at: localStorage.getItem("payment_timestamp"),
  }));
}
