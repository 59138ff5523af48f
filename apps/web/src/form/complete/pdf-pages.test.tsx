import { ApiError } from "@dilo/api";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ProductApi } from "../session/product-api.ts";
import type { PdfPage } from "./get-pdf.ts";
import { PdfPages } from "./pdf-pages.tsx";

const page: PdfPage = { picture: "UklGRg==", pages: 16, sheets: 2, attached: 0, marked: 0 };
const wanted = { id: "f1", formType: "N-400", revision: 3 } as const;
afterEach(cleanup);

function open(...answers: readonly (PdfPage | null | Error)[]) {
  const left = [...answers];
  const drawPdfPage = vi.fn(async () => {
    const next = left.shift() ?? null;
    if (next instanceof Error) throw next;
    return { page: next };
  });
  const api = { drawPdfPage, getPdfTurn: async () => ({ ahead: null }) } as unknown as ProductApi;
  render(<PdfPages api={api} wanted={wanted} />);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { drawPdfPage, press, picture: () => screen.findByRole<HTMLImageElement>("img") };
}

test("nothing is drawn before it is wanted; then one page at a time, ours told from the form's", async () => {
  const { drawPdfPage, press, picture } = open(page, { ...page, marked: 4 }, page);
  expect(drawPdfPage).not.toHaveBeenCalled();
  press("Ver las páginas aquí");
  expect((await picture()).alt).toBe("Hoja 1 de 2 de Dilo. No se manda.");
  expect((await picture()).src).toBe("data:image/webp;base64,UklGRg==");
  expect(screen.queryByRole("button", { name: "Página anterior" })).toBeNull();
  press("Ir al formulario");
  await screen.findByText(/Lo que falta está en amarillo\./);
  expect((await picture()).alt).toBe("Página 1 de 14 del formulario.");
  press("Página anterior");
  await screen.findByRole("img", { name: "Hoja 2 de 2 de Dilo. No se manda." });
  const body = { formId: "f1", formType: "N-400", revision: 3, page: 2 };
  expect(drawPdfPage).toHaveBeenLastCalledWith({ body }, { timeoutMs: 115_000 });
});

test("a sheet behind the form is none of its pages", async () => {
  const { press, picture } = open(...Array.from({ length: 4 }, () => ({ ...page, pages: 5, sheets: 1, attached: 2 })));
  press("Ver las páginas aquí");
  const seen = [(await picture()).alt];
  for (const name of ["Página 1 de 2", "Página 2 de 2", "Hoja 1 de 2 que va detrás"]) {
    press("Página siguiente");
    seen.push((await screen.findByRole<HTMLImageElement>("img", { name: new RegExp(name) })).alt);
  }
  expect(seen.slice(-2)).toEqual([
    "Página 2 de 2 del formulario.",
    "Hoja 1 de 2 que va detrás del formulario. Fírmela.",
  ]);
});

test("a page that cannot be drawn leaves the one before it, and sends to the PDF", async () => {
  const { press, picture } = open(page, null);
  press("Ver las páginas aquí");
  await picture();
  press("Página siguiente");
  expect((await screen.findByRole("alert")).textContent).toContain("Está en su PDF");
  expect((await picture()).alt).toContain("Hoja 1");
});

test("answers that were changed elsewhere are told, not shown", async () => {
  const { press } = open(new ApiError({ statusCode: 409, code: "revision-conflict", message: "" }));
  press("Ver las páginas aquí");
  expect((await screen.findByRole("alert")).textContent).toContain("Sus respuestas cambiaron");
  expect(screen.queryByRole("img")).toBeNull();
});
