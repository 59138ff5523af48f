import { expect, test } from "vitest";
import { makePages } from "./prerender.tsx";

test("makes the four pages and the frame of the form in Spanish, without a script or an inline style", async () => {
  const pages = await makePages();
  expect(pages.map(({ file, title }) => [file, title])).toEqual([
    ["index.html", "Dilo: llene su formulario hablando en español"],
    ["ayuda/index.html", "Ayuda"],
    ["terminos/index.html", "Términos de uso y aviso legal"],
    ["app.html", "Su formulario"],
    ["sin-conexion/index.html", "Sin conexión"],
    ["404.html", "Unexpected Application Error!"],
  ]);
  for (const { file, html } of pages) {
    expect(html).toMatch(file === "app.html" ? /Verificando pago\.\.\./ : /<h1/);
    expect(html).not.toMatch(/<script|<title| style="/);
    const whatIfNoScript = /<noscript><p[^>]*>Su navegador tiene apagado JavaScript\..*data-not-started="old" hidden/;
    expect(whatIfNoScript.test(html)).toBe(file !== "sin-conexion/index.html");
  }
});
