import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grant } from "../access/access.ts";
import { configExample } from "../testing/config-example.ts";
import { openSite, stubServer } from "../testing/open-site.tsx";
import { es } from "../words/es.ts";

beforeEach(() => vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json(configExample) })));
afterEach(() => vi.unstubAllGlobals());

test("answers what people ask before they pay", () => {
  openSite("/ayuda");
  const questions = [...document.querySelectorAll("summary")].map((summary) => summary.textContent);
  expect(questions).toEqual(
    expect.arrayContaining([
      "¿Necesito una cuenta?",
      "¿Qué es el Número A?",
      "¿Quién me oye?",
      "¿Y si la máquina oye mal?",
      "¿Ya envié mi formulario al gobierno?",
      "¿Me devuelven mi dinero?",
    ]),
  );
  expect(document.body.textContent).toContain("Los guardamos de 48 a 72 horas.");
});

test("says what the app is, the steps, and tips", () => {
  openSite("/ayuda");
  const { whatItIs, steps, tips } = es.help;
  const shown = document.body.textContent;
  for (const text of [whatItIs, ...steps.map(({ title }) => title), ...tips]) expect(shown).toContain(text);
  expect([steps.length, tips.length]).toEqual([5, 6]);
  expect(shown).toContain("Usted paga una vez y entra directo al formulario.");
});

test("shows where the A-Number is, in a drawing with a name", () => {
  openSite("/ayuda");
  expect(screen.getByRole("img", { name: /El Número A está junto a la foto/ })).toBeDefined();
});

test("leads home", () => {
  const { here } = openSite("/ayuda");
  fireEvent.click(screen.getByRole("link", { name: "Volver al inicio" }));
  expect(here()).toBe("/");
  expect(document.activeElement?.id).toBe("contenido");
});

test("leads back to the form, where this browser has one open", () => {
  openSite("/ayuda");
  expect(screen.queryByRole("link", { name: "Volver a mi formulario" })).toBeNull();
  act(() => grant("cs_1"));
  expect(screen.getByRole("link", { name: "Volver a mi formulario" }).getAttribute("href")).toBe("/form");
});
