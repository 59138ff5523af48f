import { isIPv6 } from "node:net";
import { finished, type Readable, Transform } from "node:stream";
import { productRoutes } from "@dilo/api";
import type { FastifyInstance, FastifyReply } from "fastify";
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

/** Keeps one address from flooding the operations that need no payment, all servers of a store together, and the memory. */
export function mountLimits(app: FastifyInstance, { tries, vault }: { tries: AttemptCounter; vault: Vault }): void {
  mountBodyRoom(app);
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

/** What memory holds of longer bodies until they are answered: of those of one address, and of all. Bytes. */
const mostHeld = { ofAddress: 16 * 1024 * 1024, inAll: 64 * 1024 * 1024 };

/** Keeps bodies that come at once from filling the memory; forms are streamed to the disk (resources/uploads.ts). */
function mountBodyRoom(app: FastifyInstance): void {
  const perAddress = new Map<string, number>();
  let inAll = 0;

  /** Lets a body through as long as there is room for it. */
  function roomFor(key: string, { raw }: FastifyReply): Transform {
    let bytes = 0;
    const hold = (change: number) => {
      bytes += change;
      inAll += change;
      const ofAddress = (perAddress.get(key) ?? 0) + change;
      if (ofAddress > 0) perAddress.set(key, ofAddress);
      else perAddress.delete(key);
      return ofAddress <= mostHeld.ofAddress && inAll <= mostHeld.inAll;
    };
    finished(raw, () => hold(-bytes));
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => (hold(chunk.length) ? done(null, chunk) : done(noRoomNow())),
    });
  }

  app.addHook("preParsing", async ({ headers, ip }, reply, body) => {
    const isChunked = headers["transfer-encoding"] !== undefined;
    const isLong = isChunked || Number(headers["content-length"] ?? 0) > longestBody;
    if (!isLong || /^\s*multipart\//i.test(headers["content-type"] ?? "")) return body;
    const room = roomFor(addressKey(ip), reply);
    // Who reads it may have given it up before it ends: without a listener of its own an error would end the process.
    room.on("error", () => undefined);
    body.once("error", (error) => room.destroy(error));
    return (body as Readable).pipe(room);
  });
}

/** What reads a body takes an error without a status for the sender's fault. */
function noRoomNow(): RequestError {
  const message = "Many long requests are being read. Send it again.";
  return Object.assign(new RequestError("not-available", message, { retryAfterSeconds: 2 }), { statusCode: 503 });
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
