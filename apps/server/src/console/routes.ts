import { platformOperations } from "@dilo/api/operations";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mountListening } from "../calls/listening.ts";
import { mountOperations } from "../http/mount.ts";
import { notFound } from "../http/request-error.ts";
import {
  answerWith,
  bearerOf,
  consolePath,
  longestBody,
  mountBytes,
  mountControl,
  openScope,
  type ResourceRoutes,
} from "../resources/routes.ts";
import { cachingOf, sendAsset } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { openSessionCookie, type SessionCookie } from "./session-cookie.ts";

const sessionPath = `${consolePath}/session`;
const apiPath = `${consolePath}/api`;

interface Needs extends ResourceRoutes {
  /** Undefined where the site is not built, as in `npm run dev`. */
  readonly site: Site | undefined;
  /** Seals the sessions' cookies; 32 bytes. */
  readonly cookieSecret: Uint8Array;
}

/**
 * Mounts the console: its page, the sessions of those who sign in, and the platform's operations for them. There a
 * session's cookie stands for the token, and requests must come from our own page.
 */
export async function mountConsole(app: FastifyInstance, needs: Needs): Promise<void> {
  const { resources, publicOrigin, wrongTokens, uploads, site, cookieSecret } = needs;
  const cookie = openSessionCookie(publicOrigin, { path: consolePath, secret: cookieSecret });
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      // Whoever signs in shows a token; everywhere else the cookie alone counts.
      if (request.method === "POST" && request.routeOptions.url === sessionPath) return;
      const token = cookie.read(request);
      request.headers.authorization = token && `Bearer ${token}`;
    });
    await openScope(scope, wrongTokens);
    mountSession(scope, needs, cookie);
    mountBytes(scope, { resources, basePath: apiPath });
    mountControl(scope, { resources, basePath: apiPath });
    mountListening(scope, { resources, basePath: apiPath });
    mountOperations(scope, {
      operations: platformOperations,
      basePath: apiPath,
      route: { bodyLimit: longestBody },
      answer: answerWith(resources, uploads),
    });
    scope.all(`${apiPath}/*`, async () => {
      throw notFound();
    });
  });
  if (site !== undefined) mountPage(app, site);
}

/** Signing in with a private token or an invitation's, who is signed in, and signing out. */
function mountSession(scope: FastifyInstance, { resources }: Needs, cookie: SessionCookie): void {
  const { sessions } = resources;
  scope.post(sessionPath, async (request, reply) => {
    const { token, expiresAt } = await sessions.open(bearerOf(request));
    cookie.set(reply, token, expiresAt);
    return reply.code(201).send(await sessions.member(token));
  });
  scope.get(sessionPath, async (request, reply) => {
    const token = bearerOf(request);
    // Nobody is signed in: that is no failure of the page that asks.
    if (token === undefined) return reply.code(204).send();
    return sessions.member(token);
  });
  scope.delete(sessionPath, async (request, reply) => {
    const token = bearerOf(request);
    if (token !== undefined) await sessions.close(token);
    cookie.clear(reply);
    return reply.code(204).send();
  });
}

/** Every address below the console's is its page, which then shows what belongs there. */
function mountPage(app: FastifyInstance, site: Site): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = consolePath] = request.url.split("?");
    const isFile = path.startsWith(`${consolePath}/assets/`);
    const asset = await (isFile ? site.file(path) : site.page(consolePath));
    if (asset === undefined) throw notFound();
    return sendAsset({ request, reply, asset, caching: cachingOf(path) });
  };
  app.get(consolePath, answer);
  app.get(`${consolePath}/*`, answer);
}
