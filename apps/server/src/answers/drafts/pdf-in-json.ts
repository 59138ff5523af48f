import { ownTurn } from "@dilo/platform/resources";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseEndless } from "../../http/edge.ts";
import { longestBody } from "../../http/limits.ts";
import { RequestError } from "../../http/request-error.ts";

const [quote, backslash, slash, firstPlain, lastPlain] = [0x22, 0x5c, 0x2f, 0x20, 0x7e];
/** Around the words of the file is no more than this. Bytes. */
const around = 100;

/**
 * Reads the bodies of a route that is given files of many MiB in JSON. What has any other shape than `{"pdf":"base64"}` took
 * six times as long to read, while nobody else was answered.
 */
export function mountPdfInJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length > longestBody) return readPdfInJson(body);
      const json = body.toString();
      refuseEndless(json);
      return new Promise((resolve, reject) => {
        void parse(request, json, (error, value) => (error ? reject(error) : resolve(value)));
      });
    },
  );
}

/**
 * Reads `{"pdf":"base64"}` without going through it as JSON.
 * @throws RequestError `bad-body`
 */
export async function readPdfInJson(body: Buffer): Promise<{ readonly pdf: string }> {
  await ownTurn();
  const [start = ""] = /^\s*\{\s*"pdf"\s*:\s*"/.exec(body.toString("latin1", 0, around)) ?? [];
  const [end = ""] = /"\s*\}\s*$/.exec(body.toString("latin1", Math.max(0, body.length - around))) ?? [];
  const words = body.subarray(start.length, body.length - end.length);
  if (start === "" || end === "" || !isPlain(words))
    throw new RequestError("bad-body", 'The body is not as expected: {"pdf":"…"}, in base64.');
  const pdf = words.toString("latin1");
  await ownTurn();
  // Who decodes it passes the backslashes over.
  return { pdf };
}

/** Whether it is text of one byte a sign, in which nothing is written otherwise than it is but a slash. */
function isPlain(words: Uint8Array): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const sign = words[at] as number;
    if (sign < firstPlain || sign > lastPlain || sign === quote) return false;
    if (sign === backslash && words[at + 1] !== slash) return false;
  }
  return true;
}
