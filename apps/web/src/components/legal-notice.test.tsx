import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LegalNotice } from "./legal-notice.tsx";

test.each([false, true])("says what its page adds to it, folded (%s) as well", (isFolded) => {
  render(<LegalNotice more="Recibe un PDF." isFolded={isFolded} />);
  screen.getByText("Recibe un PDF.");
  expect(screen.getAllByRole("heading", { name: "Aviso importante" })).toHaveLength(1);
});
