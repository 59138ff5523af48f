import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grant } from "../access/access.ts";
import { configExample } from "../testing/config-example.ts";
import { openSite, stubServer } from "../testing/open-site.tsx";
import { es } from "../words/es.ts";

const config = () => Response.json(configExample);
const refused = () => Response.json({ statusCode: 502, code: "payments-failed", message: "" }, { status: 502 });

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("sells: price, pay button, features, the ten-facts line, the notice", () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
  openSite("/");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Llene su formulario hablando en español");
  expect(screen.getByRole("button", { name: "Comenzar - $9.99" })).toHaveProperty("disabled", false);
  expect(screen.getByText("No es la tarifa del gobierno.")).toBeDefined();
  expect(document.body.textContent).toContain("Aquí completamos 10 datos básicos de su N-400, u 11 de su I-130.");
  expect(document.body.textContent).toContain("Somos una empresa privada. No somos abogados ni del gobierno (USCIS).");
  expect(document.body.textContent?.toLowerCase()).not.toContain("sin errores");
});

test("what one gets can be looked at where it is said", () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
  openSite("/");
  const filled = screen.getByRole("link", { name: "Ver un PDF de ejemplo" });
  expect([filled.getAttribute("href"), filled.parentElement?.textContent]).toEqual([
    "/ejemplo.pdf",
    `${es.landing.hero.lead} Ver un PDF de ejemplo`,
  ]);
});

test("has the header's logo and links, the trust badges, the features, how long it takes and both forms by name", () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
  openSite("/");
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Dilo, inicio" }).querySelector("svg")).not.toBeNull();
  expect(header.getByRole("link", { name: "Ayuda" }).getAttribute("href")).toBe("/ayuda");
  expect(header.getByRole("link", { name: "Términos" }).getAttribute("href")).toBe("/terminos");
  const { landing, form } = es;
  const parts = [
    ...landing.trust.flatMap(({ title, text }) => [title, text]),
    ...landing.price.includes,
    ...[landing.price.sum, landing.price.once, landing.how.time, landing.hero.lead],
    ...Object.values(form.reference.forms).flatMap(({ title, description }) => [title, description]),
  ];
  for (const part of parts) expect(document.body.textContent).toContain(part);
  expect(landing.hero.lead).toBe(
    "Para hacerse ciudadano (N-400) o pedir a un familiar (I-130). Recibe un PDF en inglés.",
  );
  const titles = landing.trust.map(({ title }) => title);
  expect(titles).toEqual(["Sin cuenta", "Se borra en 48-72 horas", "Usted confirma cada respuesta"]);
  expect(landing.price).toMatchObject({ sum: "$9.99", once: "Un solo pago. Sirve para uno o los dos formularios." });
  expect(landing.price.includes).toEqual([
    "Preguntas en voz alta, en español",
    "Sus respuestas pasadas al inglés",
    "Formulario N-400, I-130 o los dos",
    "PDF para descargar",
    "Copia a su correo electrónico",
  ]);
  expect(landing.how.time).toContain("unos 5 minutos");
});

