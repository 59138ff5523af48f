import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { longestBody, longestParameter, slowestRequestMs } from "./limits.ts";
import { errorFacts, type Log } from "./logs.ts";
import { errorBody, notFound, requestErrorOf, statusOf } from "./request-error.ts";

/** When to retry while the store is unavailable: about as long as a database takes to restart. */
const storeBackSeconds = 5;

/** Opens an HTTP app with our limits, one body for every failure, a request id, and one log line for each answer. */
export function openHttp({ log, trustProxy }: { log: Log; trustProxy: boolean | string }): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy,
    bodyLimit: longestBody,
    requestTimeout: slowestRequestMs,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    // Answers in flight are finished before the server closes; idle connections are not waited for.
    forceCloseConnections: "idle",
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply);
    },
  });
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  // A connection whose last answer comes after the stop began would stay open, waiting for a next question.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("onResponse", async (request, reply) => {
    log({
      level: "info",
      event: "answered",
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    // Node hands an upgrading connection over for good: one that was refused would stay open, and hold up a stop.
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
  });

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const failure = requestErrorOf(error);
    const isOurs = statusOf[failure.code] >= 500;
    if (isOurs)
      log({ level: "error", event: "failed", requestId: request.id, code: failure.code, error: errorFacts(error) });
    if (failure.code === "store-away") reply.header("retry-after", storeBackSeconds);
    const body = errorBody(failure);
    return reply.code(body.statusCode).header("cache-control", "no-store").type("application/json").send(body);
  }
  app.setErrorHandler(sendFailure);
  return app;
}

/** Answers every unknown address with the one failure body. For an app without a site. */
export function mountNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
}
