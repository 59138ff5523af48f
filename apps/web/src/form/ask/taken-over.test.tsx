import { forms, type Interview, type InterviewEvent, next, startOf } from "@dilo/forms";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenView } from "../interview-view/screen-view.ts";
import * as readers from "../session/readers.ts";
import { TakenOver } from "./taken-over.tsx";

const at = "2026-11-20T15:00:00.000Z";

/** An I-130 of somebody whose N-400 of the same payment told a name and a birthday. */
function secondForm(): Interview {
  let interview: Interview = startOf("smart");
  const send = (event: InterviewEvent): void => {
    [interview] = next(interview, event);
  };
  const told = (said: string) => ({ answer: { said, heardAt: at }, fit: "same" }) as const;
  const answers = {
    nombre_peticionario: told("Rosa Prado"),
    fecha_nacimiento_peticionario: told("15 de marzo de 1985"),
  };
  send({ kind: "told-before", toldBefore: { "I-130": { from: "N-400", name: "Rosa Prado", answers } } });
  send({ kind: "form-chosen", formType: "I-130" });
  send({ kind: "typed", text: "sí", at });
  return interview;
}

test("what a second form takes over is shown value by value, and each is changed by a tap", () => {
  const interview = secondForm();
  const view = screenView(interview, readers);
  if (view.kind !== "asking") throw new Error("Nothing is asked.");
  const corrected: string[] = [];
  render(<TakenOver taken={view.taken} onCorrect={(field) => corrected.push(field)} />);
  const lines = within(screen.getByRole("region", { name: "Esto viene de su otro formulario:" })).getAllByRole(
    "listitem",
  );
  const labelOf = (id: string) => forms["I-130"].fields.find((field) => field.id === id)?.labelSpanish;
  expect(lines.map((line) => within(line).getByRole("heading").textContent)).toEqual(
    ["nombre_peticionario", "fecha_nacimiento_peticionario"].map(labelOf),
  );
  expect(lines[1]?.textContent).toContain("15 de marzo de 1985");
  expect(lines[1]?.textContent).toContain("03/15/1985");
  for (const button of screen.getAllByRole("button")) button.click();
  expect(corrected).toEqual(["nombre_peticionario", "fecha_nacimiento_peticionario"]);
});
