import { longestAppMessage, platformRoutes, roomAudio } from "@dilo/api";
import { type Platform, PlatformError, type PlatformErrorCode } from "@dilo/platform";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { CallFailure, type FailureCode } from "../http/failures.ts";

/** Below this path the voice platform answers. */
export const platformPath = "/platform";

/** Larger socket messages end the socket. Bytes: an app message in any alphabet with its envelope, or 50 audio frames. */
const longestSocketMessage = Math.max(longestAppMessage * 8, roomAudio.frameBytes * 50);

const codeOf = {
  unauthorized: "no-call-token",
  "bad-request": "bad-body",
  "one-call-at-a-time": "call-under-way",
  "call-limit": "too-many-calls",
  "at-capacity": "not-available",
  closed: "not-available",
} as const satisfies Record<PlatformErrorCode, FailureCode>;

/** Mounts the embedded voice platform: its call, and the sockets of its rooms. */
export async function mountPlatform(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(websocket, { options: { maxPayload: longestSocketMessage } });
  const rooms: FastifyPluginAsync = async (routes) => {
    routes.post(platformPath + platformRoutes.createWebCall.path, async ({ headers, body }, reply) => {
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
      reply.header("cache-control", "no-store");
      try {
        return await platform.createWebCall(bearer, body);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        throw new CallFailure(codeOf[error.code], error.message, { cause: error });
      }
    });

    routes.get<{ Params: { callId: string }; Querystring: { t?: unknown } }>(
      `${platformPath}/room/:callId`,
      { websocket: true },
      (socket, { params, query }) => {
        platform.acceptRoom(socket, params.callId, typeof query.t === "string" ? query.t : undefined);
      },
    );
  };
  await app.register(rooms);
}
