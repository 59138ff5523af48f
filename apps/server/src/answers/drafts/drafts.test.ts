import { beforeEach, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";

let server: SharedServer;
let browser: Browser;
let sessionId: string;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  sessionId = await browser.enter();
});

const hourMs = 3_600_000;
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
    isChanged: false,
    expiresAt: expect.any(String),
  });
});

test("an answer that says nothing takes the known one out, and one that was heard later stays", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  await keep("telefono", "3055550123");
  expect((await keep("telefono", "")).statusCode).toBe(204);
  expect((await draft()).answers).toEqual({ nombre_completo: { said: "Rosa Ficticia", heardAt } });
  const body = { formType: "N-400", said: "", heardAt: "2026-11-20T10:59:00.000Z" };
  expect((await browser.send("PUT", "/draft/answers/nombre_completo", { body })).statusCode).toBe(204);
  expect((await draft()).answers).toHaveProperty("nombre_completo");
});

test("an answer keeps what was known of its ZIP codes, sealed, and the same words with other places are another answer", async () => {
  const places = [{ zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] }];
  const body = { formType: "N-400", said: "12 South Main Street East Orange New Jersey 07018", heardAt };
  const put = (change: object) =>
    browser.send("PUT", "/draft/answers/direccion_actual", { body: { ...body, ...change } });
  const known = async () => (await draft()).answers.direccion_actual;
  await put({});
  expect(await known()).not.toHaveProperty("places");
  expect((await put({ places })).statusCode).toBe(204);
  expect(await known()).toMatchObject({ places });
  const rows = await server.services.store.db.execute("select * from draft_answers");
  expect(JSON.stringify(rows)).not.toContain("Orange");
  await put({});
  expect(await known()).not.toHaveProperty("places");
  expect((await put({ places: [{ ...places[0], city: "x".repeat(61) }] })).json()).toMatchObject({ code: "bad-body" });
});

test("an answer heard before the known one arrives too late, and of the same moment the later arrival stays", async () => {
  const arrives = (said: string, second: string) => {
    const body = { formType: "N-400", said, heardAt: `2026-11-20T11:00:${second}.000Z` };
    return browser.send("PUT", "/draft/answers/telefono", { body });
  };
  const known = async () => (await draft()).answers.telefono.said;
  await arrives("3055550199", "10");
  expect((await arrives("3055550123", "05")).statusCode).toBe(204);
  expect(await known()).toBe("3055550199");
  await arrives("3055550148", "10");
  expect(await known()).toBe("3055550148");
  await arrives("3055550150", "11");
  expect(await known()).toBe("3055550150");
});

test("an answer of the other form takes nothing of a draft that was not saved, and says so; deleting leaves nothing", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  const other = await keep("nombre_peticionario", "Rosa Ficticia", "I-130");
  expect(other.json()).toMatchObject({ statusCode: 409, code: "stale-epoch" });
  expect(await draft()).toMatchObject({ formType: "N-400", answers: { nombre_completo: { said: "Rosa Ficticia" } } });
  expect((await browser.send("DELETE", "/draft")).statusCode).toBe(200);
  expect(await draft()).toBeNull();
  await keep("nombre_peticionario", "Rosa Ficticia", "I-130");
  await keep("nombre_peticionario", "", "I-130");
  expect((await keep("nombre_completo", "Rosa Ficticia")).statusCode).toBe(204);
  expect(Object.keys((await draft()).answers)).toEqual(["nombre_completo"]);
});

test("an answer of the other form starts a new draft, where the known one is saved", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  await save({ nombre_completo: "Rosa Ficticia" });
  expect((await keep("nombre_peticionario", "Rosa Ficticia", "I-130")).statusCode).toBe(204);
  expect(Object.keys((await draft()).answers)).toEqual(["nombre_peticionario"]);
});

test("an answer that was on its way while the draft was deleted does not begin it again", async () => {
  const { answerEpoch } = (await browser.send("GET", "/draft")).json();
  const body = { formType: "N-400", said: "Rosa Ficticia", heardAt, epoch: answerEpoch.epoch };
  expect((await browser.send("PUT", "/draft/answers/nombre_completo", { body })).statusCode).toBe(204);
  const next = (await browser.send("DELETE", "/draft")).json().answerEpoch;
  const late = await browser.send("PUT", "/draft/answers/nombre_completo", { body });
  expect(late.json()).toMatchObject({ statusCode: 409, code: "stale-epoch" });
  expect(await draft()).toBeNull();
  const now = { ...body, epoch: next.epoch };
  expect((await browser.send("PUT", "/draft/answers/nombre_completo", { body: now })).statusCode).toBe(204);
});

test("a device's key stays in one epoch of one payment, has 32 bytes, and is not in the store", async () => {
  const keyOf = async (from: Browser) => (await from.send("GET", "/draft")).json().answerEpoch.deviceKey;
  const key = await keyOf(browser);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  expect(await keyOf(browser)).toBe(key);
  const other = server.browser();
  await other.enter();
  expect(await keyOf(other)).not.toBe(key);
  expect(JSON.stringify(await server.services.store.db.execute("select * from orders"))).not.toContain(key);
});

