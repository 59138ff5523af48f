import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import {
  choose,
  finish,
  openAnswer,
  pay,
  preferWriting,
  settle,
  startWriting,
  write,
  writeAll,
} from "../fixtures/steps.ts";

/** Looks at a state, and leaves the page as it was. */
type Stop = (state: string, page: Page) => Promise<void>;

/** See `legs`. */
interface TourOptions {
  /** Of a server with a voice that can be turned on: `deafServer`. */
  readonly origin: string;
  /** Opens a page of a new visitor. */
  readonly openPage: () => Promise<Page>;
  readonly stop: Stop;
}

/** A way through some of the states a person can see, in Spanish, that stops at each. */
type Leg = (options: TourOptions) => Promise<void>;

/** Every state a person can see, in legs that begin by themselves: each by what a test of it is named after. */
export const legs: Readonly<Record<string, Leg>> = {
  "of the open pages and of writing": async ({ origin, openPage, stop }) => {
    const page = await opened(openPage);
    await strangersPages(page, origin, stop);
    await pay(page, origin);
    await byWriting(page, stop);
    await anotherPhone(await openPage(), origin, stop);
  },
  "of the review and of the finished form": async ({ origin, openPage, stop }) => {
    const page = await opened(openPage);
    await startWriting(page, origin, rosa.form);
    await writeAll(page, rosa.answers.slice(0, 4));
    await writeAddress(page);
    await writeAll(page, rosa.answers.slice(5));
    await reviewed(page, stop);
  },
  "of a call": async ({ origin, openPage, stop }) => {
    const page = await opened(openPage);
    await pay(page, origin);
    await byVoice(page, stop);
  },
  "of what goes wrong": async ({ origin, openPage, stop }) => {
    const page = await opened(openPage);
    await startWriting(page, origin, rosa.form);
    await writeAll(page, rosa.answers.slice(0, 1));
    await unreadDate(page, stop);
    await writeAll(page, rosa.answers.slice(2, 4));
    await writeAddress(page);
    await withoutNetwork(page, stop);
    await withTwoTabs(page, origin, stop);
    await deleting(page, stop);
  },
};

async function opened(openPage: TourOptions["openPage"]): Promise<Page> {
  const page = await openPage();
  page.on("dialog", (dialog) => void dialog.accept());
  return page;
}

