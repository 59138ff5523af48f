import { afterEach, beforeEach, expect, test } from "vitest";
import { type Browser, openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await openTestServer();
  browser = server.browser();
  await browser.enter();
});
afterEach(() => server.close());

const heardAt = "2026-11-20T11:00:00.000Z";
const keep = (field: string, said: string, formType = "N-400") =>
  browser.send("PUT", `/draft/answers/${field}`, { body: { formType, said, heardAt } });
const draft = async () => (await browser.send("GET", "/draft")).json().draft;

test("answers are kept as they come", async () => {
  expect(await draft()).toBeNull();
  expect((await keep("nombre_completo", " Rosa Ficticia ")).statusCode).toBe(204);
  await keep("telefono", "3055550123");
  await keep("telefono", "3055550199");
  expect(await draft()).toEqual({
    formType: "N-400",
    answers: {
      nombre_completo: { said: "Rosa Ficticia", heardAt },
      telefono: { said: "3055550199", heardAt },
    },
  });
});

test("an answer of the other form begins anew, and deleting leaves nothing", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  await keep("nombre_peticionario", "Rosa Ficticia", "I-130");
  expect(Object.keys((await draft()).answers)).toEqual(["nombre_peticionario"]);
  expect((await browser.send("DELETE", "/draft")).statusCode).toBe(204);
  expect(await draft()).toBeNull();
});

test("a saved draft knows its form until an answer changes", async () => {
  await keep("telefono", "3055550123");
  const save = async (telefono: string) => {
    const body = { formType: "N-400", data: { telefono } };
    return (await browser.send("POST", "/submit-form", { body })).json().id;
  };
  const first = await save("3055550123");
  expect(await save("3055550123")).toBe(first);
  await keep("telefono", "3055550123");
  expect((await draft()).savedId).toBe(first);
  await keep("telefono", "3055550199");
  expect((await draft()).savedId).toBeUndefined();
  expect(await save("3055550199")).not.toBe(first);
});

test("an expired draft is gone at once, and the next answer begins a new one", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  server.clock.advance(72 * 3_600_000);
  await browser.enter();
  expect(await draft()).toBeNull();
  await keep("telefono", "3055550123");
  expect(Object.keys((await draft()).answers)).toEqual(["telefono"]);
});

test("a draft belongs to one payment", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  const other = server.browser();
  await other.enter();
  expect((await other.send("GET", "/draft")).json()).toEqual({ draft: null });
  const stranger = server.browser();
  for (const method of ["GET", "DELETE"] as const) {
    expect((await stranger.send(method, "/draft")).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  }
});

test("unknown fields, forms and over-long answers are refused, and what was kept stays", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  expect((await keep("apodo", "Rosi")).json()).toMatchObject({ statusCode: 400, code: "unknown-field" });
  expect((await keep("telefono", "1", "N-600")).json()).toMatchObject({ message: "Unknown form type" });
  expect((await keep("telefono", "1".repeat(401))).json()).toMatchObject({ statusCode: 400, code: "bad-body" });
  expect((await keep("%E0%A4%A", "1")).json()).toMatchObject({ statusCode: 400 });
  expect((await keep("x".repeat(300), "1")).json()).toMatchObject({ statusCode: 400 });
  expect(Object.keys((await draft()).answers)).toEqual(["nombre_completo"]);
});
