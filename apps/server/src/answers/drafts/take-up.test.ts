import { beforeEach, expect, test } from "vitest";
import { type SharedServer, sharedTestServer } from "../../testing/test-server.ts";

let server: SharedServer;
beforeEach(async () => {
  server = await sharedTestServer();
});

const base64 = (text: string) => Buffer.from(text).toString("base64");

test("a file that is no form of ours is refused with its reason, and leaves the draft", async () => {
  const browser = server.browser();
  await browser.enter();
  await browser.send("PUT", "/draft/answers/telefono", {
    body: { formType: "N-400", said: "3055550123", heardAt: "2026-11-20T11:00:00.000Z" },
  });
  for (const pdf of [base64("hola"), "no base64: ¿qué?", ""]) {
    const answer = await browser.send("POST", "/api/take-up-pdf", { body: { pdf } });
    expect(answer.json()).toEqual({ taken: { kind: "refused", reason: "not-a-pdf" } });
  }
  expect((await browser.send("GET", "/draft")).json().draft.answers).toHaveProperty("telefono");
});

test("only who has paid may bring one, not one that is too large, and not for ever", async () => {
  const stranger = server.browser();
  expect((await stranger.send("POST", "/api/take-up-pdf", { body: { pdf: base64("hola") } })).statusCode).toBe(401);
  const browser = server.browser();
  await browser.enter();
  const large = await browser.send("POST", "/api/take-up-pdf", { body: { pdf: "A".repeat(20 * 1024 * 1024) } });
  expect(large.json()).toMatchObject({ statusCode: 413, code: "too-long" });
  const tries = [];
  for (let count = 0; count < 11; count += 1)
    tries.push((await browser.send("POST", "/api/take-up-pdf", { body: { pdf: "" } })).statusCode);
  expect(tries.at(-1)).toBe(429);
});
