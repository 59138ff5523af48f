import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ProductApi } from "../session/product-api.ts";
import { YourForms } from "./your-forms.tsx";

const times = { revision: 1, savedAt: "2026-11-20T12:00:00.000Z", expiresAt: "2026-11-23T12:00:00.000Z" };
const saved = [
  { id: "form_2", formType: "I-130", ...times },
  { id: "form_1", formType: "N-400", ...times },
] as const;

const plenty = { forms: 20, mails: 10, until: "2999-01-01T00:00:00.000Z" };

function apiWith(forms: readonly (typeof saved)[number][], left = plenty) {
  const generatePdf = vi.fn(async () => Uint8Array.of(37, 80, 68, 70));
  const api = { listForms: async () => ({ forms, left }), generatePdf, getMail: async () => ({ mail: null }) };
  return { api: api as unknown as ProductApi, generatePdf };
}

test("lists what is saved and not in the card, with its PDF and its mail", async () => {
  const { api, generatePdf } = apiWith(saved);
  URL.createObjectURL = () => "blob:pdf";
  URL.revokeObjectURL = () => undefined;
  render(<YourForms api={api} shownId="form_2" onOpen={undefined} />);
  await screen.findByRole("heading", { name: "Sus formularios" });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  screen.getByText("Recibir el N-400 por correo");
  screen.getByRole("button", { name: "Descargar el PDF del N-400" }).click();
  await vi.waitFor(() =>
    expect(generatePdf).toHaveBeenCalledWith(
      { body: { formId: "form_1", formType: "N-400", revision: 1 } },
      expect.anything(),
    ),
  );
});

test("is not there while nothing else is saved", async () => {
  const { api } = apiWith([saved[1]]);
  const { container, rerender } = render(<YourForms api={api} shownId="form_1" onOpen={undefined} />);
  expect(container.innerHTML).toBe("");
  rerender(<YourForms api={api} shownId={undefined} onOpen={undefined} />);
  await screen.findByRole("heading", { name: "Sus formularios" });
});

test("a saved form is opened again where nothing in the card is unsaved, and what failed is said", async () => {
  const { api } = apiWith(saved);
  const onOpen = vi.fn(async () => Promise.reject(new Error("away")));
  const { rerender } = render(<YourForms api={api} shownId="form_2" onOpen={onOpen} />);
  fireEvent.click(await screen.findByRole("button", { name: "Ver o cambiar el N-400" }));
  expect(onOpen.mock.calls).toEqual([["form_1"]]);
  expect((await screen.findByRole("alert")).textContent).toContain("Sigue guardado.");
  expect(screen.getByRole("button", { name: "Ver o cambiar el N-400" })).toHaveProperty("disabled", false);
  rerender(<YourForms api={api} shownId="form_2" onOpen={undefined} />);
  expect(screen.queryByRole("button", { name: "Ver o cambiar el N-400" })).toBeNull();
});

test.each([
  [{ forms: 3, mails: 3 }, []],
  [{ forms: 2 }, ["Con este pago puede guardar dos formularios más."]],
  [{ forms: 1, mails: 1 }, ["puede guardar un formulario más.", "puede mandar un correo más."]],
  [{ forms: 0, mails: 0 }, ["ya no se guardan más formularios.", "ya no se mandan más correos."]],
  [{ until: new Date(Date.now() + 2 * 86_400_000).toISOString() }, ["Su pago sirve hasta el "]],
  [{ until: new Date(Date.now() + 4 * 86_400_000).toISOString() }, []],
])("of the payment %o is left: %j", async (left, notes) => {
  const { api } = apiWith([saved[1]], { ...plenty, ...left });
  const { container } = render(<YourForms api={api} shownId={undefined} onOpen={undefined} />);
  await screen.findByRole("heading", { name: "Sus formularios" });
  const said = [...container.querySelectorAll(".notice p")].map(({ textContent }) => textContent ?? "");
  expect(said).toHaveLength(notes.length);
  for (const [at, note] of notes.entries()) expect(said[at]).toContain(note);
});
