import { ApiError, createClient, type ProductOperations, productRoutes } from "@dilo/api";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubServer } from "../../testing/open-site.tsx";
import type { ProductApi } from "../session/product-api.ts";
import { EmailBox } from "./email-box.tsx";

const missing = "Por favor complete el formulario primero y proporcione un correo electrónico válido.";
const sent = "¡Formulario enviado a su correo electrónico exitosamente!";
const alerts: string[] = [];

beforeEach(() => {
  alerts.splice(0);
  vi.stubGlobal("alert", (message: string) => alerts.push(message));
  answer({});
});
afterEach(() => void vi.unstubAllGlobals());

interface Answers {
  readonly asked?: () => Response;
  /** How the mail stands, each time it is asked; the last one for all that follow. */
  readonly states?: readonly object[];
  /** How it stands at the moment, in their place. */
  readonly state?: () => object | undefined;
}

function answer({ asked = () => Response.json({ queued: true, isSent: true }), states = [], state }: Answers): void {
  const left = [...states];
  const next = () => (left.length > 1 ? left.shift() : left[0]);
  const getMail = () => Response.json({ mail: (state ?? next)() ?? null });
  vi.stubGlobal("fetch", stubServer({ "POST /email-form": asked, "GET /form/form_1/mail": getMail }));
}

const saved = { id: "form_1", revision: 2 };

