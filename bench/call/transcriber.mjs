// A transcriber that always takes 100 ms: whoever measures turns wants to see ours, not a vendor's.
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const delayMs = 100;

/** It answers what `expect` was told last: the whole text for the whole sound, the first part for a sound that ends in the pause. */
export async function startFixedTranscriber() {
  let answer = { text: "", part: "", partBytes: 0 };
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    await wait(delayMs);
    const text = bytes < answer.partBytes ? answer.part : answer.text;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ text }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    expect: (text, { part = text, partSeconds = 0 } = {}) => {
      answer = { text, part, partBytes: partSeconds * 32_000 };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
