import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { configExample } from "../testing/config-example.ts";
import { openSite, stubServer } from "../testing/open-site.tsx";

afterEach(() => vi.unstubAllGlobals());

test("has nine numbered sections in order, each with its line in plain words", () => {
  vi.stubGlobal("fetch", stubServer({}));
  openSite("/terminos");
  const headings = [...document.querySelectorAll(".clauses h2")].map((heading) => heading.textContent);
  expect(headings).toEqual([
    "1. Naturaleza del servicio",
    "2. Responsabilidad del usuario",
    "3. Privacidad",
    "4. Sin garantías",
    "5. Límite de responsabilidad",
    "6. Recomendación legal",
    "7. Uso aceptable",
    "8. Cambios",
    "9. Contacto",
  ]);
  expect(document.body.textContent).toContain("Guardamos sus respuestas de 48 a 72 horas.");
  expect(screen.getAllByText("En palabras simples")).toHaveLength(9);
  expect(screen.getByRole("link", { name: "Volver al inicio" }).getAttribute("href")).toBe("/");
});

test("names the operator the server names", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json(configExample) }));
  openSite("/terminos");
  expect(await screen.findByText("Casa Ejemplo, ayuda@ejemplo.com")).toBeDefined();
  expect(screen.getByText("Dilo es una herramienta privada de Casa Ejemplo, ayuda@ejemplo.com.")).toBeDefined();
  expect(shownTexts(/su dinero|reembolso|Escríbanos/)).toHaveLength(4);
});

test("says so when no operator is named", async () => {
  vi.resetModules();
  const nobody = { ...configExample, operator: { name: "", contact: "" } };
  vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json(nobody) }));
  const { openSite } = await import("../testing/open-site.tsx");
  openSite("/terminos");
  expect(await screen.findByText("El operador de esta página todavía no dio sus datos.")).toBeDefined();
  // Refunds are promised only where there is somebody to ask.
  expect(shownTexts(/su dinero|reembolso|Escríbanos/)).toEqual([]);
});

test("says what the operator wants read before anybody pays, there and at the foot of every page", async () => {
  vi.resetModules();
  const notice = { es: "No servimos a personas que viven en Nueva York.", en: "We do not serve New York." };
  const config = { ...configExample, operator: { ...configExample.operator, notice } };
  vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json(config) }));
  const { openSite } = await import("../testing/open-site.tsx");
  openSite("/terminos");
  await vi.waitFor(() => expect(shownTexts(/No servimos/)).toHaveLength(2));
  expect(shownTexts(/No servimos/).filter((one) => one.closest("footer") !== null)).toHaveLength(1);
});

/** The shown elements that say it themselves. */
function shownTexts(pattern: RegExp) {
  return screen.queryAllByText(pattern).filter((element) => element.closest("[hidden]") === null);
}