async function strangersPages(page: Page, origin: string, stop: Stop): Promise<void> {
  for (const [state, path] of [
    ["landing", "/"],
    ["help", "/ayuda"],
    ["terms", "/terminos"],
    ["unknown", "/no-existe"],
  ]) {
    await page.goto(origin + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await stop(state, page);
  }
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  await stop("checkout", page);
}

async function byWriting(page: Page, stop: Stop): Promise<void> {
  await page.getByRole("heading", { name: "Seleccione el tipo de formulario" }).waitFor();
  await stop("choose", page);
  await choose(page, rosa.form);
  await stop("ask", page);
  await page.getByText("¿Dónde lo encuentro?").click();
  await page.getByText("¿Por qué me preguntan esto?").click();
  await stop("question-help", page);
  await page.getByText("¿Dónde lo encuentro?").click();
  await page.getByText("¿Por qué me preguntan esto?").click();
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByText("Quien le habla es una máquina.").waitFor();
  await stop("consent", page);
  await preferWriting(page);
  await write(page, rosa.answers[0][1]);
  await page.getByText("Pregunta 2 de 10").waitFor();
  await stop("write", page);
  await write(page, "03/05/1990");
  await page.getByText("Toque la respuesta correcta").waitFor();
  await stop("doubt", page);
  await write(page, rosa.answers[1][1]);
  await page.getByText("Pregunta 3 de 10").waitFor();
  await page.getByText("Seguir en otro teléfono").click();
  await page.getByRole("button", { name: "Ver mi código" }).click();
  await page.getByText(/^\d{3}( \d{3}){4}$/).scrollIntoViewIfNeeded();
  await stop("resume-code", page);
}

async function reviewed(page: Page, stop: Stop): Promise<void> {
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
  await stop("review", page);
  const fullName = page.locator('[data-field="nombre_completo"]');
  await fullName.getByRole("button", { name: "Confirmar nombre" }).click();
  await fullName.getByText("Usted confirmó este nombre.").waitFor();
  await fullName.getByRole("group").scrollIntoViewIfNeeded();
  await stop("name-confirmed", page);
  await moreBoxes(page, stop);
  await saving(page, stop);
  await stop("complete", page);
  await page.getByRole("heading", { name: "Sus respuestas" }).scrollIntoViewIfNeeded();
  await stop("answers", page);
  await page.getByLabel("Su correo electrónico").fill("rosa@example.com");
  await page.getByRole("button", { name: "Enviar" }).click();
  const sent = page.getByText("Lo enviamos a rosa@example.com");
  // Its PDF is made first, which takes a busy machine a minute.
  await sent.waitFor({ timeout: 120_000 });
  await sent.scrollIntoViewIfNeeded();
  await stop("mail-sent", page);
  await correctedAgain(page, stop);
}

/** The finished form is opened again at one answer, which is corrected, and saved. */
async function correctedAgain(page: Page, stop: Stop): Promise<void> {
  await page.getByRole("button", { name: "Corregir: País de nacimiento" }).click();
  await preferWriting(page);
  await stop("correcting", page);
  await write(page, "Colombia");
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
  await stop("review-again", page);
  await page.getByRole("button", { name: "Corregir: Estado civil" }).click();
  await page.getByText(/^Cambiar la pregunta/).waitFor();
  await page.getByRole("button", { name: /viud/ }).click();
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
  await stop("one-corrected", page);
  await finish(page);
  await stop("complete-again", page);
}

/** As people do, in digits, who look at what is understood before they send it: by then its ZIP code has been looked up. */
async function writeAddress(page: Page): Promise<void> {
  const found = page.waitForResponse(/\/api\/places/);
  await page.getByRole("textbox").fill("1234 Main Street, apartamento 3, Los Ángeles, California 90012");
  await found;
  await page.getByRole("button", { name: "Responder" }).click();
  await page.getByText("Pregunta 6 de 10").waitFor();
}

/** More questions are wanted: one is tapped, one skipped, the others are written. */
async function moreBoxes(page: Page, stop: Stop): Promise<void> {
  await page.getByText("¿Quiere más preguntas?").scrollIntoViewIfNeeded();
  await stop("offer", page);
  await page.getByRole("button", { name: "Sí, más preguntas" }).click();
  await page.getByText("Pregunta 1 de 4").waitFor();
  await stop("choice", page);
  await page.getByRole("button", { name: "femenino Female" }).click();
  await page.getByText("Pregunta 2 de 4").waitFor();
  await stop("basis", page);
  await page.getByRole("button", { name: "Saltar" }).click();
  await page.getByText("Pregunta 3 de 4").waitFor();
  await writeAll(page, [
    ["direccion_postal", "sí"],
    ["empleo_actual", "no trabajo"],
  ]);
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
}

/** The automatic save fails, and is made again. */
async function saving(page: Page, stop: Stop): Promise<void> {
  const submit = "**/submit-form";
  await page.route(submit, (route) => route.abort());
  await page.getByRole("button", { name: "Todo está bien" }).click();
  await openAnswer(page).waitFor();
  await stop("name-asked", page);
  await settle(page);
  const again = page.getByRole("button", { name: "Guardar otra vez" });
  await again.waitFor();
  await stop("save-failed", page);
  await page.unroute(submit);
  await again.click();
  await finish(page);
}

async function byVoice(page: Page, stop: Stop): Promise<void> {
  await choose(page, rosa.form);
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await stop("listening", page);
  const more = page.getByText("Más opciones");
  await more.click();
  await more.evaluate((summary) => summary.scrollIntoView());
  await stop("more-ways", page);
  await more.click();
  await page.getByRole("button", { name: "Escribir" }).click();
  await write(page, `creo que es ${rosa.answers[0][1]}`);
  const yes = page.getByRole("button", { name: "Sí, está bien" });
  await yes.waitFor();
  await stop("confirm", page);
  await page.getByRole("button", { name: "Pausa" }).click();
  await page.getByText("En pausa").waitFor();
  await stop("paused", page);
  await page.getByRole("button", { name: "Seguir", exact: true }).click();
  await yes.click();
  await page.getByText("Pregunta 2 de 10").waitFor();
  await write(page, "fue hace mucho");
  await write(page, "hace ya muchísimos");
  await page.getByText("Mejor escríbalo en la pantalla.").first().waitFor();
  await stop("keyboard-offered", page);
  await keepUnread(page, () => stop("unread", page));
  await writeAll(page, rosa.answers.slice(2, 3));
  await page.getByText("Pregunta 4 de 10").waitFor();
  await write(page, `creo que es ${rosa.answers[3][1]}`);
  await page.locator(".digits").waitFor();
  await stop("digits", page);
}

/** No date is understood; the words are kept as they are. */
async function unreadDate(page: Page, stop: Stop): Promise<void> {
  await page.getByText("Pregunta 2 de 10").waitFor();
  for (const says of ["fue hace mucho", "hace ya muchísimos"]) await write(page, says);
  await page.getByText("Todavía no lo entiendo.").first().waitFor();
  await keepUnread(page, () => stop("unread-written", page));
}

async function keepUnread(page: Page, look: () => Promise<void>): Promise<void> {
  await write(page, "cuando era chiquita");
  const keep = page.getByRole("button", { name: "Guardarla así" });
  await keep.waitFor();
  await look();
  await keep.click();
  await page.getByText("Pregunta 3 de 10").waitFor();
}

async function withoutNetwork(page: Page, stop: Stop): Promise<void> {
  await page.context().setOffline(true);
  await write(page, rosa.answers[5][1]);
  const held = page.getByText("Su respuesta está guardada en este aparato.");
  await held.waitFor();
  await stop("offline", page);
  await page.getByRole("button", { name: "Cambiar de formulario" }).click();
  await page.getByRole("alert").filter({ hasText: "No pudimos cambiar de formulario." }).scrollIntoViewIfNeeded();
  await stop("start-over-failed", page);
  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.getByRole("alert").filter({ hasText: "No pudimos confirmar que se borró." }).scrollIntoViewIfNeeded();
  await stop("erase-failed", page);
  await page.context().setOffline(false);
  await held.waitFor({ state: "detached" });
}

/** Two tabs: the first waits; then both change the saved form, and the slower one is told. */
async function withTwoTabs(page: Page, origin: string, stop: Stop): Promise<void> {
  await writeAll(page, rosa.answers.slice(6));
  await page.getByRole("button", { name: "Todo está bien" }).click();
  await page.getByText("Antes de guardar, revise esta respuesta.").waitFor();
  await stop("unread-asked", page);
  await settle(page);
  await finish(page);
  await page.waitForLoadState("networkidle");
  await correct(page, "País de nacimiento", "Colombia");
  // Another tab that the browser tells nothing of, as on another phone.
  const other = await page.context().newPage();
  other.on("dialog", (dialog) => void dialog.accept());
  await other.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
  });
  await other.goto(`${origin}/form`);
  await finish(other);
  await correct(other, "Estado civil", "viuda");
  await finish(other);
  await page.getByRole("button", { name: "Todo está bien" }).click();
  await page.getByRole("button", { name: "Guardar lo que veo aquí" }).waitFor();
  await stop("conflict", page);
  await page.getByRole("button", { name: "Revisar todas las respuestas" }).click();
  await finish(page);
  await other.close();

  const newest = await page.context().newPage();
  newest.on("dialog", (dialog) => void dialog.accept());
  await newest.goto(`${origin}/form`);
  await page.getByRole("heading", { name: "Su formulario está abierto en otra ventana" }).waitFor();
  await stop("other-tab", page);
  await newest.close();
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await finish(page);
}

