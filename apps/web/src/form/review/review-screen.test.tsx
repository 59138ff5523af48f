import { next, startOf } from "@dilo/forms";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { samePressMs } from "../actions/use-once-pressed.ts";
import { interviewEvents } from "../interview-view/interview-events.ts";
import { screenView } from "../interview-view/screen-view.ts";
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

/** The review of a form whose first name can be split in several ways, and whose phone nobody could read. */
function open() {
  const said = Object.fromEntries(Object.entries(answers).map(([id, words]) => [id, { said: words, heardAt: at }]));
  const [start] = next(startOf("smart"), { kind: "restored", formType: "N-400", answers: said });
  const reached: string[] = [];
  function Page() {
    const [interview, setInterview] = useState(start);
    const send = (event: Parameters<typeof next>[1]) => {
      const [after] = next(interview, event);
      reached.push(after.phase);
      setInterview(after);
    };
    const view = screenView(interview);
    if (view.kind !== "reviewing") return <p>{view.kind}</p>;
    return (
      <ReviewScreen
        view={view}
        events={interviewEvents(send, () => at)}
        unsentNotice={null}
        steps={null}
        captions={null}
        manage={null}
        dock={null}
      />
    );
  }
  render(<Page />);
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
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("an open name comes first: it has the focus, and one sentence says what is missing", () => {
  open();
  expect(told()).toEqual([]);
  press("Todo está bien");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Nombre completo/ }));
  expect(told()).toEqual(["Antes de guardar, confirme los nombres y los apellidos. O déjelos así."]);
});

test("a confirmed name goes on to the next open answer, which may stay as it is", () => {
  const reached = open();
  press("Todo está bien");
  fireEvent.click(line(/Nombre completo/).getByRole("button", { name: "Confirmar nombre" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Teléfono/ }));
  expect(told()).toContain("Antes de guardar, revise esta respuesta. Puede corregirla, o dejarla así.");
  press("Dejar así");
  expect(reached.at(-1)).toBe("complete");
});

test("a second press leaves an open answer as it is; two at once are one", () => {
  const reached = open();
  press("Todo está bien");
  press("Todo está bien");
  expect(line(/Nombre completo/).getByRole("button", { name: "Dejar así" })).toBeDefined();
  for (const _ of ["nombre_completo", "telefono"]) {
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
