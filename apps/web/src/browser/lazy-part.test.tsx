import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubServer } from "../testing/open-site.tsx";
import { Empty, lazyPart } from "./lazy-part.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Sheet = ({ title }: { title: string }) => <h1>{title}</h1>;

/** A part whose file the network drops until `bringBack`. */
function droppedPart() {
  let isThere = false;
  const Part = lazyPart(async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return Sheet;
  });
  const bringBack = () => {
    isThere = true;
  };
  return { Part, bringBack };
}

const nextTry = () => act(() => vi.advanceTimersByTimeAsync(2000));

test("says that it comes, then shows what came", async () => {
  const Part = lazyPart(async () => Sheet);
  render(<Part title="Formulario" />);
  expect(screen.getByRole("status").textContent).toBe("Un momento, por favor.");
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole("heading").textContent).toBe("Formulario");
});

test("a part that nobody waits for comes without a word before it", async () => {
  const Part = lazyPart(async () => Sheet, Empty);
  const { container } = render(<Part title="Formulario" />);
  expect(container.textContent).toBe("");
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole("heading").textContent).toBe("Formulario");
});

test("what was brought before is shown at once", async () => {
  const Part = lazyPart(async () => Sheet);
  await Part.preload();
  render(<Part title="Formulario" />);
  expect(screen.getByRole("heading").textContent).toBe("Formulario");
});

test("without a network it says so, and comes by itself with the network", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { Part, bringBack } = droppedPart();
  render(<Part title="Formulario" />);
  for (let tries = 0; tries < 3; tries += 1) {
    await nextTry();
    expect(screen.getByRole("status").textContent).toContain("No hay conexión.");
    expect(screen.queryByRole("button")).toBeNull();
  }
  bringBack();
  await nextTry();
  expect(screen.getByRole("heading").textContent).toBe("Formulario");
});

test("a file that the server no longer has is told apart: the page is opened again", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /healthz": () => Response.json({ status: "ok" }) }));
  const { Part } = droppedPart();
  render(<Part title="Formulario" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("status").textContent).toContain("No hay conexión.");
  await nextTry();
  expect(screen.getByRole("status").textContent).toContain("Esta página se actualizó.");
  expect(screen.getByRole("button", { name: "Abrir otra vez" })).toBeDefined();
});
