import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { TypedAnswer } from "./typed-answer.tsx";
import type { TypedOutcome } from "./use-typing.ts";

const named = { labelledBy: "question", hint: "Su respuesta", submit: "Responder", problemId: "problem" };

/** A page that answers each text at once; `understands` tells whether a text is taken, and "Saltar" goes on without. */
function open(understands: (text: string) => boolean = () => true, { isAskedFor = true } = {}) {
  const answers: string[] = [];
  function Page() {
    const [outcome, setOutcome] = useState<TypedOutcome>({
      id: "0",
      openId: undefined,
      isRefused: false,
      about: "name",
    });
    const [isProblem, setIsProblem] = useState(false);
    const answer = (text: string): void => {
      answers.push(text);
      const id = String(answers.length);
      setOutcome({ id, openId: undefined, isRefused: !understands(text), about: "name" });
    };
    return (
      <>
        <p id="question">¿Su nombre?</p>
        <p id="problem">{isProblem ? "No entendí." : ""}</p>
        <button
          type="button"
          onClick={() => setOutcome({ id: "skipped", openId: undefined, isRefused: false, about: "date" })}
        >
          Saltar
        </button>
        <TypedAnswer
          {...named}
          outcome={outcome}
          {...(isAskedFor && { focusRequest: 0 })}
          onAnswer={answer}
          onProblem={setIsProblem}
        />
      </>
    );
  }
  render(<Page />);
  const box = screen.getByLabelText<HTMLInputElement>("¿Su nombre?");
  return {
    answers,
    box,
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

test("what was not understood stays, with what is wrong tied to it, and leaves when it is taken", () => {
  const { answers, box, write, press } = open((text) => text === "Rosa Prado");
  write("eh... Rosa");
  press();
  expect(box.value).toBe("eh... Rosa");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe("No entendí.");
  expect(document.activeElement).toBe(box);
  write("Rosa Prado");
  press();
  expect(box.value).toBe("");
  expect(box.getAttribute("aria-invalid")).toBe("false");
  expect(answers).toEqual(["eh... Rosa", "Rosa Prado"]);
});

test("the same text may be sent again when it was not understood", () => {
  const { answers, write, press } = open(() => false);
  write("Rosa");
  press();
  press();
  expect(answers).toEqual(["Rosa", "Rosa"]);
});

test("words that are open are not understood either, until they are answered otherwise", () => {
  const outcomes = [
    { id: "0", openId: undefined },
    { id: "1", openId: "first" },
    { id: "2", openId: "first" },
  ];
  function Page() {
    const [at, setAt] = useState(0);
    const outcome = { ...(outcomes[at] ?? { id: "none", openId: undefined }), isRefused: false, about: "date" };
    return <TypedAnswer {...named} outcome={outcome} onAnswer={() => setAt(at + 1)} onProblem={() => undefined} />;
  }
  render(<Page />);
  const box = screen.getByRole<HTMLInputElement>("textbox");
  const send = (text: string) => {
    fireEvent.change(box, { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: "Responder" }));
  };
  send("agosto de 2005");
  expect(box.value).toBe("agosto de 2005");
  send("¿por qué?");
  expect(box.value).toBe("");
});

test("what was refused does not stay for another question; what was not sent does", () => {
  const { box, write, press } = open(() => false);
  write("qwerty");
  press();
  fireEvent.click(screen.getByRole("button", { name: "Saltar" }));
  expect(box.value).toBe("");
  expect(box.getAttribute("aria-invalid")).toBe("false");
  cleanup();
  const other = open();
  other.write("15 de marzo");
  fireEvent.click(screen.getByRole("button", { name: "Saltar" }));
  expect(other.box.value).toBe("15 de marzo");
});

test("the box takes the focus where it was asked for, and nowhere else", () => {
  const { box } = open();
  expect(document.activeElement).toBe(box);
  cleanup();
  expect(document.activeElement).toBe(document.body);
  open(undefined, { isAskedFor: false });
  expect(document.activeElement).toBe(document.body);
});
