import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { portOf } from "./free-port.ts";

/**
 * Opens an HTTP server on a free port of 127.0.0.1.
 * @param onFailed answers when `serve` throws
 */
export async function openLoopbackServer(
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  onFailed: (response: ServerResponse, error: Error) => void,
): Promise<{ origin: string; close: () => Promise<void> }> {
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

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
