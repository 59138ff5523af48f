import { beforeEach, describe, expect, test } from "vitest";
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
const data = { nombre_completo: "Rosa Ficticia Peña", fecha_nacimiento: "doce de octubre del setenta y nueve" };
const heardAt = { nombre_completo: "2026-11-20T11:00:00.000Z" };
const body = { formType: "N-400", data, heardAt };
const save = (form: unknown = body, from = browser) => from.send("POST", "/submit-form", { body: form });

test("a saved form comes back whole, with the time each answer was heard", async () => {
  const { id } = (await save()).json();
  const answer = await browser.send("GET", `/form/${id}`, { headers: { accept: "application/json" } });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual({
    id,
    revision: 1,
    formType: "N-400",
    data,
    heardAt: { ...heardAt, fecha_nacimiento: "2026-11-20T12:00:00.000Z" },
    savedAt: "2026-11-20T12:00:00.000Z",
    expiresAt: "2026-11-23T12:00:00.000Z",
  });
});

test("a form that came back without its key is gone: it is not read, and not listed", async () => {
  const { id } = (await save()).json();
  await server.services.vault.destroy([["forms", id]]);
  expect((await browser.send("GET", `/form/${id}`)).statusCode).toBe(404);
  expect((await browser.send("GET", "/forms")).json().forms).toEqual([]);
});

test("required fields are not enforced", async () => {
  expect((await save({ formType: "I-130", data: {} })).statusCode).toBe(200);
});

test("one payment covers both forms", async () => {
  const saved = [await save(), await save({ formType: "I-130", data: { nombre_familiar: "Inés Ficticia" } })];
  const ids = saved.map((answer) => answer.json().id);
  const read = await Promise.all(ids.map((id) => browser.send("GET", `/form/${id}`)));
  expect(read.map((answer) => answer.json().formType)).toEqual(["N-400", "I-130"]);
});

test("the same answers saved twice, even at once, are one form", async () => {
  const ids = await Promise.all([save(), save(), save()]);
  expect(new Set(ids.map((answer) => answer.json().id)).size).toBe(1);
  const changed = await save({ ...body, data: { ...data, telefono: "3055550123" } });
  expect(changed.json().id).not.toBe(ids[0]?.json().id);
});

test("a form saved again after its time is a new form", async () => {
  const first = (await save()).json().id;
  server.clock.advance(71 * hourMs);
  await browser.comeBack(sessionId);
  server.clock.advance(2 * hourMs);
  const second = (await save()).json().id;
  expect(second).not.toBe(first);
});

describe("a form is its payer's alone", () => {
  test.each(["unknown", "foreign", "expired"])("an %s form is not found", async (which) => {
    const { id } = (await save()).json();
    let asker = browser;
    if (which === "foreign") {
      asker = server.browser();
      await asker.enter();
    }
    if (which === "expired") {
      server.clock.advance(72 * hourMs);
      await browser.comeBack(sessionId);
    }
    const asked = which === "unknown" ? "form_unknown" : id;
    const answer = await asker.send("GET", `/form/${asked}`);
    expect(answer.json()).toEqual({ statusCode: 404, code: "not-found", message: "There is nothing here." });
  });

  test("without a payment nothing is saved or read", async () => {
    const { id } = (await save()).json();
    const stranger = server.browser();
    expect((await save(body, stranger)).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
    expect((await stranger.send("GET", `/form/${id}`)).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  });
});

test.each([
  ["an unknown form type", { ...body, formType: "N-600" }, 400, "unknown-form-type", "Unknown form type"],
  ["no form type", { data }, 400, "unknown-form-type", "Unknown form type"],
  ["a field of the other form", { formType: "I-130", data }, 400, "unknown-field", "The form has no such field."],
  [
    "a field named like a secret",
    { ...body, data: { constructor: "x" } },
    400,
    "unknown-field",
    "The form has no such field.",
  ],
  [
    "an unknown key",
    { ...body, owner: "me" },
    400,
    "bad-body",
    "The body is not as expected: body: it has a field that is not known here.",
  ],
  [
    "an answer over 400 characters",
    { ...body, data: { telefono: "1".repeat(401) } },
    400,
    "bad-body",
    "The body is not as expected: data: it must be at most 400 characters long.",
  ],
  [
    "an empty answer",
    { ...body, data: { telefono: "  " } },
    400,
    "bad-body",
    "The body is not as expected: data: it must be at least 1 character long.",
  ],
  [
    "a number for an answer",
    { ...body, data: { telefono: 3 } },
    400,
    "bad-body",
    "The body is not as expected: data: it must be a string.",
  ],
  [
    "a time that is none",
    { ...body, heardAt: { telefono: "ayer" } },
    400,
    "bad-body",
    "The body is not as expected: heardAt: it must be an instant such as 2026-01-02T03:04:05.000Z.",
  ],
  ["malformed JSON", '{"formType": ', 400, "bad-request", "The request could not be read."],
  ["an empty body", "", 400, "bad-request", "The request could not be read."],
  ["a poisoned body", '{"__proto__": {"x": 1}}', 400, "bad-request", "The request could not be read."],
  [
    "a body over 64 KiB",
    { ...body, data: { telefono: "1".repeat(66_000) } },
    413,
    "too-long",
    "The body is over 64 KiB.",
  ],
])("%s is refused in one shape", async (_name, sent, statusCode, code, message) => {
  const answer = await save(sent);
  expect(answer.statusCode).toBe(statusCode);
  expect(answer.json()).toEqual({ statusCode, code, message });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"])(
  "a body of type %s is refused",
  async (type) => {
    const answer = await browser.send("POST", "/submit-form", { body: "x", headers: { "content-type": type } });
    expect(answer.json()).toMatchObject({ statusCode: 415, code: "wrong-content-type" });
  },
);

test("no body at all is refused", async () => {
  expect((await browser.send("POST", "/submit-form")).json()).toMatchObject({ statusCode: 400, code: "bad-body" });
});

test("a save from another site is refused", async () => {
  const answer = await browser.send("POST", "/submit-form", { body, headers: { origin: "https://elsewhere.example" } });
  expect(answer.json()).toMatchObject({ statusCode: 403, code: "wrong-origin" });
});
