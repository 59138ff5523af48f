import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { rosa } from "@dilo/testing/people";
import type { Page, Request } from "@playwright/test";
import { choose, collectAlerts, finish, pay, preferWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const minuteMs = 60_000;
/** What a screen asks for as it comes is on its way within this time. Milliseconds. */
const settledMs = 1000;

test("A screen that is left alone for a minute asks the server for nothing", async ({ origin, page }) => {
  const isQuiet = watch(page);
  await page.clock.install();
  await page.goto(origin);
  await isQuiet("the landing page");
  await pay(page, origin);
  await isQuiet("the choice of form");
  await choose(page, "N-400");
  await preferWriting(page);
  const before = rosa.answers.findIndex(([field]) => field === "direccion_actual");
  await writeAll(page, rosa.answers.slice(0, before));
  await page.getByText("Pregunta 5 de 10").waitFor();
  // Five digits that are no ZIP code.
  await page.getByRole("textbox").fill("12 Main Street 99999");
  await page.clock.runFor(3000);
  await isQuiet("a question with words in its box");
  await writeAll(page, rosa.answers.slice(before));
  await page.getByText("Revise sus 10 respuestas").waitFor();
  await isQuiet("the review");
  await finish(page);
  await isQuiet("the completed form");
});

test("What stands around the questions, left alone for a minute, asks for nothing either", async ({
  deafServer: { origin },
  page,
  problems,
}) => {
  const isQuiet = watch(page);
  collectAlerts(page);
  await page.clock.install();
  for (const path of ["/ayuda", "/terminos", "/no-existe"]) {
    await page.goto(origin + path);
    await isQuiet(path);
  }
  await page.goto(origin);
  await page.getByText("Ya pagué y tengo un código").click();
  await page.getByLabel("Su código").fill("111 111 111 111 111");
  await page.getByLabel("Su código").press("Enter");
  await page.getByText("Ese código no sirve.").waitFor();
  await isQuiet("a code that does not serve");

  await pay(page, origin);
  await choose(page, "N-400");
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByText("Quien le habla es una máquina.").waitFor();
  await isQuiet("the consent");
  await page.getByRole("button", { name: "Prefiero escribir" }).click();
  await writeAll(page, [["nombre_completo", "Rosa Elena Prado"]]);
  await page.getByText("Pregunta 2 de 10").waitFor();
  await write(page, "03/05/1990");
  await page.getByText("5 de marzo").first().waitFor();
  await isQuiet("an answer in doubt");

  const other = await page.context().newPage();
  await other.goto(`${origin}/form`);
  await page.getByRole("heading", { name: "Su formulario está abierto en otra ventana" }).waitFor();
  await isQuiet("a form that is open in another tab");
  await other.close();
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await page.getByText("Pregunta 2 de 10").waitFor();

  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.clock.runFor(11_000);
  await page.getByRole("heading", { name: "Sus datos están borrados" }).waitFor();
  await isQuiet("the receipt of a deletion");
  // The browser itself notes the 404s we asked for.
  problems.splice(0);
});

/** Follows a page's requests. @returns what turns its clock on by a minute and holds that nothing was asked meanwhile */
function watch(page: Page): (screen: string) => Promise<void> {
  const open = new Set<Request>();
  let asked: string[] = [];
  page.on("request", (request) => {
    open.add(request);
    asked.push(new URL(request.url()).pathname);
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => open.delete(request));
  }
  return async (screen) => {
    // A request that waits while the clock is turned would run into its limit, and be sent again.
    for (let seen = -1; open.size > 0 || seen !== asked.length; await wait(settledMs)) {
      seen = asked.length;
      // A page that computes asks for what comes after it only then.
      await page.evaluate(() => undefined);
    }
    asked = [];
    await page.clock.runFor(minuteMs);
    assert.deepEqual(asked, [], screen);
  };
}
