import { type InterviewEvent, next, startOf } from "@dilo/forms";
import { fieldsOfPart } from "@dilo/forms/parts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { samePressMs } from "../actions/use-once-pressed.ts";
import { TypedTextContext } from "../answers/typed-text-context.ts";
import { interviewEvents } from "../interview-view/interview-events.ts";
import { screenView } from "../interview-view/screen-view.ts";
import * as readers from "../session/readers.ts";
import { ReviewScreen } from "./review-screen.tsx";

const at = "2026-11-20T15:00:00.000Z";
const answers = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "15 de marzo de 1985",
  pais_nacimiento: "México",
  numero_alien: "089345678",
  direccion_actual: "1234 Main Street, Los Angeles, CA 90012",
  telefono: "no me acuerdo bien",
  email: "no tengo",
  fecha_residencia: "12 de mayo de 2015",
  estado_civil: "casada",
  nombre_conyuge: "José Paz",
};

/** What is written and not sent, by what it is about. */
const kept = new Map<string, string>();
const keep = (about: string, text: string): void => {
  if (text === "") kept.delete(about);
  else kept.set(about, text);
};

/** The review of a form whose phone nobody could read, and whose first name can be split in several ways. */
function open(changes: Readonly<Record<string, string | undefined>> = {}, then: readonly InterviewEvent[] = []) {
  const known = Object.entries({ ...answers, ...changes }).filter((entry) => entry[1] !== undefined);
  const said = Object.fromEntries(known.map(([id, words = ""]) => [id, { said: words, heardAt: at }]));
  let [start] = next(startOf("smart"), { kind: "restored", formType: "N-400", answers: said });
  // What has no answer was left for later, as the person asked.
  if (start.phase === "asking") [start] = next(start, { kind: "command", command: "later", at });
  for (const event of then) [start] = next(start, event);
  const reached: string[] = [];
  function Page() {
    const [interview, setInterview] = useState(start);
    const send = (event: Parameters<typeof next>[1]) => {
      const [after] = next(interview, event);
      reached.push(after.phase);
      setInterview(after);
    };
    const view = screenView(interview, readers);
    if (view.kind !== "reviewing") return <p>{view.kind}</p>;
    const events = interviewEvents(send, () => at);
    return (
      <ReviewScreen
        view={view}
        events={events}
        hasTextBox
        areWritten={false}
        onWrite={events.type}
        unsentNotice={null}
        steps={null}
        captions={null}
        manage={null}
        dock={null}
      />
    );
  }
  const typed = { read: (about: string) => kept.get(about), write: keep };
  render(
    <TypedTextContext value={typed}>
      <Page />
    </TypedTextContext>,
  );
  return reached;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const line = (heading: RegExp) => {
  const item = screen.getByRole("heading", { name: heading }).closest("li");
  if (item === null) throw new Error("This answer is not in the review.");
  return within(item);
};
/** What the page says aloud by itself. */
const told = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what nobody could read comes first: it has the focus, and one sentence says what is missing", () => {
  open();
  expect(told()).toEqual(["Falta revisar: el teléfono."]);
  press("Todo está bien");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Teléfono/ }));
  expect(told()).toEqual(["Antes de guardar, revise esta respuesta. Puede corregirla, o dejarla así."]);
});

const order = () => [...document.querySelectorAll<HTMLElement>(".answers > li")].map((item) => item.dataset["field"]);

test("doubtful answers stand first, each with its reason", () => {
  open({ nombre_conyuge: "no aplica" });
  expect(order().slice(0, 3)).toEqual(["telefono", "nombre_conyuge", "nombre_completo"]);
  expect(line(/Teléfono/).getByText("No entendimos esta respuesta. Así se va a imprimir.")).toBeDefined();
  expect(line(/esposo o esposa/).getByText("El formulario pide este dato.")).toBeDefined();
  cleanup();
  open({ estado_civil: "soltera" });
  expect(line(/esposo o esposa/).getByText("Esta respuesta no concuerda con otra.")).toBeDefined();
});

test("an answer that may be one thing or another is said to be so, not to be unread", () => {
  open({ direccion_actual: "12 South Main Street, Springfield, Illinois 90012" }, [
    {
      kind: "places-late",
      places: [{ zip: "90012", city: "Los Angeles", state: "CA", alike: ["losangeles"] }],
      heardAt: { direccion_actual: at },
    },
  ]);
  expect(line(/Dirección/).getByText(/El código postal 90012 no es de Illinois/)).toBeDefined();
  expect(line(/Dirección/).queryByText(/No entendimos/)).toBeNull();
});

test("what is written the same in English stands once, and anything else beside it", () => {
  open({ telefono: "3055550123", email: "rosa@example.com" });
  expect(line(/Correo/).getAllByText("rosa@example.com")).toHaveLength(1);
  expect(line(/Fecha de nacimiento/).getByText("15 de marzo de 1985").lang).toBe("es");
  expect(
    line(/Fecha de nacimiento/)
      .getByText("03/15/1985")
      .closest<HTMLElement>("[lang]")?.lang,
  ).toBe("en");
});

test("one comes back to the line that was corrected, which says so", () => {
  open({ telefono: "3055550123" }, [
    { kind: "correct", field: "direccion_actual" },
    { kind: "typed", text: "apartamento 6", at },
  ]);
  const changed = screen.getByText("Cambiada ✓").closest("li");
  expect(changed?.dataset["field"]).toBe("direccion_actual");
  expect(document.activeElement).toBe(changed);
  expect(changed?.textContent).toContain("1234 Main Street, Apt 6, Los Angeles, CA 90012");
  cleanup();
  open({ telefono: "3055550123" }, [
    { kind: "correct", field: "direccion_actual" },
    { kind: "command", command: "skip", at },
  ]);
  expect(screen.getByText("Quedó como estaba.").closest("li")).toBe(document.activeElement);
});