async function correct(page: Page, label: string, says: string): Promise<void> {
  await page.getByRole("button", { name: `Corregir: ${label}` }).click();
  await preferWriting(page);
  await write(page, says);
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
}

async function deleting(page: Page, stop: Stop): Promise<void> {
  await page.route("**/draft", (route) =>
    route.fulfill({ status: 404, json: { statusCode: 404, code: "not-found", message: "" } }),
  );
  await page.reload();
  await page.getByRole("heading", { name: "No pudimos abrir su formulario" }).waitFor();
  await stop("shut", page);
  await page.unroute("**/draft");
  await page.getByRole("button", { name: "Intentar otra vez" }).click();
  await finish(page);
  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.getByRole("heading", { name: "Sus datos están borrados" }).waitFor();
  await stop("receipt", page);
  await page.getByRole("button", { name: "Empezar de nuevo" }).click();

  await choose(page, rosa.form);
  await page.evaluate(() => fetch("/draft", { method: "DELETE" }));
  await preferWriting(page);
  await write(page, rosa.answers[0][1]);
  await page.getByRole("heading", { name: "Este formulario ya no está abierto aquí" }).waitFor();
  await stop("begun-elsewhere", page);
}

async function anotherPhone(page: Page, origin: string, stop: Stop): Promise<void> {
  await page.goto(origin);
  await page.getByText("Ya pagué y tengo un código").click();
  await page.getByLabel("Su código").fill("111 111 111 111 111");
  await page.getByRole("button", { name: "Seguir mi formulario" }).click();
  await page.getByText("Ese código no sirve.").scrollIntoViewIfNeeded();
  await stop("wrong-code", page);
}
