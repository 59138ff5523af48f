import { type FakeLanguageModel, startFakeLanguageModel } from "@dilo/testing/fake-language-model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Browser, openTestServer, type TestServer } from "../../testing/test-server.ts";

const said = "eso fue cuando se fue la luz, vendía 40, bueno la cosa es que yo nací el 3 de mayo de 1980";
const masked = "eso fue cuando se fue la luz, vendía [n1], bueno la cosa es que yo nací el [n2] de mayo de [n3]";
const body = { formType: "N-400", field: "fecha_nacimiento", said, heardAt: "2026-11-20T11:59:00.000Z" };

let fake: FakeLanguageModel;
let server: TestServer;
let browser: Browser;
let askedBefore = 0;
beforeAll(async () => {
  fake = await startFakeLanguageModel({ recorded: { [masked]: ["[n2] de mayo de [n3]"] } });
  server = await openTestServer({ env: fake.env });
});
beforeEach(async () => {
  await server.reset();
  fake.become("honest");
  askedBefore = fake.asked.length;
  browser = server.browser();
  await browser.enter();
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

/** What this test has asked of the model. */
const asked = () => fake.asked.slice(askedBefore);

const ask = (change: object = {}, from = browser) =>
  from.send("POST", "/api/second-opinion", { body: { ...body, ...change } });

describe("a second opinion over HTTP", () => {
  test("is words that were said; the model saw no number, and nothing is logged", async () => {
    expect((await ask()).json()).toEqual({ words: "3 de mayo de 1980" });
    expect(asked()).toMatchObject([{ kind: "date", words: masked, authorization: "Bearer key-of-this-test" }]);
    for (const number of ["40", "1980"]) expect(asked()[0]?.text).not.toContain(number);
    for (const secret of ["mayo", "tía", "key-of-this-test"]) expect(server.logged()).not.toContain(secret);
  });

  test.each(["lying", "broken", "babbling", "endless"] as const)("of a model that is %s is none", async (behaviour) => {
    fake.become(behaviour);
    expect((await ask()).json()).toEqual({ words: null });
  });

  test("is not asked of the model when our own readers understand", async () => {
    expect((await ask({ said: "el 3 de mayo de 1980" })).json()).toEqual({ words: null });
    expect(asked()).toEqual([]);
  });

  test("is for who has paid, about a field there is, in a body that is bounded", async () => {
    expect((await ask({}, server.browser())).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
    expect((await ask({ field: "color" })).json()).toMatchObject({ statusCode: 400, code: "unknown-field" });
    const tooLong = await ask({ said: "x".repeat(401) });
    expect(tooLong.json()).toMatchObject({ statusCode: 400, code: "bad-body" });
    expect(asked()).toEqual([]);
  });

  test("is given so often, and then no more for a while", async () => {
    for (let count = 1; count <= 40; count += 1)
      expect((await ask({ said: "12 de mayo de 1970" })).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.json()).toMatchObject({ statusCode: 429, code: "too-many-requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(asked()).toEqual([]);
  });
});

test("without a model the call says that there is none", async () => {
  const alone = await openTestServer();
  const visitor = alone.browser();
  await visitor.enter();
  expect((await ask({}, visitor)).json()).toMatchObject({ statusCode: 503, code: "not-available" });
  await alone.close();
});
