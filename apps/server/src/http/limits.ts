import { productRoutes } from "@dilo/api";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { RequestError } from "./request-error.ts";

/** Larger bodies are refused. Bytes. */
export const longestBody = 64 * 1024;

/** Longer path parameters are not found. Characters. */
export const longestParameter = 200;

/** A request must be read whole within this time. Milliseconds. */
export const slowestRequestMs = 30_000;

/** Calls a stranger may make, and so flood: each address may make this many of them a minute. */
const strangersCalls: readonly string[] = [
  productRoutes.createCheckoutSession.path,
  productRoutes.verifyPayment.path,
  productRoutes.createVoiceToken.path,
  productRoutes.resume.path,
];
const callsPerMinute = 120;

/** Keeps one address from flooding the calls that need no payment. Counted in this process. */
export async function mountRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: ({ routeOptions }) => !strangersCalls.includes(routeOptions.url ?? ""),
    errorResponseBuilder: () =>
      new RequestError("too-many-requests", "Too many calls from this address. Wait a minute."),
  });
}
