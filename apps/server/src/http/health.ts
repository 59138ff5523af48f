import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { isRetentionLate } from "../answers/retention/retention.ts";
import type { OfficialForms } from "../documents/official-forms/official-forms.ts";
import { countProblemJobs } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import type { WriteProbe } from "../store/room/write-probe.ts";
import type { Clock, Db } from "../store/store.ts";
import { isOutOfRoom } from "../store/store-unavailable.ts";
import { clientKind } from "./client-address.ts";
import type { Draining } from "./draining.ts";
import { errorFacts, type Log } from "./logs.ts";

/** Probes come every few seconds and count a missing answer as a failure. Milliseconds. */
const timeoutMs = 2000;

/** What the two probes look at. */
export interface HealthContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly officialForms: Pick<OfficialForms, "status">;
  readonly draining: Pick<Draining, "isOn">;
  readonly probe: WriteProbe;
  readonly looks: Services["looks"];
}

/**
 * Mounts `/healthz` (the process answers) and `/readyz` (it can do its work, and deletes what it promised to). Jobs that
 * were given up or fail on are counted there, and how the official forms stand: somebody should look, but no other server would do
 * better, and so it is with files in an object store: the forms do without. It waits for nothing but the store and the disks, which it reads and
 * writes, for Redis and the object store.
 */
export function mountHealth(
  app: FastifyInstance,
  { db, clock, log, officialForms, draining, probe, looks }: HealthContext,
): void {
  app.get("/healthz", async (request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", client: clientKind(request.ip) }),
  );

  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (draining.isOn)
      return reply.code(503).header("retry-after", 5).send({ status: "not-ready", server: "stopping" });
    let isFull = false;
    const others = Promise.all([looks.redis?.(), looks.files?.()]);
    // A store that reads and cannot write would take no answer: a full disk, a server that became read-only.
    const looking = Promise.all([isRetentionLate(db, clock), countProblemJobs(db), probe.check()]).catch(
      (error: unknown) => {
        isFull = isOutOfRoom(error);
        log({ level: "error", event: isFull ? "disk-full" : "failed", error: errorFacts(error) });
      },
    );
    // A database that hangs neither answers nor fails.
    const found = await Promise.race([looking, wait(timeoutMs, undefined, { ref: false })]);
    if (found === undefined) {
      return reply.code(503).send({ status: "not-ready", store: isFull ? "no-room" : "not-usable" });
    }
    const [isLate, jobs] = found;
    const [redisUp, filesUp] = await others;
    const forms = officialForms.status();
    const details = {
      ...{ store: "ok", retention: isLate ? "late" : "ok", jobs, officialForms: forms },
      ...(redisUp !== undefined && { redis: redisUp ? "ok" : "away" }),
      ...(filesUp !== undefined && { files: filesUp ? "ok" : "away" }),
    };
    const isReady = !isLate && redisUp !== false;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ready" : "not-ready", ...details });
  });
}
