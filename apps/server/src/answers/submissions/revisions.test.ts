import { beforeEach, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";

const hourMs = 3_600_000;
const data = { nombre_completo: "Rosa Ficticia Peña", telefono: "3055550123" };
const corrected = { ...data, telefono: "3055550199" };

let server: SharedServer;
let browser: Browser;
let sessionId: string;
let id: string;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  sessionId = await browser.enter();
  id = (await submit()).json().id;
});

const submit = (answers: object = data, more: object = {}) =>
  browser.send("POST", "/submit-form", { body: { formType: "N-400", data: answers, ...more } });
const revise = (body: object, from = browser) => from.send("PATCH", `/form/${id}`, { body });
const read = async () => (await browser.send("GET", `/form/${id}`)).json();

test("a change is the next revision of the same form, and ends when the form was to end", async () => {
  expect((await submit()).json()).toEqual({ id, revision: 1 });
  server.clock.advance(hourMs);
  const heardAt = { telefono: "2026-11-20T12:59:00.000Z" };
  const answer = await revise({ data: corrected, heardAt, revision: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual({ id, revision: 2 });
  expect(await read()).toMatchObject({
    revision: 2,
    data: corrected,
    heardAt,
    savedAt: "2026-11-20T13:00:00.000Z",
    expiresAt: "2026-11-23T12:00:00.000Z",
  });
});

test("what was known of a ZIP code belongs to the answer: the same words without it are a change", async () => {
  const places = { direccion_actual: [{ zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] }] };
  const more = { ...data, direccion_actual: "12 South Main Street East Orange New Jersey 07018" };
  expect((await revise({ data: more, places, revision: 1 })).json()).toEqual({ id, revision: 2 });
  expect((await revise({ data: more, places, revision: 2 })).json()).toEqual({ id, revision: 2 });
  expect(await read()).toMatchObject({ data: more, places });
  const { draft } = (await browser.send("GET", "/draft")).json();
  expect(draft.answers.direccion_actual).toMatchObject({ places: places.direccion_actual });
  expect((await revise({ data: more, revision: 2 })).json()).toEqual({ id, revision: 3 });
  expect(await read()).not.toHaveProperty("places");
});

test("an answer left out is no longer in the form, and what was corrected is nowhere in the store", async () => {
  await revise({ data: { telefono: "3055550199" }, revision: 1 });
  expect((await read()).data).toEqual({ telefono: "3055550199" });
  const { rows } = (await server.services.store.db.execute("select field from answers")) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ field: "telefono" }]);
});

test("an extra answer is a change as well, and one of the other form is refused", async () => {
  const more = { ...data, sexo: "mujer" };
  expect((await revise({ data: more, revision: 1 })).json()).toEqual({ id, revision: 2 });
  expect(await read()).toMatchObject({ revision: 2, data: more });
  expect((await revise({ data: more, revision: 2 })).json()).toEqual({ id, revision: 2 });
  expect((await revise({ data, revision: 2 })).json()).toEqual({ id, revision: 3 });
  const foreign = await revise({ data: { ...data, sexo_familiar: "mujer" }, revision: 3 });
  expect(foreign.json()).toMatchObject({ statusCode: 400, code: "unknown-field" });
});

test("of two phones that save one draft for the first time, the slower is told, and its answers are not a second form", async () => {
  const late = await submit(corrected, { ofDraft: true });
  expect(late.json()).toEqual({
    statusCode: 409,
    code: "revision-conflict",
    message: "The draft was saved meanwhile.",
  });
  expect((await browser.send("GET", "/draft")).json().draft.saved).toEqual({ id, revision: 1 });
  expect((await revise({ data: corrected, revision: 1 })).json()).toEqual({ id, revision: 2 });
  await browser.send("DELETE", "/draft");
  expect((await submit({ telefono: "3055550177" })).json().id).not.toBe(id);
});

