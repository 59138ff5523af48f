import { type InterviewEvent, next, startOf } from "@dilo/forms";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { interviewEvents } from "../../interview-view/interview-events.ts";
import { screenView } from "../../interview-view/screen-view.ts";
import * as readers from "../../session/readers.ts";
import { AskScreen } from "../ask-screen.tsx";
import { pauseMs } from "./use-preview.ts";

const at = "2026-11-20T15:00:00.000Z";
const answers = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "15 de marzo de 1985",
  pais_nacimiento: "México",
  numero_alien: "089345678",
  direccion_actual: "1234 Main Street, Apt 3, Los Angeles, CA 90012",
  telefono: "305 555 0123",
  email: "rosa@example.com",
};

/** The page of a person who writes, at a question that comes after all those before it. */
function open(field: string, ...events: readonly InterviewEvent[]) {
  const before = Object.entries(answers).slice(0, Object.keys(answers).indexOf(field));
  const said = Object.fromEntries(before.map(([id, words]) => [id, { said: words, heardAt: at }]));
  const restored: InterviewEvent = { kind: "restored", formType: "N-400", answers: said };
  const start = [restored, ...events].reduce((interview, event) => next(interview, event)[0], startOf("smart"));
  const sent: InterviewEvent[] = [];
  function Page() {
    const [interview, setInterview] = useState(start);
    const [{ dispatch }] = useState(() => ({
      dispatch: (event: InterviewEvent) => {
        sent.push(event);
        setInterview((now) => next(now, event)[0]);
      },
    }));
    const [events] = useState(() => interviewEvents(dispatch, () => at));
    const [view, setView] = useState(() => ({ of: interview, view: screenView(interview, readers) }));
    if (view.of !== interview) setView({ of: interview, view: screenView(interview, readers) });
    if (view.view.kind !== "asking") return <p>{view.view.kind}</p>;
    return (
      <AskScreen
        {...{ events, view: view.view, unsentNotice: null, steps: null, start: null, captions: null, manage: null }}
        dock={null}
        hasTextBox={view.view.answer.kind !== "confirming"}
        isLookedUp={false}
        isAnswerDropped={false}
        focusRequest={1}
        onHelp={() => undefined}
      />
    );
  }
  render(<Page />);
  return { sent, box: () => screen.getByRole<HTMLInputElement>("textbox") };
}

const pause = () =>
  act(() => {
    vi.advanceTimersByTime(pauseMs);
  });
function type(text: string) {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
  pause();
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const page = () => document.body.textContent ?? "";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("nothing moves the button away from under a finger: what was understood appears once it is lifted", () => {
  open("telefono");
  const button = screen.getByRole("button", { name: "Responder" });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "3055550123" } });
  fireEvent.pointerDown(button);
  pause();
  expect(page()).not.toContain("(305) 555-0123");
  fireEvent.pointerUp(button);
  pause();
  expect(page()).toContain("(305) 555-0123");
});

test("what will be written in English is told while one types, before anything is sent", () => {
  const { sent } = open("fecha_nacimiento");
  expect(page()).toContain("Por ejemplo: 5 de marzo de 1970");
  type("15 de marzo");
  expect(page()).toContain("¿de qué año?");
  type("15 de marzo de 1985");
  expect(screen.getByText("03/15/1985").closest("[role=status]")?.textContent).toBe("En inglés se escribe: 03/15/1985");
  expect(sent).toEqual([]);
});

test("a date, an A-Number and a telephone show their groups, filled as far as they are read", () => {
  open("fecha_nacimiento");
  type("15 de marzo");
  expect([...document.querySelectorAll(".date-boxes span")].map((one) => one.textContent)).toEqual([
    "15Día",
    "marzoMes",
    "Año",
  ]);
});

test.each([
  ["numero_alien", "089 345", ["089", "345", ""]],
  ["numero_alien", "A089345678", ["089", "345", "678"]],
  ["telefono", "3055", ["305", "5", ""]],
  ["telefono", "mi número es 305 555 0123", ["305", "555", "0123"]],
])("%s: '%s' stands in its groups", (field, text, groups) => {
  open(field);
  expect(document.querySelectorAll(".digits span").length).toBe(groups.length);
  type(text);
  expect([...document.querySelectorAll(".digits span")].map((one) => one.textContent)).toEqual(groups);
});

