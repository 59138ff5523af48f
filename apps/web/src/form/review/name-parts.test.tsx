import { confirmationOf, type FullName, printAnswers } from "@dilo/forms";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NameParts } from "./name-parts.tsx";

/** Opens the parts of a name as it was said; what is confirmed is answered, as the interview would. */
function open(said: string) {
  const confirmed: FullName[] = [];
  const shown = (words: string) => {
    const [line] = printAnswers("N-400", { nombre_completo: { said: words, heardAt: "2026-11-20T15:00:00.000Z" } });
    return line ? <NameParts line={line} onConfirm={confirm} /> : null;
  };
  const confirm = (name: FullName): void => {
    confirmed.push(name);
    page.rerender(shown(confirmationOf(name)));
  };
  const page = render(shown(said));
  return confirmed;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("shows one guess, and confirms it as it stands", () => {
  const confirmed = open("me llamo Rosa Elena Prado Luna");
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByRole("group").textContent).toContain(
    "Primer nombre: Rosa Segundo nombre: Elena Apellidos: Prado Luna",
  );
  expect(screen.getByRole("status").textContent).toBe("");
  press("Confirmar nombre");
  expect(confirmed).toEqual([{ given: "Rosa Elena", family: "Prado Luna", middle: "Elena" }]);
  expect(screen.getByRole("status").textContent).toBe("Usted confirmó este nombre.");
});

test("another boundary is confirmed again, and only once", () => {
  const confirmed = open("nombres Rosa Elena, apellidos Prado Luna");
  press("Cambiar");
  const guess = screen.getByRole<HTMLInputElement>("radio", {
    name: /Rosa Segundo nombre: Elena Apellidos: Prado Luna/,
  });
  expect(guess.checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /Rosa Apellidos: Elena Prado Luna/ }));
  expect(screen.getByRole("status").textContent).toBe("");
  press("Confirmar nombre");
  press("Confirmar nombre");
  expect(confirmed).toEqual([{ given: "Rosa", family: "Elena Prado Luna" }]);
});

test("two given names may be one: both stand in the first box", () => {
  const confirmed = open("nombres Rosa Elena, apellidos Prado Luna");
  press("Cambiar");
  fireEvent.click(screen.getByRole("radio", { name: /Primer nombre: Rosa Elena Apellidos: Prado Luna/ }));
  press("Confirmar nombre");
  expect(confirmed).toEqual([{ given: "Rosa Elena", family: "Prado Luna", middle: "" }]);
  expect(screen.getByRole("status").textContent).toBe("Usted confirmó este nombre.");
});

test.each(["Suyapa", "no tengo"])("asks nothing of %j", (said) => {
  open(said);
  expect(screen.queryByRole("radio")).toBeNull();
});