test("an answer that stays as it is goes on to the open name, which may be confirmed", () => {
  const reached = open();
  press("Todo está bien");
  press("Dejar así");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Nombre completo/ }));
  expect(told()).toContain("Antes de guardar, confirme los nombres y los apellidos. O déjelos así.");
  fireEvent.click(line(/Nombre completo/).getByRole("button", { name: "Confirmar nombre" }));
  expect(reached.at(-1)).toBe("complete");
});

test("a question that was left for later is offered once more, first of all", () => {
  const reached = open({ nombre_conyuge: undefined });
  press("Todo está bien");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /esposo/i }));
  expect(told()).toEqual(["Esta pregunta quedó para después. Puede contestarla ahora, o dejarla así."]);
  press("Contestar ahora");
  expect(reached.at(-1)).toBe("asking");
});

test("a second press leaves an open answer as it is; two at once are one", () => {
  const reached = open();
  press("Todo está bien");
  press("Todo está bien");
  expect(line(/Teléfono/).getByRole("button", { name: "Dejar así" })).toBeDefined();
  for (const _ of ["telefono", "nombre_completo"]) {
    expect(reached.at(-1)).toBe("reviewing");
    vi.advanceTimersByTime(samePressMs);
    press("Todo está bien");
  }
  expect(reached.at(-1)).toBe("complete");
});

test("'Corregir' is named by its answer", () => {
  const reached = open();
  expect(screen.getAllByRole("button", { name: /^Corregir: / })).toHaveLength(Object.keys(answers).length);
  press("Corregir: Teléfono");
  expect(reached).toEqual(["asking"]);
});

/** Types into the box of the review. */
function write(text: string) {
  const box = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(box, { target: { value: text } });
  press("Decírselo a Dilo");
  return box;
}

test("a correction may be typed; nothing takes the focus before", () => {
  const reached = open();
  expect(document.activeElement).toBe(document.body);
  write("corregir el correo");
  expect(reached).toEqual(["asking"]);
});

test("what is typed and not understood stays in the box, with what is wrong", () => {
  const reached = open();
  const box = write("xyzzy plugh");
  expect(reached).toEqual(["reviewing"]);
  expect(box.value).toBe("xyzzy plugh");
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/^No entendí/);
});

test("a question that is typed is answered, and leaves the box", () => {
  open();
  const box = write("¿ustedes son abogados?");
  expect(box.value).toBe("");
  expect(told().join(" ")).toMatch(/abogad/);
});

test("'sí' and 'está bien', typed, do what their button does", () => {
  open({ telefono: "3055550123" });
  write("todo está bien");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Nombre completo/ }));
  write("xyzzy");
  expect(told()[0]).toMatch(
    /^¿Sí o no\? Si no sabe, escriba: déjelo así\..* y los apellidos son Prado Luna\?( Escriba sí o no\.)?$/,
  );
  write("sí");
  expect(screen.getByText("complete")).toBeDefined();
});

test("a change is taken back by the button beside it", () => {
  open({}, [
    { kind: "correct", field: "pais_nacimiento" },
    { kind: "typed", text: "Colombia", at },
  ]);
  const country = () => line(/País donde nació|[Pp]aís/);
  expect(country().getByText(/^Cambiada/)).toBeDefined();
  press("Deshacer el cambio");
  expect(country().getByText("Quedó como estaba.")).toBeDefined();
  expect(country().getByText("México")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Deshacer el cambio" })).toBeNull();
});

test("a wish that led to a question does not wait in the box for one to come back", () => {
  open();
  const box = () => screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(box(), { target: { value: "corregir el teléfono" } });
  press("Decírselo a Dilo");
  expect(screen.getByText("asking")).toBeDefined();
  expect(kept.size).toBe(0);
});

/** What stands in the list of parts about one of them. */
const part = (name: RegExp) => screen.getByText(name).closest("li")?.textContent;

test("the parts stand in a list, each with how far it has come, and a tap goes to one", () => {
  const reached = open({ telefono: "3055550123" }, [
    { kind: "extra-wanted", part: 8 },
    { kind: "extra-arrived", fields: fieldsOfPart("N-400", 8) },
    { kind: "typed", text: "no", at },
    { kind: "extra-wanted", part: 6 },
    { kind: "extra-arrived", fields: fieldsOfPart("N-400", 6) },
    { kind: "typed", text: "dos", at },
    { kind: "extra-wanted" },
  ]);
  expect(screen.getByRole("heading", { name: "Las partes del formulario" }).closest("details")?.open).toBe(true);
  expect(screen.getByText("1 de 11 listas")).toBeDefined();
  expect(part(/^Parte 8/)).toBe("Parte 8, sus viajes fuera del país Lista ✓");
  expect(part(/^Parte 6/)).toBe("Parte 6, sus hijos Va por la mitad: faltan 10 preguntas");
  expect(part(/^Parte 2/)).toBe("Parte 2, más sobre usted Sin empezar: 10 preguntas");
  expect(screen.queryByRole("button", { name: /^Parte 8/ })).toBeNull();
  press("Parte 6, sus hijos Va por la mitad: faltan 10 preguntas");
  expect(reached.at(-1)).toBe("asking");
});

test("before any part is begun there is no list of them", () => {
  open();
  expect(screen.queryByRole("heading", { name: "Las partes del formulario" })).toBeNull();
});
