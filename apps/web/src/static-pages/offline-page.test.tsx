import { expect, test } from "vitest";
import { makePages } from "../prerender.tsx";

test("says in both languages what works: no script runs that could change it", async () => {
  const html = (await makePages()).find(({ file }) => file === "sin-conexion/index.html")?.html ?? "";
  document.body.innerHTML = html;
  expect(document.querySelector("main")?.textContent).toContain("Lo que ya contestó sigue guardado.");
  expect(document.querySelectorAll("button")).toHaveLength(0);
  expect(document.querySelector("main [lang=en]")?.textContent).toContain("What you have answered is still saved.");
});

test("asks for the same address again: one that comes from the payment is not lost", async () => {
  const html = (await makePages()).find(({ file }) => file === "sin-conexion/index.html")?.html ?? "";
  // The service worker shows it in place of the page that was asked for.
  document.body.innerHTML = html;
  const again = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Intentar otra vez");
  // An empty address is that of the page that is shown, its query too.
  expect(again?.getAttribute("href")).toBe("");
});
