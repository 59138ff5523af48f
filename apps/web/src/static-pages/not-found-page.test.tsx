import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSite, stubServer } from "../testing/open-site.tsx";
import { ErrorPage } from "./error-page.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", stubServer({}));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(["/no-existe", "/form/abc", "/ayuda/mas"])("%s is an unknown route", (address) => {
  openSite(address);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("Unexpected Application Error!");
  expect(heading.lang).toBe("en");
  expect(screen.getByText("Esta página no existe.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Volver al inicio" }).getAttribute("href")).toBe("/");
});

test("a page that breaks says so, and leads home", () => {
  const Broken = () => {
    throw new Error("planted");
  };
  const router = createMemoryRouter([{ Component: Broken, ErrorBoundary: ErrorPage, path: "/" }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText("Algo salió mal en esta página.")).toBeDefined();
  expect(document.body.textContent).not.toContain("planted");
});
