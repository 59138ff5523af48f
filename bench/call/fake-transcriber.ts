// A transcriber that always takes 100 ms, so that the figures show our time and not a vendor's.

import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const delayMs = 100;
/** How much of a recording's middle is searched for. Bytes: 40 ms. */
const needleBytes = 1280;
/** The room carries whole frames, so the last part of a recording may be missing. Bytes. */
const frameBytes = 640;

/**
 * Recognises recordings by their samples, which our room carries unchanged, and returns the words of all it finds, in
 * order. Of an answer cut at its pause it returns the first part.
 */
export async function startFakeTranscriber() {
  const known: Map<string, Buffer> = new Map();
  let otherwise = "";
  const transcribe = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    await wait(delayMs);
    const found = [...known].map(([text, bytes]) => find(body, { text, bytes })).filter((one) => one !== undefined);
    // "Calle Ocho" is also the beginning of "Calle Ocho, Miami".
    const whole = found.filter((one) => !found.some((other) => other !== one && holds(other, one)));
    const inOrder = whole.sort((one, other) => one.from - other.from).map((one) => one.text);
    const text = inOrder.length === 0 ? otherwise : inOrder.join(" ");
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ text }));
  };
  const server = createServer((request, response) => void transcribe(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    know: (text: string, samples: Int16Array) => {
      const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
      known.set(text, bytes.subarray(0, bytes.length - frameBytes));
    },
    /** Sets the answer to audio that a browser has changed on the way. */
    answerOtherwise: (text: string) => {
      otherwise = text;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Finds a recording in audio, whole and unchanged. */
function find(body: Buffer, { text, bytes }: { text: string; bytes: Buffer }) {
  const middle = 2 * Math.floor(bytes.length / 4);
  const needle = bytes.subarray(middle, middle + needleBytes);
  for (let at = body.indexOf(needle); at >= 0; at = body.indexOf(needle, at + 1)) {
    const [from, to] = [at - middle, at - middle + bytes.length];
    if (from >= 0 && body.subarray(from, to).equals(bytes)) return { text, from, to };
  }
  return undefined;
}

function holds(outer: { from: number; to: number }, inner: { from: number; to: number }) {
  return outer.from <= inner.from && inner.to <= outer.to;
}
