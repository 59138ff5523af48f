import { ApiError } from "@dilo/api";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CompleteView } from "../interview-view/views.ts";
import type { ProductApi } from "../session/product-api.ts";
import { CompleteScreen } from "./complete-screen.tsx";

const generatePdf = vi.fn(async () => new Uint8Array([1, 2, 3]));
const getBoxes = vi.fn(async () => ({ boxes: null }) as Awaited<ReturnType<ProductApi["getBoxes"]>>);
const getPdfTurn = async () => ({ ahead: 12 });
const listForms = async () => ({ forms: [] });
const api = { generatePdf, getBoxes, getPdfTurn, listForms } as unknown as ProductApi;

afterEach(() => {
  getBoxes.mockReset().mockResolvedValue({ boxes: null });
  vi.unstubAllGlobals();
});

function open(saving: CompleteView["saving"], lines: readonly unknown[] = []): void {
  const view = {
    kind: "complete",
    formType: "N-400",
    saving,
    saved: { id: "f1", revision: 3 },
    lines,
    answerCount: 10,
  };
  const events = { saveAgain: () => undefined, correct: () => undefined };
  render(
    <CompleteScreen
      {...({ view, events, api } as unknown as Parameters<typeof CompleteScreen>[0])}
      unsentNotice={null}
      email={null}
      onKept={() => undefined}
      manage={null}
    />,
  );
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a form is called completed only once it is saved", () => {
  open("saving");
  expect(title()).toBe("Guardando formulario...");
  expect(document.body.textContent).not.toContain("Formulario Completado");
  expect(screen.queryByRole("button", { name: "Descargar PDF" })).toBeNull();
});

test("while the form is saved nothing stands below that would be pushed away by what comes of it", () => {
  open("saving");
  expect(screen.queryByRole("heading", { name: "Sus respuestas" })).toBeNull();
  cleanup();
  for (const came of ["saved", "failed", "refused", "conflict"] as const) {
    open(came);
    screen.getByRole("heading", { name: "Sus respuestas" });
    cleanup();
  }
});

test("a saved form is completed, with its PDF and what comes next", () => {
  open("saved");
  expect(title()).toBe("Formulario Completado");
  expect(screen.getByRole("button", { name: "Descargar PDF" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "Qué sigue" })).toBeDefined();
  expect(screen.queryByText("Guardando formulario...")).toBeNull();
});

test("says how many boxes of the official form are filled in, and what is left in each part", async () => {
  const part = { part: 1, title: "Eligibility", titleSpanish: "Por qué puede pedirla", pages: "1", left: "" };
  const parts = [
    { ...part, work: "begun" as const },
    { ...part, part: 2, pages: "2-3", work: "open" as const, left: "3-5, 9" },
    { ...part, part: 3, work: "open" as const, left: "7" },
    { ...part, part: 14, work: "spare" as const, left: "3-6" },
  ];
  getBoxes.mockResolvedValue({ boxes: { written: 34, all: 210, parts } });
  open("saved");
  const written = await screen.findByText(/Escribimos 34 de las 210 casillas .* Faltan 176\./);
  // Beside the title: who looks no further knows how much is left.
  expect(screen.getByRole("heading", { level: 1 }).closest("[data-heard]")?.contains(written)).toBe(true);
  expect(getBoxes).toHaveBeenCalledWith({ id: "f1" });
  expect(
    screen
      .getAllByRole("listitem", { hidden: true })
      .slice(-4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Parte 1: Por qué puede pedirlaPágina 1 del formulario. Revise lo que escribimos.",
    "Parte 2: Por qué puede pedirlaDe la página 2 a la 3 del formulario. Faltan estos números: del 3 al 5 y el 9.",
    "Parte 3: Por qué puede pedirlaPágina 1 del formulario. Falta el número 7.",
    "Parte 14: Por qué puede pedirlaPágina 1 del formulario. Solo si algo no cabe.",
  ]);
});

test.each([
  [209, / Falta 1\.$/],
  [210, /para usted\.$/],
])("with %i of 210 boxes written, what is left is said in plain words", async (written, says) => {
  getBoxes.mockResolvedValue({ boxes: { written, all: 210, parts: [] } });
  open("saved");
  await screen.findByText(says);
});

