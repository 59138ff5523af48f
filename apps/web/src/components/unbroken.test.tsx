import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const shown = (text: string) => render(<Unbroken text={text} />).container;

test.each([
  ["(305) 555-0123", ["555-0123"]],
  ["Vive en 1234 Main Street, Apt 3, CA 90012-4411.", ["90012-4411"]],
  ["A-089-345-678", ["A-089-345-678"]],
  ["nació el 03/15/1985", ["03/15/1985"]],
  ["El N-400 se borra en 48-72 horas, a las 10:12", ["N-400", "48-72", "10:12"]],
  ["Los $9.99 son de una vez", ["$9.99"]],
  ["cinco de mayo", []],
  ["", []],
])("'%s' keeps its words, and these stay whole: %j", (text, whole) => {
  const page = shown(text);
  expect(page.textContent).toBe(text);
  expect([...page.querySelectorAll(".whole")].map(({ textContent }) => textContent)).toEqual(whole);
});

describe("what may be longer than a line", () => {
  test.each([
    ["Su teléfono: (305) 555-0123.", "(305) 555-0123"],
    ["Lo enviamos a rosa.prado@example.com. Si no lo ve", "rosa.prado@example.com"],
  ])("'%s' moves to a line of its own before it breaks", (text, kept) => {
    const page = shown(text);
    expect(page.textContent).toBe(text);
    expect(page.querySelector(".kept")?.textContent).toBe(kept);
  });

  test("an address of e-mail breaks before its @", () => {
    expect(shown("rosa@example.com").querySelector(".kept")?.innerHTML).toBe("rosa<wbr>@example.com");
  });
});
