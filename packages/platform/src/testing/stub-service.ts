import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a service behaves: as it should, or in one of the ways in which real ones do not. */
export type Behaviour = "well" | "slow" | "mute" | "broken" | "refusing" | "nonsense" | "empty" | "dying" | "stalling";

/** A service on a loopback port that behaves as the test says. */
export interface StubService {
  readonly url: string;
  readonly requests: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage["headers"];
    readonly body: Buffer;
  }[];
  become(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** What the service says when it is well: the whole answer in pieces, so that a dying one can stop half-way. */
export type Answer = (
  body: Buffer,
  headers: IncomingMessage["headers"],
) => Promise<readonly Buffer[]> | readonly Buffer[];

const slowMs = 50;

export async function openStubService(contentType: string, answer: Answer): Promise<StubService> {
  const requests: StubService["requests"] = [];
  let behaviour: Behaviour = "well";

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    switch (behaviour) {
      case "mute":
        return;
      case "broken":
        response.writeHead(503).end("down");
        return;
      case "refusing":
        response.writeHead(401).end("{}");
        return;
      case "nonsense":
        response.writeHead(200, { "content-type": contentType }).end("<html>");
        return;
      case "empty":
        response.writeHead(200, { "content-type": contentType }).end();
        return;
      case "slow":
        setTimeout(() => void send(response, body, request.headers), slowMs);
        return;
      case "well":
      case "dying":
      case "stalling":
        await send(response, body, request.headers);
        return;
    }
  }

  async function send(response: ServerResponse, body: Buffer, headers: IncomingMessage["headers"]): Promise<void> {
    const [first, ...rest] = await answer(body, headers);
    response.writeHead(200, { "content-type": contentType });
    if (behaviour === "dying") {
      response.write(first, () => response.destroy());
      return;
    }
    if (behaviour === "stalling") {
      response.write(first);
      return;
    }
    for (const piece of first === undefined ? rest : [first, ...rest]) response.write(piece);
    response.end();
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    become: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A second and a half of a tone, as raw PCM (16-bit, mono): three pieces with an odd cut. */
export function toneAt(sampleRate: number): readonly Buffer[] {
  const samples = Int16Array.from({ length: sampleRate * 1.5 }, (_, at) => 8000 * Math.sin((at * 2764) / sampleRate));
  const bytes = Buffer.from(samples.buffer);
  return [bytes.subarray(0, 10_001), bytes.subarray(10_001, 30_000), bytes.subarray(30_000)];
}
