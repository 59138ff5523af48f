import type { PaymentLimits } from "@dilo/api";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { RequestError } from "../http/request-error.ts";
import type { Access, Opened } from "./access.ts";
import { orderLifeMs } from "./checkouts.ts";

/** The two cookies: `order` knows the browser that pays, `capability` opens its forms. */
export interface AccessCookies {
  read(request: FastifyRequest, name: CookieName): string | undefined;
  set(reply: FastifyReply, name: CookieName, secret: string): void;
  /**
   * The paid order of a request.
   * @throws RequestError `not-paid`
   */
  ownerOf(request: FastifyRequest): Promise<string>;
  /** The paid order of a request, and how the browser came to it. @throws RequestError `not-paid` */
  openedBy(request: FastifyRequest): Promise<Opened>;
}

type CookieName = "order" | "capability";

/**
 * Makes the cookies: unreadable for scripts, sent by this site's own pages, bound to the exact host where there is
 * https. Plain http, which only this machine speaks, cannot carry the `__Host-` prefix.
 */
export function openCookies(context: {
  access: Access;
  publicOrigin: string;
  capabilityLifeMs: number;
  limits: Pick<PaymentLimits, "days">;
}): AccessCookies {
  const isSecure = context.publicOrigin.startsWith("https:");
  const prefix = isSecure ? "__Host-dilo-" : "dilo-";
  const lifeMs = { order: orderLifeMs(context.limits), capability: context.capabilityLifeMs };
  const read = (request: FastifyRequest, name: CookieName) => {
    const secret = request.cookies[prefix + name];
    return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  };
  const openedBy = async (request: FastifyRequest) => {
    const capability = read(request, "capability");
    const opened = capability === undefined ? undefined : await context.access.openedBy(capability);
    if (opened === undefined) throw notPaid();
    return opened;
  };
  return {
    read,
    set(reply, name, secret) {
      const options: CookieSerializeOptions = {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: isSecure,
        maxAge: Math.floor(lifeMs[name] / 1000),
      };
      void reply.setCookie(prefix + name, secret, options);
    },
    ownerOf: async (request) => (await openedBy(request)).orderId,
    openedBy,
  };
}

/** The answer to a browser whose cookies open nothing. */
export function notPaid(): RequestError {
  return new RequestError("not-paid", "This browser has no paid session.");
}
