import { expect, test } from "vitest";
import { makePages } from "../prerender.tsx";

test("asks for the same address again: one that comes from the payment is not lost", () => {
  const html = makePages().find(({ file }) => file === "sin-conexion/index.html")?.html ?? "";
  // The service worker shows it in place of the page that was asked for.
  history.replaceState(null, "", "/form?session_id=cs_1");
  document.body.innerHTML = html;
  const again = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Intentar otra vez");
  expect(again?.hasAttribute("href")).toBe(true);
  expect(new URL(again?.getAttribute("href") ?? "", location.href).href).toBe(location.href);
});
