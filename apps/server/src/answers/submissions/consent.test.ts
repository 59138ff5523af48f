import { beforeEach, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";

const hourMs = 3_600_000;
const shown = {
  textVersion: "2026-11-01",
  shownAt: "2026-11-20T11:58:00.000Z",
  agreedAt: "2026-11-20T11:59:00.000Z",
  language: "es",
  mode: "voice",
};

let server: SharedServer;
let browser: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  await browser.enter();
});

const agree = (change: object = {}, from = browser) =>
  from.send("POST", "/api/consent", { body: { ...shown, ...change } });
const save = async (telefono: string) => {
  const body = { formType: "N-400", data: { telefono } };
  return (await browser.send("POST", "/submit-form", { body })).json().id;
};
const consentOf = async (id: string) => (await browser.send("GET", `/form/${id}`)).json().consent;

test("the text a person saw, when, and when they agreed, stands with the form saved after it", async () => {
  const typed = await save("3055550100");
  await browser.send("DELETE", "/draft");
  expect((await agree()).statusCode).toBe(204);
  const id = await save("3055550123");
  expect(await consentOf(id)).toEqual({ ...shown, givenAt: "2026-11-20T12:00:00.000Z" });
  expect(await consentOf(typed)).toBeUndefined();
});

test("a form keeps the consent it was saved with, until a revision under a newer one", async () => {
  await agree();
  const id = await save("3055550123");
  server.clock.advance(hourMs);
  await agree({ textVersion: "2026-12-01", language: "en" });
  expect(await consentOf(id)).toMatchObject({ textVersion: "2026-11-01" });
  const body = { data: { telefono: "3055550199" }, revision: 1 };
  await browser.send("PATCH", `/form/${id}`, { body });
  expect(await consentOf(id)).toMatchObject({
    textVersion: "2026-12-01",
    language: "en",
    givenAt: "2026-11-20T13:00:00.000Z",
  });
});

test("a consent is one payment's alone", async () => {
  const other = server.browser();
  await other.enter();
  await agree({}, other);
  expect(await consentOf(await save("3055550123"))).toBeUndefined();
  const stranger = await agree({}, server.browser());
  expect(stranger.json()).toMatchObject({ statusCode: 401, code: "not-paid" });
});

test.each([
  ["a name for a version", { textVersion: "Rosa Ficticia" }],
  ["a long version", { textVersion: "1".repeat(41) }],
  ["a time that is none", { shownAt: "ayer" }],
  ["another language", { language: "fr" }],
  ["another mode", { mode: "typing" }],
  ["anything more", { name: "Rosa Ficticia" }],
])("%s is refused, and not repeated", async (_name, change) => {
  const answer = await agree(change);
  expect(answer.json()).toMatchObject({ statusCode: 400, code: "bad-body" });
  expect(answer.body).not.toContain("Rosa");
});
