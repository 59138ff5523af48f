import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie of a session in the console. */
export interface SessionCookie {
  /** The session's token; undefined where there is none. */
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, expiresAt: Date): void;
  clear(reply: FastifyReply): void;
}

/**
 * Makes the cookie: unreadable for scripts, sent with requests of the console's own page alone, and nowhere else on the
 * site. Plain http, which only this machine speaks, cannot carry the `__Secure-` prefix.
 * @param path below which it is sent
 */
export function openSessionCookie(publicOrigin: string, path: string): SessionCookie {
  const secure = publicOrigin.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}dilo-console`;
  const options = { path, httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read: ({ cookies }) => {
      const token = cookies[name];
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
    },
    set: (reply, token, expires) => void reply.setCookie(name, token, { ...options, expires }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