test("a checkout the server refuses frees the button and says so in the red box under it", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config, "POST /api/create-checkout-session": refused }));
  openSite("/");
  fireEvent.click(screen.getByRole("button", { name: "Comenzar - $9.99" }));
  expect(screen.getByRole("button", { name: "Procesando..." })).toHaveProperty("disabled", true);
  const box = await screen.findByRole("alert");
  expect(box.textContent).toContain("Error: Failed to create checkout session");
  expect(box.className).toBe("error-box");
  const button = screen.getByRole("button", { name: "Comenzar - $9.99" });
  expect(button).toHaveProperty("disabled", false);
  expect(button.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test("a server that is not reached is a failed payment", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  openSite("/");
  fireEvent.click(screen.getByRole("button", { name: "Comenzar - $9.99" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Error: Payment failed. Please try again.");
});

test("with access stored, the way on takes the button's place", () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
  grant("cs_1");
  openSite("/");
  expect(screen.getByRole("link", { name: "Continuar al Formulario" }).getAttribute("href")).toBe("/form");
  expect(screen.queryByRole("button", { name: "Comenzar - $9.99" })).toBeNull();
  expect(screen.getByText("Pago verificado")).toBeDefined();
  expect(screen.getByText("Hable con Dilo para completar su formulario.")).toBeDefined();
});

test("a stored session is verified on arrival, and a paid one goes to the form", async () => {
  const verified = () => Response.json({ verified: true });
  vi.stubGlobal("fetch", stubServer({ "GET /config": config, "POST /api/verify-payment": verified }));
  localStorage.setItem("stripe_session_id", "cs_1");
  const { here } = openSite("/");
  expect(screen.getByRole("button", { name: "Verificando pago..." })).toHaveProperty("disabled", true);
  await waitFor(() => expect(here()).toBe("/form"));
  expect(localStorage.getItem("payment_verified")).toBe("true");
});

test("a verification that fails leaves the page unpaid and silent", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config, "POST /api/verify-payment": refused }));
  localStorage.setItem("stripe_session_id", "cs_1");
  openSite("/");
  await screen.findByRole("button", { name: "Comenzar - $9.99" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says to everybody alike when to see a lawyer first, and where accredited help is", () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
  openSite("/");
  const list = screen.getByRole("heading", { name: "Hable antes con un abogado si…" }).parentElement?.textContent ?? "";
  for (const when of [
    "votó",
    "dijo alguna vez que era ciudadano",
    "datos falsos",
    "Servicio Selectivo",
    "ayudó a alguien a entrar",
    "arrestaron",
    "deportaron",
    "más de seis meses",
  ])
    expect(list).toContain(when);
  const help = screen.getByRole("link", { name: "Ver la lista del gobierno, en inglés" });
  expect(help.getAttribute("href")).toMatch(/^https:\/\/www\.justice\.gov\/eoir\//);
  expect(list).toContain("No es un consejo sobre su caso.");
});

test("a letter's link brings its code into the box and leaves no trace of it in the address", async () => {
  const fetched = vi.fn<typeof fetch>(stubServer({ "GET /config": config }));
  vi.stubGlobal("fetch", fetched);
  // Another payment was begun in this browser: who comes by the link wants the form of its code.
  localStorage.setItem("stripe_session_id", "cs_other");
  openSite("/#codigo=481205937164028");
  const box = await screen.findByLabelText<HTMLInputElement>("Su código");
  expect(box.value).toBe("481 205 937 164 028");
  expect(box.closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(box);
  expect(location.href).not.toContain("481");
  expect(fetched.mock.calls.map(([path]) => String(path)).filter((path) => path !== "/config")).toEqual([]);
});

test.each([
  ["", "", "Faltan 15."],
  ["abc", "", "Faltan 15."],
  ["1".repeat(31), "111 ".repeat(10).trim(), "Sobran 15."],
  ["%3Cb%3E", "", "Faltan 15."],
  ["%E0%A4%A", "", "Faltan 15."],
  ["4812059371640", "481 205 937 164 0", "Faltan 2."],
  ["481-205%20937%C2%A0164-02", "481 205 937 164 02", "Falta 1."],
])("a link with %j for a code opens the box with its digits and says what is wrong", async (brought, digits, wrong) => {
  const fetched = vi.fn(stubServer({ "GET /config": config }));
  vi.stubGlobal("fetch", fetched);
  openSite(`/#codigo=${brought}`);
  const box = await screen.findByLabelText<HTMLInputElement>("Su código");
  expect((await screen.findByRole("alert")).textContent).toContain(wrong);
  expect([box.value, box.closest("details")?.open, location.hash]).toEqual([digits, true, ""]);
  expect(document.activeElement).toBe(box);
  expect(fetched.mock.calls.map(([path]) => String(path))).not.toContain("/api/resume");
});

test("a link whose code is written with blanks and dashes brings the whole code, and sends nothing by itself", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
  openSite("/#codigo=481-205%20937%C2%A0164-028");
  const box = await screen.findByLabelText<HTMLInputElement>("Su código");
  expect(box.value).toBe("481 205 937 164 028");
  expect(screen.queryByRole("alert")).toBeNull();
});