test("two phones answer one draft before its first save: who has not seen a newer answer of the other is told, and nothing is lost", async () => {
  const [early, late] = ["2026-11-20T11:00:00.000Z", "2026-11-20T11:05:00.000Z"];
  const phones = server.browser();
  await phones.enter();
  const keep = (field: string, said: string, heardAt: string) =>
    phones.send("PUT", `/draft/answers/${field}`, { body: { formType: "N-400", said, heardAt } });
  const first = (answers: Record<string, string>, heardAt: Record<string, string>) =>
    phones.send("POST", "/submit-form", { body: { formType: "N-400", data: answers, heardAt, ofDraft: true } });
  const draft = async () => (await phones.send("GET", "/draft")).json().draft;
  await keep("nombre_completo", "Rosa Ficticia", early);
  await keep("telefono", "3055550199", late);
  await keep("estado_civil", "casada", late);

  const mine = { nombre_completo: "Rosa Ficticia", telefono: "3055550123" };
  const refused = await first(mine, { nombre_completo: early, telefono: early });
  expect(refused.json()).toMatchObject({ statusCode: 409, code: "revision-conflict" });
  expect(refused.body).not.toContain("3055550199");
  expect(await draft()).not.toHaveProperty("saved");
  const missing = await first({ ...mine, telefono: "3055550199" }, { nombre_completo: early, telefono: late });
  expect(missing.json()).toMatchObject({ code: "revision-conflict" });

  // What was heard after the other's answer counts, as it does answer by answer.
  const all = { ...mine, estado_civil: "casada" };
  const newest = { nombre_completo: early, telefono: "2026-11-20T11:06:00.000Z", estado_civil: late };
  expect((await first(all, newest)).statusCode).toBe(200);
});

test("a client that knows only the specification saves a second form of the same type, with an id of its own", async () => {
  const second = await submit(corrected);
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual({ id: expect.not.stringMatching(id), revision: 1 });
  expect(await read()).toMatchObject({ id, revision: 1, data });
  const answer = await browser.send("GET", `/form/${second.json().id}`);
  expect(answer.json()).toMatchObject({ revision: 1, data: corrected });
  const { forms } = (await browser.send("GET", "/forms")).json();
  const times = { savedAt: "2026-11-20T12:00:00.000Z", expiresAt: "2026-11-23T12:00:00.000Z" };
  const saved = { formType: "N-400", revision: 1, ...times };
  expect(forms).toEqual(
    expect.arrayContaining([
      { id, ...saved },
      { id: second.json().id, ...saved },
    ]),
  );
  expect(forms).toHaveLength(2);
  const stranger = server.browser();
  await stranger.enter();
  expect((await stranger.send("GET", "/forms")).json().forms).toEqual([]);
  // What the page has open stays what it was.
  expect((await browser.send("GET", "/draft")).json().draft).toMatchObject({
    saved: { id, revision: 1 },
    isChanged: false,
  });
});

test("the slower of two writers is told, and nothing of the faster one is lost", async () => {
  await revise({ data: corrected, revision: 1 });
  const late = await revise({ data: { ...data, telefono: "3055550188" }, revision: 1 });
  expect(late.json()).toEqual({
    statusCode: 409,
    code: "revision-conflict",
    message: "The form is at revision 2 meanwhile.",
  });
  expect(await read()).toMatchObject({ revision: 2, data: corrected });
  expect((await revise({ data, revision: (await read()).revision })).json()).toEqual({ id, revision: 3 });
});

test("of changes made at once one wins", async () => {
  const phones = ["3055550181", "3055550182", "3055550183"];
  const answers = await Promise.all(phones.map((telefono) => revise({ data: { ...data, telefono }, revision: 1 })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await read()).toMatchObject({ revision: 2 });
});

test("a change sent again because its answer was lost is the same revision", async () => {
  await revise({ data: corrected, revision: 1 });
  expect((await revise({ data: corrected, revision: 1 })).json()).toEqual({ id, revision: 2 });
  expect((await submit(corrected)).json()).toEqual({ id, revision: 2 });
});

test("one form may come to say what another one says", async () => {
  const other = (await submit(corrected)).json().id;
  expect(other).not.toBe(id);
  expect((await revise({ data: corrected, revision: 1 })).json()).toEqual({ id, revision: 2 });
});

test("a foreign or expired form is not found, and without a payment nothing is changed", async () => {
  const stranger = server.browser();
  const body = { data: corrected, revision: 1 };
  expect((await revise(body, stranger)).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  await stranger.enter();
  expect((await revise(body, stranger)).json()).toMatchObject({ statusCode: 404, code: "not-found" });
  expect(await read()).toMatchObject({ revision: 1, data });
  server.clock.advance(72 * hourMs);
  await browser.comeBack(sessionId);
  expect((await revise(body)).json()).toMatchObject({ statusCode: 404, code: "not-found" });
});

test.each([
  ["an unknown field", { data: { apodo: "Rosi" }, revision: 1 }, "unknown-field"],
  ["no revision", { data }, "bad-body"],
  ["a revision that cannot be", { data, revision: 0 }, "bad-body"],
  ["another form type", { data, revision: 1, formType: "I-130" }, "bad-body"],
  ["an empty answer", { data: { telefono: " " }, revision: 1 }, "bad-body"],
])("%s is refused, and the form stays", async (_name, body, code) => {
  expect((await revise(body)).json()).toMatchObject({ statusCode: 400, code });
  expect(await read()).toMatchObject({ revision: 1, data });
});
