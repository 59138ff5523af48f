import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../http/request-error.ts";
import { type Asset, encodingFor } from "./asset.ts";
import type { Site } from "./site.ts";

/** The addresses that are pages: the product specification's (section 2), and what is shown without a connection. */
const pages = ["/", "/form", "/ayuda", "/terminos", "/sin-conexion"];

/** Mounts the site: its pages, its files, and for every other address the error page, with 404. */
export function mountSite(app: FastifyInstance, site: Site): void {
  for (const path of pages) {
    app.get(path, async (request, reply) => {
      const page = await site.page(path);
      if (page === undefined) throw notFound();
      return sendAsset({ request, reply, asset: page, caching: "no-cache" });
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound();
    const [path = "/"] = request.url.split("?");
    const isPage = path.endsWith(".html");
    const asset = isPage ? undefined : await site.file(decoded(path));
    if (asset === undefined) return sendNotFound(site, request, reply);
    return sendAsset({ request, reply: reply.code(200), asset, caching: cachingOf(path) });
  });

  // `/form/{id}` is a call for a program, and an address that leads nowhere for a person.
  app.addHook("preHandler", async (request, reply) => {
    if (request.routeOptions.url === "/form/:id" && isNavigation(request)) return sendNotFound(site, request, reply);
  });
}

/** Vite puts a fingerprint of the content into the names of everything in assets/. */
export function cachingOf(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Tells whether a person's browser is asking for a page, and not a program for data. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
}

async function sendNotFound(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = isNavigation(request) ? await site.notFound() : undefined;
  if (page === undefined) throw notFound();
  return sendAsset({ request, reply: reply.code(404), asset: page, caching: "no-cache" });
}

/** Sends a file in the best encoding for the browser, or 304 when it already has it. */
export function sendAsset({ request, reply, asset, caching }: Sending): FastifyReply {
  reply.header("cache-control", caching).header("etag", asset.etag).header("vary", "accept-encoding, accept");
  if (reply.statusCode === 200 && request.headers["if-none-match"] === asset.etag) return reply.code(304).send();
  const encoding = encodingFor(asset, request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(asset.type).send(asset.bytes[encoding]);
}

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly asset: Asset;
  readonly caching: string;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
