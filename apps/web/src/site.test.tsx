import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSite, stubServer } from "./testing/open-site.tsx";

const scrolls = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", stubServer({}));
  vi.stubGlobal("scrollTo", scrolls);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolls.mockReset();
});

const link = (name: string | RegExp) => screen.getAllByRole("link", { name })[0] as HTMLElement;
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a link leads on without loading the page, from its top, and is the current one then", async () => {
  const { here } = openSite("/terminos");
  const entries = window.history.length;
  expect(link("Ayuda").getAttribute("aria-current")).toBeNull();
  expect(fireEvent.click(link("Ayuda"))).toBe(false);
  await title("Ayuda");
  expect(here()).toBe("/ayuda");
  expect(link("Ayuda").getAttribute("aria-current")).toBe("page");
  expect(scrolls).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement?.id).toBe("contenido");
  expect(window.history.length).toBe(entries + 1);
});

test("a link to the page that is shown adds no entry to the history", async () => {
  openSite("/ayuda");
  const entries = window.history.length;
  await act(async () => void fireEvent.click(link("Ayuda")));
  expect(window.history.length).toBe(entries);
});

test("Back shows the page before, with the focus in its content, and leaves where it stands to the browser", async () => {
  openSite("/terminos");
  fireEvent.click(link("Ayuda"));
  await title("Ayuda");
  scrolls.mockReset();
  window.history.replaceState(null, "", "/terminos#s9");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  await title("Términos de uso y aviso legal");
  expect(document.activeElement?.id).toBe("contenido");
  expect(scrolls).not.toHaveBeenCalled();
});

test("a link to a part of a page shows that part", async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  openSite("/ayuda");
  // It names refunds too where the server has said who runs it.
  fireEvent.click(link(/^Contacto/));
  await title("Términos de uso y aviso legal");
  expect(shown).toEqual(["s9"]);
  vi.restoreAllMocks();
});

test("what opens a new tab is left to the browser, and so is a page that has to be loaded anew", async () => {
  openSite("/no-existe");
  expect(fireEvent.click(link("Volver al inicio"))).toBe(true);
  expect(fireEvent.click(link("Términos"), { ctrlKey: true })).toBe(true);
  await act(async () => undefined);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error!");
});

test("while the code of a page is on its way that is said, and why it does not come", async () => {
  vi.resetModules();
  let isThere = false;
  vi.doMock("./static-pages/help-page.tsx", () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return { HelpPage: () => <h1>Ayuda</h1> };
  });
  const { loadPage, routes } = await import("./site.tsx");
  await loadPage("/terminos");
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/terminos"] })} />);
  fireEvent.click(link("Ayuda"));
  expect((await screen.findByText(/^No hay conexión\./)).getAttribute("role")).toBe("status");
  isThere = true;
  await title("Ayuda");
  vi.doUnmock("./static-pages/help-page.tsx");
});
