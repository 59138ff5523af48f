import { randomUUID } from "node:crypto";
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { longestBody, longestParameter, slowestRequestMs } from "./limits.ts";
import { errorFacts, type Log } from "./logs.ts";
import { errorBody, notFound, RequestError, requestErrorOf, statusOf } from "./request-error.ts";

export interface HttpOptions {
  readonly log: Log;
  /** Whose X-Forwarded-For is believed: nobody's, or that of addresses, or of so many hops. */
  readonly trustProxy: false | number | readonly string[];
  /** A request must be read whole within this time, or a second later. Milliseconds. */
  readonly slowestMs?: number;
}

/** Opens an HTTP app with our limits, one body for every failure, a request id, and one log line for each answer. */
export function openHttp({ log, trustProxy, slowestMs = slowestRequestMs }: HttpOptions): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    logger: false,
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: longestBody,
    requestTimeout: slowestMs,
    http: {
      // It is refused at the edge, with our body.
      requireHostHeader: false,
      requestTimeout: slowestMs,
      // Left alone it is the longer of the two, and Node takes the longer one for the whole request.
      headersTimeout: slowestMs,
      connectionsCheckingInterval: Math.min(1000, slowestMs),
    },
    clientErrorHandler: (error, socket) => endWithFailure(socket, unreadable(error.code)),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    // Answers in flight are finished before the server closes; idle connections are not waited for.
    forceCloseConnections: "idle",
    // A request that still comes while the server closes is answered like any other, and its connection is closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook is told of this answer.
      reply.raw.once("finish", () => closeIfUpgrading(request));
      sendFailure(error, request, reply);
    },
  };
  const app = Fastify(options);
  app.removeContentTypeParser("text/plain");
  // Two requests that Node itself would answer, without a body or not at all.
  app.server.on("checkExpectation", ({ socket }) =>
    endWithFailure(socket, new RequestError("bad-request", "The server knows no such expectation.")),
  );
  app.server.on("connect", (_request, socket) =>
    endWithFailure(socket, new RequestError("bad-request", "This server is no proxy.")),
  );
  refuseUpgradesThatCannotWait(app.server);

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async ({ raw }, reply) => {
    // A connection whose last answer comes after the stop began would stay open, waiting for a next question.
    if (isClosing) reply.header("connection", "close");
    else if (!raw.complete) {
      // Fastify would close it on somebody who still sends what is too long, and who then hears no answer: the rest is
      // read away, for as long as any request may take.
      reply.removeHeader("connection");
      raw.unpipe().resume();
    }
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
    closeIfUpgrading(request);
  });

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const failure = requestErrorOf(error, { bodyLimit: request.routeOptions.bodyLimit });
    const isOurs = statusOf[failure.code] >= 500;
    if (isOurs)
      log({ level: "error", event: "failed", requestId: request.id, code: failure.code, error: errorFacts(error) });
    if (failure.retryAfterSeconds !== undefined) reply.header("retry-after", failure.retryAfterSeconds);
    const body = errorBody(failure);
    return reply.code(body.statusCode).header("cache-control", "no-store").type("application/json").send(body);
  }
  app.setErrorHandler(sendFailure);
  return app;
}

/** Node hands an upgrading connection over for good: one that was refused would stay open, and hold up a stop. */
function closeIfUpgrading({ headers, raw }: FastifyRequest): void {
  if (headers.upgrade !== undefined) raw.socket.destroySoon();
}

/**
 * Refuses an upgrade that came behind a request whose answer is still to be sent. Node hands its connection over at once,
 * nothing can answer it while another answer has the connection, and nobody would ever close it.
 */
function refuseUpgradesThatCannotWait(server: Server): void {
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, answer) => {
    lastAnswers.set(socket, answer);
  });
  server.on("upgrade", (_request, socket) => {
    const earlier = lastAnswers.get(socket);
    if (earlier === undefined || earlier.closed) return;
    earlier.once("close", () =>
      endWithFailure(socket, new RequestError("bad-request", "Wait for the answer before the connection is upgraded.")),
    );
  });
}

/** The setting as Fastify takes it: of proxies in a row, those nearest to us are believed. */
function trustedProxies(trust: HttpOptions["trustProxy"]): FastifyHttpOptions<Server>["trustProxy"] & {} {
  if (trust === false) return false;
  return typeof trust === "number" ? (_address, hop) => hop < trust : [...trust];
}

/** Answers a request that Node's parser refused, and closes its connection: no reply of Fastify's exists for it. */
function endWithFailure(socket: Duplex, failure: RequestError): void {
  // Node calls this again when a connection breaks that was answered already.
  if (!socket.writable || socket.destroyed) return;
  const { statusCode, ...rest } = errorBody(failure);
  const body = JSON.stringify({ statusCode, ...rest });
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    "content-type: application/json",
    "cache-control: no-store",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** @param code Node's name of what is wrong */
function unreadable(code: string | undefined): RequestError {
  if (code === "HPE_HEADER_OVERFLOW") return new RequestError("headers-too-long", "The headers are over 16 KiB.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new RequestError("too-slow", "The request did not arrive in time.");
  return new RequestError("bad-request", "The request could not be read.");
}

/** Answers every unknown address with the one failure body. For an app without a site. */
export function mountNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
}
