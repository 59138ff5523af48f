import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";

const hourMs = 3_600_000;
const data = { nombre_completo: "Rosa Ficticia" };

let server: SharedServer;
let first: Browser;
let second: Browser;
let sessionId: string;
beforeEach(async () => {
  server = await sharedTestServer({ TRUST_PROXY: "loopback" });
  first = server.browser();
  second = server.browser();
  sessionId = await first.enter();
});

const createCode = async () => (await first.send("POST", "/api/resume-code")).json();
const resume = (code: string, { from = second, ip = "203.0.113.7" } = {}) =>
  from.send("POST", "/api/resume", { body: { code }, headers: { "x-forwarded-for": ip } });
const wrong = { statusCode: 404, code: "not-found", message: "There is nothing here." };
const tooMany = { statusCode: 429, code: "too-many-tries", message: "Too many codes were tried. Wait." };
const rowsOf = async (query: string) => JSON.stringify(await server.services.store.db.execute(query));

/** Another code of the same payment's first two groups. */
const guess = (code: string, number: number) => `${code.slice(0, 8)}${String(number).padStart(9, "0")}`;
/** A code of no payment, each number with a name of its own. */
const stray = (number: number) => `${String(number).padStart(6, "0")}123456789`;

test("a code opens the same draft and form on another phone, as often as it is typed", async () => {
  const said = { formType: "N-400", said: "Rosa Ficticia", heardAt: "2026-11-20T11:00:00.000Z" };
  await first.send("PUT", "/draft/answers/nombre_completo", { body: said });
  const { id } = (await first.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json();
  const { code } = await createCode();
  for (let time = 0; time < 7; time += 1) {
    const answer = await resume(code);
    expect(answer.json()).toEqual({ verified: true });
    expect(answer.cookies).toMatchObject([{ name: "dilo-capability", httpOnly: true, sameSite: "Lax", path: "/" }]);
  }
  expect((await second.send("GET", "/draft")).json().draft).toMatchObject({ saved: { id, revision: 1 } });
  expect((await second.send("GET", `/form/${id}`)).json()).toMatchObject({ data });
  expect((await first.send("GET", `/form/${id}`)).statusCode).toBe(200);
});

test("a code of one payment opens nothing of another's, though the id of its form is known", async () => {
  const { id } = (await first.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json();
  const other = server.browser();
  await other.enter();
  const { code } = (await other.send("POST", "/api/resume-code")).json();
  expect((await resume(code)).statusCode).toBe(200);
  const asked = await Promise.all([
    second.send("GET", `/form/${id}`),
    second.send("GET", `/form/${id}/boxes`),
    second.send("POST", `/form/${id}/draft`),
    second.send("POST", "/generate-pdf", { body: { formId: id, formType: "N-400" } }),
    second.send("POST", "/email-form", { body: { id, email: "ana@correo.example", includePDF: true } }),
  ]);
  for (const answer of asked) expect(answer.json()).toMatchObject({ statusCode: 404, code: "not-found" });
  expect((await second.send("GET", "/forms")).json().forms).toEqual([]);
  await second.send("DELETE", "/my-data");
  expect((await first.send("GET", `/form/${id}`)).json()).toMatchObject({ data });
});

test("a code noted before the form was saved leads to it for as long as it stands", async () => {
  const { code } = await createCode();
  server.clock.advance(hourMs);
  await first.send("PUT", "/draft/answers/nombre_completo", {
    body: { formType: "N-400", said: "Rosa Ficticia", heardAt: server.clock().toISOString() },
  });
  server.clock.advance(50 * hourMs);
  const { id } = (await first.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json();
  server.clock.advance(71 * hourMs);
  expect((await resume(code)).statusCode).toBe(200);
  expect((await second.send("GET", "/draft")).json().draft).toMatchObject({ saved: { id, revision: 1 } });
  server.clock.advance(hourMs);
  expect((await resume(code)).json()).toEqual(wrong);
});

test("a code noted before the first answer lives as long as the draft", async () => {
  const { code } = await createCode();
  server.clock.advance(70 * hourMs);
  await first.send("PUT", "/draft/answers/nombre_completo", {
    body: { formType: "N-400", said: "Rosa Ficticia", heardAt: server.clock().toISOString() },
  });
  server.clock.advance(70 * hourMs);
  expect((await resume(code)).statusCode).toBe(200);
});

test("a code is five groups of three digits, and the store holds it only sealed", async () => {
  const { code } = await createCode();
  expect(code).toMatch(/^\d{3}( \d{3}){4}$/);
  const stored = await rowsOf("select * from resume_codes");
  expect(stored).toContain("code_digest");
  for (const text of [code, code.replaceAll(" ", "")]) expect(stored).not.toContain(text);
});

test("it may be written in any way, and nothing but its digits counts", async () => {
  const { code } = await createCode();
  for (const text of [code.replaceAll(" ", ""), code.replaceAll(" ", "-"), ` ${code.replaceAll(" ", ". ")}.`]) {
    expect((await resume(text)).statusCode).toBe(200);
  }
});

test("asked for again, also twice at once, it is the code somebody may have on paper", async () => {
  const [one, two] = await Promise.all([createCode(), createCode()]);
  expect(two.code).toBe(one.code);
  server.clock.advance(hourMs);
  const again = await createCode();
  expect(again.code).toBe(one.code);
  expect((await resume(one.code)).statusCode).toBe(200);
});

test("erasing everything ends it, and the next one is another", async () => {
  const { code: old } = await createCode();
  await first.send("DELETE", "/my-data");
  const { code } = await createCode();
  expect(code).not.toBe(old);
  expect((await resume(old)).json()).toEqual(wrong);
  expect((await resume(code)).statusCode).toBe(200);
});

test("a code of before codes were kept gives way to one that stays", async () => {
  const { code: old } = await createCode();
  await server.services.store.db.execute("update resume_codes set sealed_code = null");
  const { code } = await createCode();
  expect(code).not.toBe(old);
  expect((await createCode()).code).toBe(code);
});

test("a code ends with the data it leads to", async () => {
  await first.send("POST", "/submit-form", { body: { formType: "N-400", data } });
  server.clock.advance(hourMs);
  const { code, expiresAt } = await createCode();
  expect(expiresAt).toBe("2026-11-23T12:00:00.000Z");
  server.clock.advance(71 * hourMs - 1);
  expect((await resume(code)).statusCode).toBe(200);
  server.clock.advance(1);
  expect((await resume(code)).json()).toEqual(wrong);
});

test("a code asked for before anything was said, or after all of it ended, lives as long as new data would", async () => {
  expect((await createCode()).expiresAt).toBe("2026-11-23T12:00:00.000Z");
  await first.send("POST", "/submit-form", { body: { formType: "N-400", data } });
  server.clock.advance(100 * hourMs);
  await first.comeBack(sessionId);
  expect((await createCode()).expiresAt).toBe("2026-11-27T16:00:00.000Z");
});

test("only a paid browser gets a code, and only our own page may try one", async () => {
  expect((await second.send("POST", "/api/resume-code")).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  const { code } = await createCode();
  const headers = { origin: "https://elsewhere.example" };
  const answer = await second.send("POST", "/api/resume", { body: { code }, headers });
  expect(answer.json()).toMatchObject({ statusCode: 403, code: "wrong-origin" });
});

test.each(["", "12345678901234", "1234567890123456", "cuatro ocho uno", "1".repeat(61)])(
  "%j is no code, and no try",
  async (text) => {
    for (let time = 0; time < 7; time += 1) {
      expect((await resume(text)).json()).toMatchObject({ statusCode: 400, code: "bad-body" });
    }
    expect((await resume((await createCode()).code)).statusCode).toBe(200);
  },
);

describe("guessing", () => {
  test("one address has five wrong codes in fifteen minutes, and is told how long to wait", async () => {
    for (let number = 0; number < 5; number += 1) expect((await resume(stray(number))).json()).toEqual(wrong);
    server.clock.advance(60_000);
    const { code } = await createCode();
    const refused = await resume(code);
    expect(refused.json()).toEqual(tooMany);
    expect(refused.headers["retry-after"]).toBe(String(14 * 60));
    expect(refused.cookies).toEqual([]);
    expect((await resume(code, { ip: "203.0.113.8" })).statusCode).toBe(200);
    server.clock.advance(14 * 60_000);
    expect((await resume(code)).statusCode).toBe(200);
  });

  test("tries made at once do not pass together", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => resume(stray(number))));
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test("one payment has five wrong codes too, wherever they come from, and others are not held up", async () => {
    const { code } = await createCode();
    for (let number = 0; number < 5; number += 1) {
      expect((await resume(guess(code, number), { ip: `203.0.113.${number}` })).json()).toEqual(wrong);
    }
    expect((await resume(code, { ip: "203.0.113.99" })).json()).toEqual(tooMany);
    const other = server.browser();
    await other.enter();
    const elsewhere = (await other.send("POST", "/api/resume-code")).json().code;
    expect((await resume(elsewhere, { ip: "203.0.113.99" })).statusCode).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await resume(code, { ip: "203.0.113.99" })).statusCode).toBe(200);
  });

  test("when many guess, each address has one try, and the right code still opens", async () => {
    await resume(stray(1), { ip: "203.0.113.1" });
    await resume(stray(2), { ip: "203.0.113.2" });
    // The only thing tried twice is everybody's count.
    await server.services.store.db.execute("update tries set count = 301 where count = 2");
    expect((await resume(stray(3), { ip: "203.0.113.3" })).json()).toEqual(wrong);
    expect((await resume(stray(4), { ip: "203.0.113.3" })).json()).toEqual(tooMany);
    const { code } = await createCode();
    expect((await resume(code, { ip: "203.0.113.4" })).statusCode).toBe(200);
  });

  test("no address is kept, and what was counted is deleted", async () => {
    await resume(stray(1));
    expect(await rowsOf("select * from tries")).not.toContain("203.0.113.7");
    expect(server.logged()).not.toContain("203.0.113.7");
  });
});
