import type { FastifyInstance } from "fastify";
import { RequestError } from "./request-error.ts";

/** NUL, and half of a surrogate pair: PostgreSQL keeps neither in a text nor in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

/** Deeper bodies are refused: nothing of ours is nested so deep, and what reads them calls itself at each level. */
const deepestBody = 64;

/** Fields and items of a body. More are looked at by nobody: it would take longer than anybody else should wait. */
const mostParts = 12_000;

/**
 * Refuses, before any operation sees it, what no operation could answer: two Host headers, texts that no store can
 * keep, in path, query, headers and body, and bodies nested without end.
 */
export function mountEdge(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    refuseEndless(body as string);
    void parse(request, body as string, done);
  });
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== "1.0"))
      throw new RequestError("bad-request", "The request must have one Host header.");
    // A percent sign that begins nothing is the router's to refuse, or a text's own.
    const texts = [raw.url ?? "", ...raw.rawHeaders];
    if (texts.some((text) => text.includes("%00") || unstorable.test(text))) throw unstorableText();
  });
  app.addHook("preValidation", async ({ body }) => refuseUnstorable(body));
}

/**
 * Refuses a body that no store can keep. A form with files is read late, by its operation, and is given here then.
 * @throws RequestError `bad-request`
 */
export function refuseUnstorable(body: unknown): void {
  let level = [body];
  let left = mostParts;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestBody) throw tooDeep();
    if (level.some((value) => typeof value === "string" && unstorable.test(value))) throw unstorableText();
    level = level.flatMap((value) => {
      const names = namesIn(value);
      left -= names.length;
      if (left < 0) throw tooManyParts();
      return partsOf(value, names);
    });
  }
}

/**
 * Refuses a JSON text that is nested too deep, or of too many parts, before it is parsed: nothing else in it takes so long.
 * @throws RequestError `bad-request`
 */
export function refuseEndless(json: string): void {
  let [depth, commas] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === ",") commas += 1;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > deepestBody) throw tooDeep();
    if (commas > mostParts) throw tooManyParts();
  }
}

/** Where the text ends that begins there. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

function tooManyParts(): RequestError {
  return new RequestError("bad-request", `The body holds more than ${mostParts} fields and items.`);
}

function tooDeep(): RequestError {
  return new RequestError("bad-request", `The body is nested more than ${deepestBody} levels deep.`);
}

/** The fields or the items of a value. */
function namesIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || value instanceof File) return [];
  return Array.isArray(value) ? value : Object.keys(value);
}

/** The values inside a value, and its keys. */
function partsOf(value: unknown, names: readonly unknown[]): readonly unknown[] {
  if (value instanceof File) return [value.name, value.type];
  return names.length === 0 || Array.isArray(value) ? names : [...names, ...Object.values(value as object)];
}

function unstorableText(): RequestError {
  return new RequestError("bad-request", "The request holds a character that cannot be stored.");
}
