import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CallsLeft } from "./call-elements.tsx";

test.each([
  [undefined, null],
  [3, null],
  [2, "Le quedan 2 llamadas. Por escrito puede seguir siempre."],
  [1, "Le queda una llamada. Por escrito puede seguir siempre."],
  [0, "Esta es la última llamada de su pago. Por escrito puede seguir siempre."],
])("with %s calls left the page says: %s", (count, told) => {
  render(<CallsLeft count={count} />);
  expect(screen.queryByRole("status")?.textContent ?? null).toBe(told);
});
