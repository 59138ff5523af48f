import type { Voice } from "@dilo/platform";
import { afterEach, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

/** Says a tenth of a second for each word. */
const beeping: Voice = {
  name: "",
  id: "beeping",
  async *speak(text, { rate }) {
    yield new Int16Array(Math.round((1600 * text.split(" ").length) / rate)).fill(1000);
  },
};

const get = (url: string, headers: Record<string, string> = {}) => server.browser().send("GET", url, { headers });

test("the sample of a call sounds in the voice of the calls, with a caption for each line", async () => {
  server = await openTestServer({ with: { voice: beeping } });
  const sound = await get("/ejemplo.wav");
  expect(sound.headers["content-type"]).toBe("audio/wav");
  expect(sound.rawPayload.subarray(0, 4).toString()).toBe("RIFF");
  const seconds = (sound.rawPayload.length - 58) / 16_000;
  const captions = (await get("/ejemplo.vtt")).body;
  expect(captions).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:00\.600\n¿Cuál es su fecha de nacimiento\?\n/);
  const lastEnd = Number(/--> 00:00:([\d.]+)\nSí, está bien\.\n$/.exec(captions)?.[1]);
  expect(lastEnd).toBeGreaterThan(3);
  expect(lastEnd).toBeCloseTo(seconds - 0.7, 1);
});

test("a player may ask for a part of it, as iPhones do", async () => {
  server = await openTestServer({ with: { voice: beeping } });
  const part = await get("/ejemplo.wav", { range: "bytes=0-1" });
  expect(part).toMatchObject({ statusCode: 206, body: "RI" });
  expect(part.headers["content-range"]).toMatch(/^bytes 0-1\/\d+$/);
});

test("where nobody can speak there is no sample, and a voice that failed is asked again", async () => {
  server = await openTestServer({ with: { voice: undefined } });
  expect((await get("/ejemplo.wav")).statusCode).toBe(404);
  await server.close();
  let tries = 0;
  const failing: Voice = {
    ...beeping,
    speak: (text, options) => {
      tries += 1;
      if (tries === 1) throw new Error("The voice is busy.");
      return beeping.speak(text, options);
    },
  };
  server = await openTestServer({ with: { voice: failing } });
  expect((await get("/ejemplo.wav")).statusCode).toBe(500);
  expect((await get("/ejemplo.wav")).statusCode).toBe(200);
});

test("the sample PDF is what somebody who paid would get, of an invented person", async () => {
  server = await openTestServer();
  const pdf = await get("/ejemplo.pdf");
  expect(pdf.statusCode).toBe(200);
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.headers["content-disposition"]).toBe('inline; filename="Ejemplo_N400.pdf"');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});
