import { once } from "node:events";
import { createServer } from "node:http";
import { portOf } from "./free-port.mjs";

/**
 * Opens an HTTP server on a free port of 127.0.0.1.
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} serve
 * @param {(response: import("node:http").ServerResponse, error: Error) => void} onFailed answers when `serve` throws
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function openLoopbackServer(serve, onFailed) {
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => onFailed(response, error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * Answers with JSON.
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 */
export function answerJson(response, status, body) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
