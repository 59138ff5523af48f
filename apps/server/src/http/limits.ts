import { isIPv6 } from "node:net";
import { productRoutes } from "@dilo/api";
import type { FastifyInstance } from "fastify";
import type { AttemptCounter } from "../store/tries/attempt-counter.ts";
import type { Vault } from "../store/vault.ts";
import { RequestError } from "./request-error.ts";

/** Larger bodies are refused. Bytes. */
export const longestBody = 64 * 1024;

/** Longer path parameters are not found. Characters. */
export const longestParameter = 200;

/** A request must be read whole within this time. Milliseconds. */
export const slowestRequestMs = 30_000;

/** Operations that need no payment: each address may use them this often together. */
const openOperations: readonly string[] = [
  productRoutes.createCheckoutSession.path,
  productRoutes.verifyPayment.path,
  productRoutes.checkCookies.path,
  productRoutes.findPayment.path,
  productRoutes.createVoiceToken.path,
  productRoutes.resume.path,
];
const openLimit = { limit: 120, windowMs: 60_000 };

/** Keeps one address from flooding the operations that need no payment, all servers of a store together. */
export function mountRateLimit(app: FastifyInstance, { tries, vault }: { tries: AttemptCounter; vault: Vault }): void {
  app.addHook("onRequest", async ({ routeOptions, ip }) => {
    if (!openOperations.includes(routeOptions.url ?? "")) return;
    const key = vault.digest(JSON.stringify(["open-operations", "address", addressKey(ip)]));
    const { count, secondsLeft } = await tries.add(key, openLimit.windowMs);
    if (count <= openLimit.limit) return;
    throw new RequestError("too-many-requests", "Too many calls from this address. Wait a minute.", {
      retryAfterSeconds: secondsLeft,
    });
  });
}

/** What counts as one address: a line with IPv6 has a whole /64 of them, and may take a new one for every try. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = ip.split("%")[0]?.toLowerCase().split("::") ?? [];
  const before = head.split(":").filter((part) => part !== "");
  const after = tail.split(":").filter((part) => part !== "");
  const gap = ip.includes("::") ? Array<string>(Math.max(8 - before.length - after.length, 0)).fill("0") : [];
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
