import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** What reached a developer's server. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly message?: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;
}

/** What it answers: a status and JSON, or a text that is none, after a while. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly afterMs?: number;
}

/** A server such as a developer has, at a loopback port of a host that is exempt from the address rules. */
export async function openDeveloperServer(reply: (received: Received) => Reply) {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const hasBody = request.headers["content-type"] !== undefined;
    const body = (hasBody ? await json(request) : {}) as Received["body"];
    const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
    received.push(one);
    const { status = 200, headers = {}, json: told = {}, text = JSON.stringify(told), afterMs = 0 } = reply(one);
    setTimeout(() => response.writeHead(status, headers).end(text), afterMs).unref();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
