import { once } from "node:events";
import { createServer } from "node:http";

/**
 * Opens an HTTP server on a free port of this machine.
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} serve
 * @param {(response: import("node:http").ServerResponse, error: Error) => void} onFailed answers what `serve` could not
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function openLoopback(serve, onFailed) {
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => onFailed(response, error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers with JSON. */
export function answerJson(response, status, body) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