test("an address is shown in its parts, and what is missing of it", () => {
  open("direccion_actual");
  type("1234 Main Street, Apt 3, Los Angeles");
  const parts = () => [...document.querySelectorAll(".parts > div")].map((one) => one.textContent);
  expect(parts()).toEqual([
    "Número y calle1234 Main Street",
    "ApartamentoApt 3",
    "CiudadLos Angeles",
    "Estadofalta",
    "Código postalfalta",
  ]);
  type("1234 Main Street, Apt 3");
  expect(parts().slice(1, 3)).toEqual(["ApartamentoApt 3", "Ciudadfalta"]);
  type("1234 Main Street, Apt 3, Los Angeles, CA 90012");
  expect(parts().slice(3)).toEqual(["EstadoCA", "Código postal90012"]);
});

test("ZIP codes may be looked up before the words are sent", () => {
  const { sent } = open("direccion_actual");
  type("1234 Main Street 90012");
  expect(sent).toEqual([{ kind: "typing", text: "1234 Main Street 90012", at }]);
});

test("'Corregir' opens with the old value, and says which answer it is", async () => {
  const { box } = open("telefono", { kind: "correct", field: "direccion_actual" });
  expect(box().value).toBe(answers.direccion_actual);
  expect(document.activeElement).toBe(box());
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("heading", { name: "Su respuesta de ahora: Dirección actual" })).toBeDefined();
  type("apartamento 6");
  expect(page()).toContain("1234 Main Street, Apt 6, Los Angeles, CA 90012");
  press("Responder");
  expect(screen.getByRole("heading", { level: 2, name: /teléfono/ })).toBeDefined();
  expect(box().value).toBe("");
});

test("an old value that was left alone does not go to the next question; what was begun there does not get lost", () => {
  const { box, sent } = open("telefono", { kind: "correct", field: "direccion_actual" });
  press("Responder");
  expect(sent.at(-1)).toMatchObject({ kind: "typed", text: answers.direccion_actual });
  expect(box().value).toBe("");
});

test("the previous answer is named", async () => {
  open("email");
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("heading", { name: "Su respuesta anterior: Teléfono ✓" })).toBeDefined();
});

test("4,000 characters are refused with a sentence, before and after they are sent; none is cut", () => {
  const long = "calle larga ".repeat(334);
  const { box } = open("direccion_actual");
  type(long);
  expect(screen.getByRole("alert").textContent).toMatch(/^Es muy largo\. Escríbalo en menos de 400 letras\./);
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect(box().getAttribute("aria-describedby")).toContain(screen.getByRole("alert").id);
  press("Responder");
  pause();
  expect(box().value).toBe(long);
  expect(document.activeElement).toBe(box());
  expect(page()).toContain("Es muy largo. Escríbalo en menos de 400 letras.");
});

test("an error keeps the words, is tied to the box and announced, and the focus stays", () => {
  const { box } = open("fecha_nacimiento");
  type("fue hace mucho");
  press("Responder");
  expect(box().value).toBe("fue hace mucho");
  expect(document.activeElement).toBe(box());
  const told = document.getElementById(box().getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(told?.getAttribute("role")).toBe("status");
  expect(told?.textContent).toMatch(/^No entendí lo que escribió\./);
});

test("who presses the button stays in the box for the next question", () => {
  const { box } = open("nombre_completo");
  type("Rosa Prado");
  screen.getByRole("button", { name: "Responder" }).focus();
  press("Responder");
  expect(screen.getByRole("heading", { level: 2, name: /nacimiento/ })).toBeDefined();
  expect(document.activeElement).toBe(box());
});

test("a question that was just answered with is not put again under the box", () => {
  open("direccion_actual");
  type("1234 Main Street apto 6, Los Angeles");
  press("Responder");
  type("1234 Main Street apto 7, Los Angeles");
  expect(page().split("¿Cuál es el estado y el código postal?")).toHaveLength(2);
});

test("what was understood of the last answer never stands under the first letters of the next one", () => {
  open("direccion_actual");
  type(answers.direccion_actual);
  expect(page()).toContain("Los Angeles");
  press("Responder");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "305" } });
  expect(document.querySelector(".live")?.textContent).not.toContain("Los Angeles");
});
