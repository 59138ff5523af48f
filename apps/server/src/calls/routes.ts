import { longestAppMessage, roomAudio } from "@dilo/api";
import { platformOperations, writeAnswer } from "@dilo/api/operations";
import { type Platform, PlatformError, type PlatformErrorCode } from "@dilo/platform";
import type { IncomingCall } from "@dilo/telephone";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { mountOperations } from "../http/mount.ts";
import { RequestError, type RequestErrorCode } from "../http/request-error.ts";
import { isFromOurs } from "../http/safety.ts";
import {
  answerWith,
  bearerOf,
  fromAnywhere,
  letAnyPageAsk,
  openScope,
  platformPath,
  platformRoute,
  type ResourceRoutes,
} from "../resources/routes.ts";
import { mountCarriers } from "./carrier-routes.ts";
import { mountListening } from "./listening.ts";
import { peerOf, relayRoom, type ServerPeers } from "./room-relay.ts";

/** Larger socket messages end the socket. Bytes: an app message in any alphabet with its envelope, or 50 audio frames. */
const longestSocketMessage = Math.max(longestAppMessage * 8, roomAudio.frameBytes * 50);

const codeOf = {
  unauthorized: "no-call-token",
  "bad-request": "bad-body",
  "one-call-at-a-time": "call-under-way",
  "call-limit": "too-many-calls",
  "at-capacity": "not-available",
  closed: "not-available",
  timeout: "not-available",
  unreachable: "not-available",
  refused: "not-available",
  malformed: "not-available",
} as const satisfies Record<PlatformErrorCode, RequestErrorCode>;

interface Needs extends Omit<ResourceRoutes, "uploads"> {
  readonly platform: Platform;
  /** Takes calls by telephone that are the product's own, and tells that it did. */
  readonly takeFirst: (call: IncomingCall) => boolean;
  /** Which server this is, and where the others are. */
  readonly servers: { readonly serverName?: string | undefined; readonly peers?: ServerPeers | undefined };
}

/**
 * Mounts what begins web calls, and the sockets of their rooms. A token of the platform begins a call as the
 * catalogue says; a token that the product gave to a paid browser begins the product's own.
 */
export async function mountPlatform(app: FastifyInstance, needs: Needs): Promise<void> {
  const { platform, resources, publicOrigin, wrongTokens, servers } = needs;
  await app.register(websocket, { options: { maxPayload: longestSocketMessage, autoPong: false } });
  const rooms: FastifyPluginAsync = async (routes) => {
    letAnyPageAsk(routes);
    await openScope(routes, wrongTokens);
    const ofPlatform = answerWith(resources);
    const { createWebCall } = platformOperations;
    mountOperations(routes, {
      operations: { createWebCall },
      basePath: platformPath,
      route: platformRoute,
      answer: async (name, incoming) => {
        const bearer = bearerOf(incoming.request);
        // A call token has a dot, a token of the platform none: anything else is rejected like at other operations.
        if (bearer?.includes(".") !== true) return ofPlatform(name, incoming);
        if (!isFromOurs(incoming.request, publicOrigin)) {
          throw new RequestError("wrong-origin", "The call comes from another site.");
        }
        try {
          return writeAnswer(createWebCall, 200, await platform.createWebCall(bearer, incoming.body));
        } catch (error) {
          if (!(error instanceof PlatformError)) throw error;
          // Another server takes it: a proxy asks there at once, a page a moment later.
          const again = error.code === "closed" ? { retryAfterSeconds: 1 } : {};
          throw new RequestError(codeOf[error.code], error.message, { cause: error, ...again });
        }
      },
    });

    await mountCarriers(routes, needs);

    const room = {
      ...fromAnywhere,
      websocket: true as const,
      // The product's own rooms are for its own pages; a page elsewhere joins the calls its token began.
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        const { server } = request.params as { readonly server?: string };
        const peer = request.headers.upgrade === undefined ? undefined : peerOf(server, request.raw, servers);
        if (peer !== undefined) {
          reply.hijack();
          return relayRoom(request.raw, peer);
        }
        if (platform.isForAnyPage(callIdOf(request)) || isFromOurs(request, publicOrigin)) return;
        throw new RequestError("wrong-origin", "The call comes from another site.");
      },
    };
    mountListening(routes, { resources, basePath: platformPath, route: fromAnywhere });
    // With the server's name in it, for the proxy in front of several, and for whichever of them it reaches.
    for (const path of [`${platformPath}/room/:callId`, `${platformPath}/room/:server/:callId`]) {
      routes.get(path, room, (socket, request) => {
        const { t: token } = request.query as { readonly t?: unknown };
        platform.acceptRoom(socket, callIdOf(request), typeof token === "string" ? token : undefined);
      });
    }
  };
  await app.register(rooms);
}

function callIdOf({ params }: FastifyRequest): string {
  return (params as { readonly callId: string }).callId;
}
