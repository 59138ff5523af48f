import type { FastifyReply, FastifyRequest } from "fastify";
import { openBytes, sealBytes } from "../store/keys/seal-bytes.ts";

/** The cookie of a session in the console. */
export interface SessionCookie {
  /** The session's token; undefined where there is none. */
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, expiresAt: Date): void;
  clear(reply: FastifyReply): void;
}

/**
 * Makes the cookie: unreadable for scripts, sent with requests of the console's own page alone, and nowhere else on the
 * site. Plain http, which only this machine speaks, cannot carry the `__Secure-` prefix. The token is sealed: what is in the
 * cookie opens nothing as a token, and no token opens the console as a cookie.
 * @param options.path below which it is sent
 * @param options.secret seals it, the same on all servers; 32 bytes
 */
export function openSessionCookie(
  publicOrigin: string,
  { path, secret }: { readonly path: string; readonly secret: Uint8Array },
): SessionCookie {
  const secure = publicOrigin.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}dilo-console`;
  const options = { path, httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read: ({ cookies }) => {
      try {
        return openBytes(secret, Buffer.from(cookies[name] ?? "", "base64url"), name).toString();
      } catch {
        return undefined;
      }
    },
    set: (reply, token, expires) => {
      const sealed = sealBytes(secret, Buffer.from(token), name).toString("base64url");
      reply.setCookie(name, sealed, { ...options, expires });
    },
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
