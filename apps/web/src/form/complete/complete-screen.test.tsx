import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CompleteView } from "../interview-view/screen-view.ts";
import type { ProductApi } from "../session/product-api.ts";
import { CompleteScreen } from "./complete-screen.tsx";

const api = {} as ProductApi;

function open(saving: CompleteView["saving"]): void {
  const view = { kind: "complete", formType: "N-400", saving, savedId: "f1", lines: [], answerCount: 10 };
  const events = { saveAgain: () => undefined, correct: () => undefined };
  render(
    <CompleteScreen
      {...({ view, events, api } as unknown as Parameters<typeof CompleteScreen>[0])}
      unsentNotice={null}
      email={null}
      manage={null}
    />,
  );
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a form is called completed only once it is saved", () => {
  open("saving");
  expect(title()).toBe("Guardando formulario...");
  expect(document.body.textContent).not.toContain("Formulario Completado");
  expect(screen.queryByRole("button", { name: "Descargar PDF" })).toBeNull();
});

test("a saved form is completed, with its PDF and what comes next", () => {
  open("saved");
  expect(title()).toBe("Formulario Completado");
  expect(screen.getByRole("button", { name: "Descargar PDF" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "Qué sigue" })).toBeDefined();
  expect(screen.queryByText("Guardando formulario...")).toBeNull();
});
