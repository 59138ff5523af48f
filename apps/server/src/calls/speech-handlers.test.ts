import { beforeEach, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../testing/test-server.ts";

let server: SharedServer;
let browser: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  await browser.enter();
});

const hear = (text: unknown, from = browser) => from.send("POST", "/api/speech", { body: { text } });

test("a text is read as a sound file of its length, and not logged", async () => {
  const question = "¿Cuál es su apellido de soltera, doña Eulalia?";
  const answer = await hear(question);
  expect(answer).toMatchObject({ statusCode: 200, headers: { "content-type": "audio/wav" } });
  expect(answer.rawPayload.subarray(0, 4).toString("latin1")).toBe("RIFF");
  // Mu-law at 16 kHz: a byte a sample.
  const seconds = answer.rawPayload.readUInt32LE(54) / 16_000;
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(8);
  expect(answer.rawPayload.subarray(58).some((packed) => packed !== 0xff)).toBe(true);
  expect(server.logged()).not.toContain("Eulalia");
});

test("an English text is read by an English voice, and not as Spanish", async () => {
  const text = "How many children do you have?";
  const say = (language: string) => browser.send("POST", "/api/speech", { body: { text, language } });
  const [english, spanish] = [await say("en"), await say("es")];
  expect([english.statusCode, spanish.statusCode]).toEqual([200, 200]);
  expect(english.rawPayload.equals(spanish.rawPayload)).toBe(false);
  expect((await say("fr")).statusCode).toBe(400);
});

test("is for who has paid, and takes texts of a page", async () => {
  expect((await hear("Hola.", server.browser())).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  for (const text of ["", "   ", "a".repeat(1201), 7, undefined]) expect((await hear(text)).statusCode).toBe(400);
});

test("a payment hears so many texts in a quarter of an hour, and others are not held up by it", async () => {
  for (let heard = 0; heard < 200; heard += 1) expect((await hear("Sí.")).statusCode).toBe(200);
  const refused = await hear("Sí.");
  expect(refused.json()).toMatchObject({ statusCode: 429, code: "too-many-requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const other = server.browser();
  await other.enter();
  expect((await hear("Sí.", other)).statusCode).toBe(200);
});