test("a PDF without the official form is said to have none; where nobody knows, the PDF itself tells", async () => {
  open("saved");
  await screen.findByText("Su PDF trae sus respuestas. No trae el formulario oficial.");
  cleanup();
  getBoxes.mockRejectedValue(new Error("offline"));
  open("saved");
  expect(screen.getByText(/^Si su PDF trae el formulario/)).toBeDefined();
});

test("what is ticked off stays ticked when one comes back", () => {
  open("saved");
  const first = () => screen.getAllByRole<HTMLInputElement>("checkbox")[0];
  fireEvent.click(first() as HTMLElement);
  expect(first()?.checked).toBe(true);
  cleanup();
  open("saved");
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a form that the payment may not save any more says so, and offers no second try in vain", () => {
  open("refused");
  expect(title()).toBe("Falta guardar su formulario");
  expect(screen.getByRole("alert").textContent).toContain("hace falta otro pago");
  expect(screen.queryByRole("button", { name: "Guardar otra vez" })).toBeNull();
});

test.each([
  ["pdf-under-way", "Todavía estamos haciendo su PDF anterior"],
  ["revision-conflict", "Sus respuestas cambiaron en otro aparato"],
  ["failed", "Error al descargar el PDF"],
])("a PDF that is refused with %s says what to do", async (code, sentence) => {
  const alerts: string[] = [];
  vi.stubGlobal("alert", (text: string) => alerts.push(text));
  generatePdf.mockRejectedValueOnce(new ApiError({ statusCode: 429, code, message: "" }));
  open("saved");
  fireEvent.click(screen.getByRole("button", { name: "Descargar PDF" }));
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  expect(alerts).toEqual([expect.stringContaining(sentence)]);
});

test("the PDF that is asked for is of the answers that are shown", async () => {
  open("saved");
  fireEvent.click(screen.getByRole("button", { name: "Descargar PDF" }));
  await waitFor(() => expect(generatePdf).toHaveBeenCalled());
  const body = { formId: "f1", formType: "N-400", revision: 3 };
  expect(generatePdf).toHaveBeenLastCalledWith({ body }, expect.anything());
});

test("who waits in line for the PDF sees how many come before", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  generatePdf.mockReturnValueOnce(new Promise(() => undefined));
  open("saved");
  fireEvent.click(screen.getByRole("button", { name: "Descargar PDF" }));
  await vi.advanceTimersByTimeAsync(2100);
  expect((await screen.findByText(/^Hay 12 antes/)).getAttribute("role")).toBe("status");
  vi.useRealTimers();
});

test("a phone that shares files is offered it, with the PDF as a file", async () => {
  const shared: File[] = [];
  vi.stubGlobal("navigator", {
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files),
  });
  open("saved");
  fireEvent.click(screen.getByRole("button", { name: "Compartir" }));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect([shared[0]?.type, shared[0]?.size]).toEqual(["application/pdf", 3]);
  expect(shared[0]?.name).toMatch(/^Formulario_N400_\d{4}-\d\d-\d\d\.pdf$/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("where nothing can be shared, nothing offers it; a share that fails says what to do", async () => {
  open("saved");
  expect(screen.queryByRole("button", { name: "Compartir" })).toBeNull();
  cleanup();
  const share = () => Promise.reject(new DOMException("", "NotAllowedError"));
  vi.stubGlobal("navigator", { canShare: () => true, share });
  open("saved");
  fireEvent.click(screen.getByRole("button", { name: "Compartir" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Descargue el PDF");
});

test("a name that was told apart is shown in its parts, not in the words it is stored as", () => {
  const field = { id: "nombre_conyuge", label: "Spouse's full name", labelSpanish: "Nombre de su esposo o esposa" };
  const reading = { parts: { given: "José Luis", family: "Paz" } };
  open("saved", [
    { field, reading, status: "read", said: "nombres José Luis, apellidos Paz", english: "José Luis Paz" },
  ]);
  expect(document.body.textContent).toContain("José Luis PazNombres: José Luis. Apellidos: Paz.");
  expect(document.body.textContent).not.toContain("Su respuesta:");
});
