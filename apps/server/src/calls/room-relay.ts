import { type IncomingMessage, request, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "../http/request-error.ts";
import { ServerError } from "../server-error.ts";
import { type Env, textOf } from "../settings/env.ts";

/** Where the other servers are, by their names. */
export type ServerPeers = Readonly<Record<string, string>>;

/**
 * Reads where the servers of one database reach each other.
 * @throws ServerError `invalid-settings`
 */
export function readPeers(env: Env): ServerPeers | undefined {
  const text = textOf(env, "SERVER_PEERS");
  if (text === undefined) return undefined;
  if (textOf(env, "SERVER_NAME") === undefined)
    throw new ServerError("invalid-settings", "SERVER_PEERS is set, but SERVER_NAME is missing.");
  const peers = text.split(",").map((one) => /^([a-z0-9-]{1,32})=(http:\/\/[^/\s@?#]+)$/.exec(one.trim()));
  if (peers.some((one) => one === null || !URL.canParse(one[2] ?? "")))
    throw new ServerError(
      "invalid-settings",
      "SERVER_PEERS must be such as a=http://10.0.0.3:3000,b=http://10.0.0.4:3000.",
    );
  return Object.fromEntries(peers.flatMap((one) => (one === null ? [] : [[one[1] ?? "", one[2] ?? ""]])));
}

/** Of a request that one of our servers passed on: it is passed on once. */
const relayed = "x-dilo-relayed";

/** A server that does not answer is down: who calls notices, and begins anew. Milliseconds. */
const patienceMs = 2000;

/**
 * Where a room's connection is to be passed on to; undefined where it is ours, or nobody knows the server.
 * @throws RequestError `not-available` for one that was passed on already: the settings of two servers contradict each other
 */
export function peerOf(
  server: string | undefined,
  { headers }: Pick<IncomingMessage, "headers">,
  { peers = {}, serverName }: { readonly peers?: ServerPeers | undefined; readonly serverName?: string | undefined },
): string | undefined {
  if (server === undefined || server === serverName || !Object.hasOwn(peers, server)) return undefined;
  if (headers[relayed] !== undefined) throw new RequestError("not-available", "The room is on no server we know.");
  return peers[server];
}

/**
 * Passes a room's connection on to the server that has the room, as it came: that server looks at its signature and its
 * origin. Ends with whichever side ends; where the other does not answer, the connection is answered with 503.
 */
export function relayRoom(incoming: IncomingMessage, origin: string): void {
  const near = incoming.socket;
  const { hostname, port } = new URL(origin);
  // What the proxy in front said of the client's address goes along; the other server believes us as it believes that.
  const asked = request({
    ...{ host: hostname, port: port === "" ? 80 : port, method: "GET", path: incoming.url, agent: false },
    headers: { ...incoming.headers, [relayed]: "1" },
    timeout: patienceMs,
  });
  const refuse = (status: number) => {
    if (near.writable)
      near.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  };
  near.once("close", () => asked.destroy());
  asked.once("timeout", () => asked.destroy(new Error("The server of the room does not answer.")));
  asked.once("error", () => refuse(503));
  asked.once("response", (answer) => {
    refuse(answer.statusCode ?? 502);
    answer.destroy();
  });
  asked.once("upgrade", (answer: IncomingMessage, far: Socket, head: Buffer) => {
    const pairs = Array.from({ length: answer.rawHeaders.length / 2 }, (_, index) =>
      answer.rawHeaders.slice(2 * index, 2 * index + 2).join(": "),
    );
    near.write(`HTTP/1.1 101 ${STATUS_CODES[101]}\r\n${pairs.join("\r\n")}\r\n\r\n`);
    near.write(head);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setTimeout(0);
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.once("close", () => other.destroy());
      one.pipe(other);
    }
  });
  asked.end();
}
