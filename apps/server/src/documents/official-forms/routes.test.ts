import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorBody, requestErrorOf, statusOf } from "../../http/request-error.ts";
import { n400Boxes } from "./boxes/n400.ts";
import type { OfficialForms } from "./official-forms.ts";
import { drawPage } from "./pictures/draw-page.ts";
import { mountOfficialForms } from "./routes.ts";
import { openOfficialForms } from "./source/open-official-forms.ts";
import { prepare } from "./template/prepare.ts";
import { syntheticForm } from "./testing/synthetic-form.ts";

let dir: string;
let form: Buffer;
let forms: OfficialForms;
let http: FastifyInstance;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-forms-"));
  form = Buffer.from(await syntheticForm(n400Boxes));
  await writeFile(join(dir, "n-400.pdf"), form);
  forms = openOfficialForms({
    ...{ dir, now: () => new Date(), warn: () => undefined, inspect: prepare },
    draw: async (bytes, page) => (await drawPage({ bytes, page }))?.picture,
  });
  http = fastify();
  http.setErrorHandler((error, _request, reply) => {
    const failure = requestErrorOf(error);
    return reply.code(statusOf[failure.code]).send(errorBody(failure));
  });
  mountOfficialForms(http, forms);
});
afterAll(async () => {
  forms.close();
  await http.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

describe("GET /official-forms/n-400.pdf", () => {
  test("gives the government's bytes, to be shown in the page, with their edition", async () => {
    const answer = await get("/official-forms/n-400.pdf");
    expect(answer.statusCode).toBe(200);
    expect(Buffer.compare(answer.rawPayload, form)).toBe(0);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="n-400.pdf"',
      "x-content-type-options": "nosniff",
      "x-form-edition": "01/20/25",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
  });

  test("is not sent again to whoever has it", async () => {
    const { headers } = await get("/official-forms/n-400.pdf");
    const again = await get("/official-forms/n-400.pdf", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test("gives the part that is asked for", async () => {
    const part = await get("/official-forms/n-400.pdf", { range: "bytes=10-19" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 10-19/${form.length}`);
    expect(Buffer.compare(part.rawPayload, form.subarray(10, 20))).toBe(0);
  });

  test("gives the whole file when the part is of another one, and refuses what lies past its end", async () => {
    const other = await get("/official-forms/n-400.pdf", { range: "bytes=0-9", "if-range": '"other"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, form.length]);
    const past = await get("/official-forms/n-400.pdf", { range: `bytes=${form.length}-` });
    expect([past.statusCode, past.headers["content-range"]]).toEqual([416, `bytes */${form.length}`]);
  });

  test("answers HEAD without the file", async () => {
    const answer = await http.inject({ method: "HEAD", url: "/official-forms/n-400.pdf" });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  });
});

describe("GET /official-forms/n-400/pages/1.webp", () => {
  test("gives a picture of the page, once to whoever has it", async () => {
    const answer = await get("/official-forms/n-400/pages/1.webp");
    expect(answer.headers).toMatchObject({ "content-type": "image/webp", "x-form-edition": "01/20/25" });
    const again = await get("/official-forms/n-400/pages/1.webp", { "if-none-match": String(answer.headers.etag) });
    expect([answer.statusCode, again.statusCode]).toEqual([200, 304]);
  });

  test.each(["0", "15", "99", "-1", "1e1", "x"])("finds no page %s", async (page) => {
    expect((await get(`/official-forms/n-400/pages/${page}.webp`)).statusCode).toBe(404);
  });
});

test("a form that is not at hand is not found", async () => {
  const answer = await get("/official-forms/i-130.pdf");
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
});

test("GET /official-forms/status tells how each form stands", async () => {
  const answer = await get("/official-forms/status");
  expect(answer.json()).toMatchObject({
    "N-400": { status: "accepted", edition: "01/20/25" },
    "I-130": { status: "missing" },
  });
});
