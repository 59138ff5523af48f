import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "../settings/hosts.ts";
import { RequestError } from "./request-error.ts";

/** What the card provider's script needs of a page: docs.stripe.com/security/guide, "Content Security Policy". */
const stripeScript = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
} as const;
const noScript = { script: [], frame: [], connect: [] } as const;

interface SafetyNeeds {
  readonly publicOrigin: string;
  /** Where this server's rooms are, when elsewhere. */
  readonly roomOrigin?: string | undefined;
  /** Of a LiveKit server, when rooms are there. */
  readonly liveKitUrl?: string | undefined;
  readonly usesStripeScript: boolean;
}

/**
 * Headers that keep the page to itself: nothing is loaded from, sent to or framed by anybody else, but for the card
 * provider's script where the settings ask for it.
 */
export async function mountSafety(
  app: FastifyInstance,
  { publicOrigin, roomOrigin, liveKitUrl, usesStripeScript }: SafetyNeeds,
): Promise<void> {
  const cards = usesStripeScript ? stripeScript : noScript;
  const origins = [publicOrigin, ...(roomOrigin === undefined ? [] : [roomOrigin])];
  const sockets = new Set(origins.map((origin) => origin.replace(/^http/, "ws")));
  // Its library asks by HTTP why a connection was refused.
  const liveKit = liveKitUrl === undefined ? [] : [liveKitUrl, liveKitUrl.replace(/^ws/, "http")];
  const isSecure = publicOrigin.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", ...cards.script],
        // Safari before 15.4 does not count our own socket as 'self'.
        "connect-src": ["'self'", ...sockets, ...liveKit, ...cards.connect],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "media-src": ["'self'", "blob:"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "frame-src": ["'self'", ...cards.frame],
        "object-src": ["'self'"],
        "frame-ancestors": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "microphone=(self), camera=(), geolocation=(), payment=()");
    const elsewhere = addressElsewhere(request, publicOrigin);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 307);
    if (!isOurs(request, publicOrigin) && !isFromAnywhere(request))
      throw new RequestError("wrong-origin", "The call comes from another site.");
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route heeds no cookie, but a token the page must have been given: every page may ask. */
    readonly fromAnywhere?: boolean;
  }
}

function isFromAnywhere({ routeOptions }: FastifyRequest): boolean {
  // There is no route, and so no config, for an address nobody knows.
  return (routeOptions.config as typeof routeOptions.config | undefined)?.fromAnywhere === true;
}

/** Whether a call comes from our own pages, or from no page: another name of our site (`same-site`) is another page. */
export function isFromOurs({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const isElsewhere = headers["sec-fetch-site"] === "cross-site" || headers["sec-fetch-site"] === "same-site";
  return allows(headers.origin, publicOrigin) && !isElsewhere;
}

/** Cookies alone do not prove where a request comes from: one that changes something must come from our own pages, or from no page. */
function isOurs(request: FastifyRequest, publicOrigin: string): boolean {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD")
    return headers.upgrade === undefined || allows(headers.origin, publicOrigin);
  return isFromOurs(request, publicOrigin);
}

function allows(origin: string | undefined, publicOrigin: string): boolean {
  return origin === undefined || origin === publicOrigin;
}

/** This machine has several names, and cookies and payments know one: a page asked for by another one moves there. */
function addressElsewhere({ method, headers, host, url }: FastifyRequest, publicOrigin: string): string | undefined {
  const isPage = method === "GET" && (headers.accept ?? "").includes("text/html");
  if (!isPage || !isLoopback(publicOrigin) || !URL.canParse(`http://${host}`)) return undefined;
  const asked = new URL(`http://${host}`);
  const ours = new URL(publicOrigin);
  const isOtherName = isLoopback(asked.origin) && asked.hostname !== ours.hostname && asked.port === ours.port;
  return isOtherName && !url.startsWith("//") ? publicOrigin + url : undefined;
}