function open(savedId: string | undefined) {
  render(
    <EmailBox
      api={createClient<ProductOperations>(productRoutes)}
      saved={savedId === undefined ? undefined : { id: savedId, revision: 2 }}
    />,
  );
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

test("a copy can go to a second address, without opening the page again", async () => {
  open("form_1")("rosa@example.com");
  fireEvent.click(await screen.findByRole("button", { name: "Escribir otra dirección" }));
  fireEvent.change(screen.getByLabelText("Su correo electrónico"), { target: { value: "ines@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect((await screen.findByRole("status")).textContent).toContain("ines@example.com");
});

test("says that it is sending, and asks for the saved form at the address, with its PDF", async () => {
  const emailForm = vi.fn(async () => ({ queued: true, isSent: true }));
  const api = { emailForm, getMail: async () => ({ mail: null }) } as unknown as ProductApi;
  render(<EmailBox api={api} saved={saved} answered="rosa@example.com" />);
  expect(screen.getByRole("heading").textContent).toBe("Recibir copia por correo electrónico");
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(screen.getByRole("button", { name: "Enviando..." })).toHaveProperty("disabled", true);
  await screen.findByRole("status");
  expect(emailForm.mock.calls).toEqual([
    [
      { body: { id: "form_1", email: "rosa@example.com", includePDF: true, revision: 2 } },
      { retries: 0, idempotencyKey: expect.any(String) },
    ],
  ]);
});

test("who tries again after a lost answer sends the same key, and watches the letter that is under way", async () => {
  const lost = new ApiError({ statusCode: 0, code: "timed-out", message: "" });
  const underWay = new ApiError({ statusCode: 409, code: "request-in-progress", message: "" });
  const keys: unknown[] = [];
  const emailForm = vi.fn(async (_input: unknown, options: { idempotencyKey?: string }) => {
    keys.push(options.idempotencyKey);
    throw keys.length === 1 ? lost : underWay;
  });
  const api = { emailForm, getMail: async () => ({ mail: null }) } as unknown as ProductApi;
  render(<EmailBox api={api} saved={saved} answered="rosa@example.com" />);
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  await screen.findByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect((await screen.findByRole("status")).textContent).toContain("todavía no ha salido");
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

const failure = (statusCode: number, code: string) => () =>
  Response.json({ statusCode, code, message: "" }, { status: statusCode });

test.each([
  [422, "mail-refused", "Revise la dirección"],
  [422, "mailbox-full", "Ese buzón está lleno"],
  [503, "mail-not-sent", "La falla es nuestra"],
  [429, "too-many-mails", "Ya le mandamos este formulario varias veces"],
  [429, "no-mails-left", "Ya le mandamos todos los correos de este pago"],
  [429, "mails-full-today", "Intente mañana"],
])("a mail that did not leave says whose fault it is: %i %s", async (status, code, hint) => {
  answer({ asked: failure(status, code) });
  open("form_1")("roas@example.com");
  expect((await screen.findByRole("alert")).textContent).toContain(hint);
  expect(alerts).toEqual(["Error al enviar el correo. Por favor intente de nuevo."]);
});

test("a mail that has not left yet is not called sent, and is told when it has gone", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let mail: object | undefined;
  const asked = () => {
    mail = { state: "waiting", email: "rosa@example.com" };
    return Response.json({ queued: true, isSent: false });
  };
  answer({ asked, state: () => mail });
  open("form_1")("rosa@example.com");
  expect((await screen.findByRole("status")).textContent).toContain("rosa@example.com todavía no ha salido");
  mail = { state: "sent" };
  await vi.advanceTimersByTimeAsync(5000);
  expect((await screen.findByText("¡Formulario enviado", { exact: false })).textContent).toBe(sent);
  expect(screen.getByRole("status").textContent).toContain("Lo enviamos a rosa@example.com");
  expect(alerts).toEqual([]);
  vi.useRealTimers();
});

test("news without an address leave the one that is told", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let mail: object | undefined;
  const asked = () => {
    mail = { state: "waiting" };
    return Response.json({ queued: true, isSent: false });
  };
  answer({ asked, state: () => mail });
  open("form_1")("rosa@example.com");
  await screen.findByRole("status");
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.getByRole("status").textContent).toContain("Su correo para rosa@example.com todavía");
  mail = { state: "sent" };
  await vi.advanceTimersByTimeAsync(30_000);
  await screen.findByText("¡Formulario enviado", { exact: false });
  expect((await screen.findByRole("status")).textContent).toContain("Lo enviamos a rosa@example.com");
  vi.useRealTimers();
});

test("who comes back is told that the address took no mail, and finds it in the box", async () => {
  answer({ states: [{ state: "refused", email: "roas@example.com" }] });
  open("form_1");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "El correo para roas@example.com no llegó. Revise la dirección: ese correo no existe o no recibe mensajes.",
  );
  expect((screen.getByLabelText("Su correo electrónico") as HTMLInputElement).value).toBe("roas@example.com");
  expect(alerts).toEqual([]);
});

test("who sees a mistake in an address that still waits can write another one", async () => {
  answer({ states: [{ state: "waiting", email: "roas@example.com" }] });
  open("form_1");
  fireEvent.click(await screen.findByRole("button", { name: "Escribir otra dirección" }));
  const box = screen.getByLabelText("Su correo electrónico");
  fireEvent.change(box, { target: { value: "rosa@example.com" } });
  fireEvent.submit((box as HTMLInputElement).form as HTMLFormElement);
  expect((await screen.findByRole("status")).textContent).toContain("Lo enviamos a rosa@example.com");
});

test("a mail that was sent before is no news", async () => {
  answer({ states: [{ state: "sent" }] });
  open("form_1")("rosa@example.com");
  await screen.findByRole("status");
  expect(alerts).toEqual([sent]);
});

test("begins with the address that was given as an answer", () => {
  render(<EmailBox api={createClient<ProductOperations>(productRoutes)} saved={saved} answered="rosa@example.com" />);
  expect(screen.getByLabelText<HTMLInputElement>("Su correo electrónico").value).toBe("rosa@example.com");
});

test("what is no address is told at the box, in the page's own words", () => {
  open("form_1");
  const box = screen.getByLabelText<HTMLInputElement>("Su correo electrónico");
  fireEvent.change(box, { target: { value: "rosa" } });
  const isBubbleShown = fireEvent.invalid(box);
  expect(isBubbleShown).toBe(false);
  const told = screen.getByRole("alert");
  expect(told.textContent).toContain("Escriba un correo completo, como maria@ejemplo.com.");
  expect([box.getAttribute("aria-invalid"), box.getAttribute("aria-describedby")]).toEqual(["true", told.id]);
  expect(document.activeElement).toBe(box);
});

test("an address that takes no mail is marked, a failure of ours is not", async () => {
  for (const [code, invalid] of [
    ["mail-refused", "true"],
    ["mail-not-sent", null],
  ] as const) {
    answer({ asked: failure(422, code) });
    open("form_1")("rosa@example.com");
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Su correo electrónico").getAttribute("aria-invalid")).toBe(invalid);
    cleanup();
  }
});

test("each of two boxes is tied to what is wrong with its own address", async () => {
  answer({});
  const api = createClient<ProductOperations>(productRoutes);
  render([
    <EmailBox key="1" api={api} saved={saved} />,
    <EmailBox key="2" api={api} saved={{ id: "form_2", revision: 1 }} />,
  ]);
  const boxes = screen.getAllByLabelText<HTMLInputElement>("Su correo electrónico");
  for (const box of boxes) fireEvent.invalid(box);
  const wrong = await screen.findAllByRole("alert");
  expect(wrong).toHaveLength(2);
  expect(boxes.map((box) => document.getElementById(box.getAttribute("aria-describedby") ?? ""))).toEqual(wrong);
});
