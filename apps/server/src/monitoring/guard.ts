import { createHash, timingSafeEqual } from "node:crypto";
import { openRateLimiter } from "@dilo/foundation";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressKey } from "../http/limits.ts";
import { notFound, RequestError } from "../http/request-error.ts";
import type { Services } from "../services.ts";
import { isLoopbackHost } from "../settings/hosts.ts";
import { countInStore } from "../store/tries/in-store.ts";
import { unlessAway } from "../store/unless-away.ts";

/** Who is let in: whoever shows the token, or whoever asks for this machine by its own name. */
export type Guard = { readonly kind: "token"; readonly token: string } | { readonly kind: "this-machine" };

/** Wrong tokens an address may show: after that it has to wait, on every server of the store. */
const wrongLimit = { limit: 30, windowMs: 60_000 };

/** Addresses that have shown the right token are remembered: their requests cost no row. */
const mostKnown = 100;

/**
 * Lets in whom the guard lets in. A token is counted before it is looked at, so that nobody can try many at once.
 * @throws RequestError from the hook: `no-ops-token`, `too-many-tries`, or `not-found` where there is no token
 */
export function openDoor({ store, clock, vault }: Pick<Services, "store" | "clock" | "vault">, guard: Guard) {
  const tries = countInStore(store.db, clock);
  const known = new Set<string>();
  /** Counts while the store is away: just then the operator has to look. */
  const own = openRateLimiter({ ...wrongLimit, now: clock });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header("cache-control", "no-store");
    if (guard.kind === "this-machine") {
      // A page elsewhere could have its own name lead here: this machine has other names.
      if (isLoopbackHost(request.hostname.replace(/^\[|\]$/g, ""))) return;
      throw notFound();
    }
    const shown = tokenOf(request);
    // Of digests, whose length tells nothing.
    const isRight = shown !== undefined && timingSafeEqual(digest(shown), digest(guard.token));
    const address = addressKey(request.ip);
    if (isRight && known.has(address)) return;
    if (shown !== undefined) {
      const key = vault.digest(JSON.stringify(["ops", "wrong-token", address]));
      const counted = await unlessAway(tries.add(key, wrongLimit.windowMs));
      const isAllowed = counted === undefined ? own.take(key) : counted.count <= wrongLimit.limit;
      if (!isAllowed) {
        throw new RequestError("too-many-tries", "Too many wrong tokens from this address. Wait a minute.", {
          retryAfterSeconds: counted?.secondsLeft ?? own.secondsLeft(key),
        });
      }
      if (isRight) {
        if (counted !== undefined) await unlessAway(tries.takeBack(key));
        const [oldest] = known;
        if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
        known.add(address);
        return;
      }
    }
    reply.header("www-authenticate", 'Basic realm="Dilo", charset="UTF-8"');
    throw new RequestError("no-ops-token", "The operator's token is needed.");
  };
}

/** The token of a request, which a browser sends as a password; undefined when it shows none. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [, scheme = "", shown] = /^(Bearer|Basic) (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return shown !== undefined && scheme.toLowerCase() === "basic" ? passwordOf(shown) : shown;
}

function passwordOf(credentials: string): string {
  return Buffer.from(credentials, "base64").toString("utf8").split(":").slice(1).join(":");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
