import { fireEvent, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { configExample } from "../../testing/config-example.ts";
import { atAddress } from "../../testing/open-site.tsx";
import { openFormSession } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import * as readers from "../session/readers.ts";
import { answerEpochOf, at, memoryApi, smart } from "../session/testing.ts";
import { FormCard } from "./form-card.tsx";

beforeAll(async () => void (await import("./deferred-screens.ts")));
afterEach(() => vi.useRealTimers());

const answered = { nombre_completo: { said: "Rosa Prado Luna", heardAt: at } };
const written = "15 de marzo de 1985";

/** The card of a form at its second question, whose readers come when `arrive` is called. */
async function atSecondQuestion(importReaders?: () => Promise<typeof readers>) {
  localStorage.setItem("dilo_mode", "writing");
  const memory = memoryApi();
  const draft = { formType: "N-400", answers: answered, updatedAt: at };
  const api = {
    ...memory.api,
    getDraft: async () => ({ answerEpoch: answerEpochOf(0), draft }),
  } as unknown as ProductApi;
  let arrived: (code: typeof readers) => void = () => undefined;
  const coming = new Promise<typeof readers>((resolve) => {
    arrived = resolve;
  });
  const session = openFormSession(api, smart, () => expect.unreachable(), importReaders ?? (() => coming));
  const opened = session.restore();
  await vi.waitFor(() => expect(session.current().status).toBe("available"));
  const Card = () => {
    const state = useSyncExternalStore(session.subscribe, session.current, session.current);
    return <FormCard session={session} state={state} api={api} config={configExample} />;
  };
  render(atAddress(<Card />));
  const arrive = async () => {
    arrived(readers);
    await opened;
  };
  return { memory, arrive };
}

const box = () => screen.getByRole<HTMLInputElement>("textbox");
const send = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Responder" }));
};

test("the question stands, with the answer before it, and what is typed is understood once the readers are here", async () => {
  const { arrive } = await atSecondQuestion();
  screen.getByRole("heading", { name: "¿Cuál es su fecha de nacimiento?" });
  await screen.findByText("Rosa Prado Luna");
  fireEvent.change(box(), { target: { value: written } });
  expect(screen.queryByText("03/15/1985")).toBeNull();
  // What will stand under the box has its place already: nothing moves under who reads.
  expect(screen.getByText(/^En inglés se escribe:/, { selector: ".will > span" }).className).toBe("held");
  expect(screen.getByText(/^Por ejemplo:/).className).toContain("held");
  await arrive();
  await screen.findByText("03/15/1985");
  expect(box().value).toBe(written);
});

test("an answer sent before the readers are here says that it waits, keeps its words and goes through by itself", async () => {
  const { memory, arrive } = await atSecondQuestion();
  send("15 de marzo");
  send(written);
  expect(box().value).toBe(written);
  screen.getByText(/Ya tenemos su respuesta/);
  expect(memory.calls("keepAnswer")).toEqual([]);
  await arrive();
  await screen.findByRole("heading", { name: "¿En qué país nació usted?" });
  expect(screen.queryByText(/Ya tenemos su respuesta/)).toBeNull();
  expect(box().value).toBe("");
  expect(memory.calls("keepAnswer")).toMatchObject([{ input: { field: "fecha_nacimiento", body: { said: written } } }]);
});

test("words that are changed after they were sent wait for the button again", async () => {
  const { memory, arrive } = await atSecondQuestion();
  send("15 de marzo de 1958");
  fireEvent.change(box(), { target: { value: written } });
  expect(screen.queryByText(/Ya tenemos su respuesta/)).toBeNull();
  await arrive();
  await screen.findByText("03/15/1985");
  expect(memory.calls("keepAnswer")).toEqual([]);
  send(written);
  await screen.findByRole("heading", { name: "¿En qué país nació usted?" });
  expect(memory.calls("keepAnswer")).toMatchObject([{ input: { body: { said: written } } }]);
});

test("an answer that was sent is in its box again when one goes back before it could be read", async () => {
  const { memory, arrive } = await atSecondQuestion();
  send(written);
  fireEvent.click(screen.getByRole("button", { name: "Atrás" }));
  await arrive();
  await screen.findByRole("heading", { name: "¿Cuál es su nombre completo?" });
  await vi.waitFor(() => expect(box().value).toBe("Rosa Prado Luna"));
  fireEvent.click(screen.getByRole("button", { name: "Dejar como estaba" }));
  await screen.findByRole("heading", { name: "¿Cuál es su fecha de nacimiento?" });
  await vi.waitFor(() => expect(box().value).toBe(written));
  expect(memory.calls("keepAnswer")).toEqual([]);
});

test("an answer that was sent can be sent again after one pressed Back", async () => {
  const { memory, arrive } = await atSecondQuestion();
  send(written);
  fireEvent.click(screen.getByRole("button", { name: "Atrás" }));
  fireEvent.click(screen.getByRole("button", { name: "Responder" }));
  await arrive();
  await screen.findByRole("heading", { name: "¿En qué país nació usted?" });
  expect(memory.calls("keepAnswer")).toMatchObject([{ input: { body: { said: written } } }]);
});

test("an answer that the readers refuse is in the box, with what is wrong", async () => {
  const { arrive } = await atSecondQuestion();
  send("xyzzy");
  await arrive();
  await vi.waitFor(() => expect(box().getAttribute("aria-invalid")).toBe("true"));
  expect(box().value).toBe("xyzzy");
});

test("readers that the network holds up are told of where the answer waits, and come with the next attempt", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const attempts = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(readers);
  await atSecondQuestion(attempts);
  send(written);
  screen.getByText("No hay conexión. Seguimos intentando; no cierre esta página.");
  expect(box().value).toBe(written);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => screen.getByRole("heading", { name: "¿En qué país nació usted?" }));
});