const save = async (data: object) =>
  (await browser.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json();

test("a correction after a save stays with the saved form, until it is saved as its revision", async () => {
  await keep("telefono", "3055550123");
  const { id } = await save({ telefono: "3055550123" });
  await keep("telefono", "3055550123");
  expect(await draft()).toMatchObject({ saved: { id, revision: 1 }, isChanged: false });
  await keep("telefono", "3055550199");
  expect(await draft()).toMatchObject({ saved: { id, revision: 1 }, isChanged: true });
  const body = { data: { telefono: "3055550199" }, revision: 1 };
  await browser.send("PATCH", `/form/${id}`, { body });
  expect(await draft()).toMatchObject({ saved: { id, revision: 2 }, isChanged: false });
});

test("an answer that reached the server only with the save is in the draft too, and a newer one stays", async () => {
  await keep("telefono", "3055550199");
  const { id } = await save({ telefono: "3055550123", nombre_completo: "Rosa Ficticia" });
  const { answers, ...rest } = await draft();
  expect(answers).toMatchObject({ telefono: { said: "3055550199" }, nombre_completo: { said: "Rosa Ficticia" } });
  expect(rest).toMatchObject({ formType: "N-400", saved: { id, revision: 1 }, isChanged: true });
});

test("a form of which nothing else arrived comes back after a reload, and ends as a draft when it ends", async () => {
  const { id } = await save({ telefono: "3055550123" });
  const answers = { telefono: { said: "3055550123", heardAt: "2026-11-20T12:00:00.000Z" } };
  expect(await draft()).toMatchObject({ formType: "N-400", answers, saved: { id, revision: 1 }, isChanged: false });
  server.clock.advance(72 * hourMs);
  await browser.comeBack(sessionId);
  expect(await draft()).toBeNull();
});

test("saving one form does not touch the draft of the other", async () => {
  await keep("nombre_peticionario", "Rosa Ficticia", "I-130");
  await save({ telefono: "3055550123" });
  expect(await draft()).toMatchObject({ formType: "I-130", isChanged: false });
  expect(Object.keys((await draft()).answers)).toEqual(["nombre_peticionario"]);
});

test("a saved form is opened again as the draft, its next save is its revision, and nobody else opens it", async () => {
  const { id } = await save({ telefono: "3055550123" });
  await browser.send("DELETE", "/draft");
  await keep("nombre_peticionario", "Rosa Ficticia", "I-130");
  const before = (await browser.send("GET", "/draft")).json().answerEpoch.epoch;
  const other = server.browser();
  await other.enter();
  for (const someone of [other, server.browser()])
    expect((await someone.send("POST", `/form/${id}/draft`)).statusCode).toBeGreaterThanOrEqual(401);
  expect(await draft()).toMatchObject({ formType: "I-130" });

  const { answerEpoch } = (await browser.send("POST", `/form/${id}/draft`)).json();
  expect(answerEpoch.epoch).toBeGreaterThan(before);
  const answers = { telefono: { said: "3055550123", heardAt: "2026-11-20T12:00:00.000Z" } };
  expect(await draft()).toMatchObject({ formType: "N-400", answers, saved: { id, revision: 1 }, isChanged: false });
  await keep("telefono", "3055550199");
  expect(await draft()).toMatchObject({ saved: { id, revision: 1 } });
});

test("a draft does not point at a form whose time is over", async () => {
  const { id } = await save({ telefono: "3055550123" });
  await browser.send("DELETE", "/draft");
  server.clock.advance(hourMs);
  await keep("telefono", "3055550123");
  expect((await save({ telefono: "3055550123" })).id).toBe(id);
  expect(await draft()).toMatchObject({ saved: { id } });
  server.clock.advance(71 * hourMs);
  await browser.comeBack(sessionId);
  const left = { answers: { telefono: expect.anything() }, isChanged: false, expiresAt: expect.any(String) };
  expect(await draft()).toEqual({ formType: "N-400", ...left });
});

test("a draft says when it is deleted: so long after its first answer, or with the form made of it", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  const { expiresAt } = await draft();
  server.clock.advance(hourMs);
  await keep("telefono", "3055550123");
  expect((await draft()).expiresAt).toBe(expiresAt);
  await save({ nombre_completo: "Rosa Ficticia", telefono: "3055550123" });
  expect(Date.parse((await draft()).expiresAt)).toBe(Date.parse(expiresAt) + hourMs);
  server.clock.advance(72 * hourMs);
  await browser.comeBack(sessionId);
  expect(await draft()).toBeNull();
});

test("an expired draft is gone at once, and the next answer begins a new one", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  server.clock.advance(72 * hourMs);
  await browser.comeBack(sessionId);
  expect(await draft()).toBeNull();
  await keep("telefono", "3055550123");
  expect(Object.keys((await draft()).answers)).toEqual(["telefono"]);
});

test("a draft belongs to one payment", async () => {
  await keep("nombre_completo", "Rosa Ficticia");
  const other = server.browser();
  await other.enter();
  expect((await other.send("GET", "/draft")).json()).toMatchObject({ draft: null });
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
