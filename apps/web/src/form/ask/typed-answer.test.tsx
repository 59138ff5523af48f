import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TypedAnswer } from "./typed-answer.tsx";

function open() {
  const answers: string[] = [];
  render(
    <>
      <p id="question">¿Su nombre?</p>
      <TypedAnswer labelledBy="question" onAnswer={(text) => answers.push(text)} />
    </>,
  );
  const box = screen.getByLabelText("¿Su nombre?");
  return {
    answers,
    write: (text: string) => fireEvent.change(box, { target: { value: text } }),
    press: () => fireEvent.click(screen.getByRole("button", { name: "Responder" })),
  };
}

test("'Responder' pressed twice answers once, and blames nobody for the empty box", () => {
  const { answers, write, press } = open();
  write("Rosa Prado");
  press();
  press();
  expect(answers).toEqual(["Rosa Prado"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an empty answer is asked for, also after one that was given and a new one taken back", () => {
  const { answers, write, press } = open();
  press();
  expect(screen.getByRole("alert").textContent).toBe("Escriba su respuesta primero.");
  write("Rosa");
  press();
  write("P");
  write(" ");
  press();
  expect(answers).toEqual(["Rosa"]);
  expect(screen.queryByRole("alert")).not.toBeNull();
});
