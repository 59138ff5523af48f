import { createClient, type ProductCalls, productRoutes } from "@dilo/api";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverOf } from "../site-example.tsx";
import { EmailBox } from "./email-box.tsx";

const missing = "Por favor complete el formulario primero y proporcione un correo electrónico válido.";
const sent = "¡Formulario enviado a su correo electrónico exitosamente!";
const alerts: string[] = [];

beforeEach(() => {
  alerts.splice(0);
  vi.stubGlobal("alert", (message: string) => alerts.push(message));
  vi.stubGlobal("fetch", serverOf({ "POST /email-form": () => Response.json({ queued: true }) }));
});
afterEach(() => void vi.unstubAllGlobals());

function open(savedId: string | undefined) {
  render(<EmailBox api={createClient<ProductCalls>(productRoutes)} savedId={savedId} />);
  const box = screen.getByLabelText("Su correo electrónico") as HTMLInputElement;
  expect([box.type, box.required]).toEqual(["email", true]);
  return (address: string) => {
    fireEvent.change(box, { target: { value: address } });
    fireEvent.submit(box.form as HTMLFormElement);
  };
}

test.each([
  ["a saved form", undefined, "rosa@example.com"],
  ["an address", "form_1", ""],
])("without %s nothing is sent, and it says what is missing", async (_, savedId, address) => {
  open(savedId)(address);
  expect((await screen.findByRole("alert")).textContent).toContain(missing);
  expect(alerts).toEqual([missing]);
});

test("what was sent gives way to the address and a word on the spam folder", async () => {
  open("form_1")("rosa@example.com");
  const confirmation = await screen.findByRole("status");
  expect(confirmation.textContent).toContain("rosa@example.com");
  expect(confirmation.textContent).toContain("correo no deseado");
  expect(screen.queryByLabelText("Su correo electrónico")).toBeNull();
  expect(alerts).toEqual([sent]);
});
