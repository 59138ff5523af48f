import { expect, test } from "vitest";
import { makePages } from "./prerender.tsx";

test("makes the four pages in Spanish, without a script or an inline style", () => {
  const pages = makePages();
  expect(pages.map(({ file, title }) => [file, title])).toEqual([
    ["index.html", "Dilo: llene su formulario hablando en español"],
    ["ayuda/index.html", "Ayuda"],
    ["terminos/index.html", "Términos de uso y aviso legal"],
    ["404.html", "Unexpected Application Error!"],
  ]);
  for (const { html } of pages) {
    expect(html).toMatch(/<h1/);
    expect(html).not.toMatch(/<script|<title| style="/);
  }
});
