import { type Interview, type InterviewEvent, next, startOf } from "@dilo/forms";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenView } from "../interview-view/screen-view.ts";
import * as readers from "../session/readers.ts";
import { WhichAnswer } from "./which-answer.tsx";

const at = "2026-11-20T15:00:00.000Z";

test("'corrige el nombre' in an I-130 shows both names to tap", () => {
  let interview: Interview = startOf("smart");
  const send = (event: InterviewEvent): void => {
    [interview] = next(interview, event);
  };
  const said = { said: "Rosa Prado", heardAt: at };
  const answers = { nombre_peticionario: said, nombre_familiar: { ...said, said: "Inés Paz" } };
  send({ kind: "restored", formType: "I-130", answers });
  interview = { ...interview, aside: { kind: "choosing-field", fields: ["nombre_peticionario", "nombre_familiar"] } };
  const view = screenView(interview, readers);
  if (view.kind !== "asking") throw new Error("Nothing is asked.");
  render(<WhichAnswer fields={view.ambiguous} onCorrect={(field) => send({ kind: "correct", field })} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Nombre de quien pide",
    "Nombre de su familiar",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Nombre de su familiar" }));
  expect(interview).toMatchObject({ phase: "asking", position: 5, aside: undefined });
});
