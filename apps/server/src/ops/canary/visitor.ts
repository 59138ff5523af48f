import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { ServerError } from "../../server-error.ts";

/** Longer than this no answer may take. Milliseconds. */
const timeoutMs = 30_000;

/** A browser as the server sees it: it keeps cookies, and says which site its requests come from. */
export interface Visitor {
  /** @throws ServerError `check-failed` with status and code, for any answer but a success */
  json(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<unknown>;
  text(method: string, path: string, body?: object): Promise<string>;
  bytes(method: string, path: string, body?: object): Promise<Buffer>;
  /** Opens a WebSocket as far as the server's "101 Switching Protocols". Whoever asked ends it. */
  openSocket(url: string): Promise<Socket>;
}

/** @param at where to ask; `origin`: of the site, as browsers see it */
export function openVisitor({ at, origin }: { readonly at: string; readonly origin: string }): Visitor {
  const cookies = new Map<string, string>();

  async function send(method: string, path: string, body?: object, more: Readonly<Record<string, string>> = {}) {
    const headers = {
      ...more,
      origin,
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      ...(body && { "content-type": "application/json" }),
    };
    const answer = await fetch(new URL(path, at), {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (answer.ok) return answer;
    const { code } = (await answer.json().catch(() => ({}))) as { readonly code?: unknown };
    const why = typeof code === "string" && /^[\w-]{1,60}$/.test(code) ? ` ${code}` : "";
    throw new ServerError("check-failed", `${method} ${pattern(path)} answers ${answer.status}${why}.`);
  }

  return {
    json: async (...words) => (await send(...words)).json(),
    text: async (...words) => (await send(...words)).text(),
    bytes: async (...words) => Buffer.from(await (await send(...words)).arrayBuffer()),
    async openSocket(url) {
      // The address is the site's own; the server may be asked at another one.
      const { pathname, search } = new URL(url);
      const to = new URL(pathname + search, at);
      const headers = {
        ...{ origin, connection: "Upgrade", upgrade: "websocket" },
        ...{ "sec-websocket-version": "13", "sec-websocket-key": Buffer.alloc(16, 7).toString("base64") },
      };
      const asked = (to.protocol === "https:" ? requestHttps : requestHttp)(to, { headers, timeout: timeoutMs });
      asked.on("timeout", () => asked.destroy(new Error("No answer to the upgrade.")));
      asked.on("response", ({ statusCode }) =>
        asked.destroy(
          new ServerError("check-failed", `The room answers ${statusCode}: a proxy that passes no WebSocket?`),
        ),
      );
      asked.end();
      const [, socket] = (await once(asked, "upgrade")) as [IncomingMessage, Socket];
      return socket;
    },
  };
}

/** A form's id opens nothing without its cookie, and is nobody's to read in a log either. */
const pattern = (path: string) => path.replace(/^\/form\/[^/]+/, "/form/{id}");
