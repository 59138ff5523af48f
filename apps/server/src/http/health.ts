import type { FastifyInstance } from "fastify";
import { countDead } from "../jobs/jobs.ts";
import { isRetentionLate } from "../jobs/retention.ts";
import type { Clock, Db } from "../store/store.ts";
import { errorFacts, type Log } from "./logs.ts";

/**
 * Mounts `/healthz` (the process answers) and `/readyz` (it can do its work, and deletes what it promised to). Jobs that
 * were given up are counted there: somebody should look, but no other server would do better.
 */
export function mountHealth(app: FastifyInstance, { db, clock, log }: { db: Db; clock: Clock; log: Log }): void {
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const found = await Promise.all([isRetentionLate(db, clock), countDead(db)]).catch((error: unknown) => {
      log({ level: "error", event: "failed", error: errorFacts(error) });
    });
    if (found === undefined) return reply.code(503).send({ status: "not-ready", store: "not-reached" });
    const [isLate, dead] = found;
    const details = { store: "ok", retention: isLate ? "late" : "ok", jobs: { dead } };
    return reply.code(isLate ? 503 : 200).send({ status: isLate ? "not-ready" : "ready", ...details });
  });
}
