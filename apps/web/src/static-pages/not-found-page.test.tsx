import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Navigation } from "../browser/navigation.tsx";
import { openSite, stubServer } from "../testing/open-site.tsx";
import { ErrorBoundary, NotFoundPage } from "./not-found-page.tsx";

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
  render(
    <Navigation>
      <ErrorBoundary instead={<NotFoundPage isBroken />}>
        <Broken />
      </ErrorBoundary>
    </Navigation>,
  );
  expect(screen.getByText("Algo salió mal en esta página.")).toBeDefined();
  expect(document.body.textContent).not.toContain("planted");
});
