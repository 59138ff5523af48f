import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { isRetentionLate } from "../jobs/retention.ts";
import type { Clock, Db } from "../store/store.ts";

/** Mounts `/healthz` (the process answers) and `/readyz` (it can do its work, and deletes what it promised to). */
export function mountHealth(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    const store = await db.execute(sql`select 1`).then(
      () => "ok",
      () => "not-reached",
    );
    const retention = store === "ok" && (await isRetentionLate(db, clock)) ? "late" : "ok";
    const isReady = store === "ok" && retention === "ok";
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    return reply.send({ status: isReady ? "ready" : "not-ready", store, retention });
  });
}
