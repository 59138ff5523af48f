import type { Resources } from "@dilo/platform/resources";
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { WebSocket } from "ws";
import { senderOf } from "../resources/routes.ts";

/** Sound that waits to be sent to who listens in. Bytes: half a minute. */
const mostUnheard = 30 * 64_000;

interface Needs {
  readonly resources: Resources;
  readonly basePath: string;
  readonly route?: RouteShorthandOptions;
}

/**
 * Mounts the socket over which a call is heard by whoever listens in. They ask as at every other address: a refusal
 * is an answer of HTTP, before there is a socket.
 */
export function mountListening(scope: FastifyInstance, { resources, basePath, route = {} }: Needs): void {
  const allowed = new WeakMap<FastifyRequest, Listening>();
  const options = {
    ...route,
    websocket: true as const,
    preValidation: async (request: FastifyRequest) => {
      const { callId } = request.params as { readonly callId: string };
      allowed.set(request, await resources.listenIn(senderOf(request), callId));
    },
  };
  scope.get(`${basePath}/call/:callId/listen`, options, (socket, request) => {
    const begin = allowed.get(request);
    if (begin === undefined) socket.close();
    else letListen(socket, begin);
  });
}

type Listening = Awaited<ReturnType<Resources["listenIn"]>>;

/** Sends what is heard in a call; whoever does not keep up is cut off. */
function letListen(socket: WebSocket, begin: Listening): void {
  const stop = begin({
    hear: (stereo) => {
      if (socket.bufferedAmount > mostUnheard) socket.close(1013, "too slow");
      else socket.send(stereo);
    },
    end: () => socket.close(1000, "the call is over"),
  });
  socket.on("ping", (data: Buffer) => socket.pong(data));
  socket.on("close", stop);
  socket.on("error", stop);
}
