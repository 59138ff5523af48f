import { expect, test } from "vitest";
import { makePages } from "../prerender.tsx";

test("says in both languages what works: no script runs that could change it", async () => {
  const page = await offlinePage();
  expect(page.querySelector("main")?.textContent).toContain("Lo que ya contestó sigue guardado.");
  expect(page.querySelectorAll("button")).toHaveLength(0);
  expect(page.querySelector("main [lang=en]")?.textContent).toContain("What you have answered is still saved.");
});

test("asks for the same address again: one that comes from the payment is not lost", async () => {
  const page = await offlinePage();
  // The service worker shows it in place of the page that was asked for.
  const again = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === "Intentar otra vez");
  // An empty address is that of the page that is shown, its query too.
  expect(again?.getAttribute("href")).toBe("");
});

/** The page in a document of its own: the test files share one, and this page's links would stay in it. */
async function offlinePage(): Promise<Document> {
  const html = (await makePages()).find(({ file }) => file === "sin-conexion/index.html")?.html ?? "";
  return new DOMParser().parseFromString(html, "text/html");
}
