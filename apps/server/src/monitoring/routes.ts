import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { PdfTurns } from "../delivery/pdf-turns.ts";
import type { Draining } from "../http/draining.ts";
import { notFound } from "../http/request-error.ts";
import { countProblemJobs } from "../jobs/jobs.ts";
import type { Access } from "../payments/access.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import { makeTestOrder, removeTestOrder } from "../payments/test-order.ts";
import type { Services } from "../services.ts";
import { unlessAway } from "../store/unless-away.ts";
import { type Guard, openDoor } from "./guard.ts";
import { opsPage, opsStyle } from "./ops-page.ts";
import { failedLetters, latestOrders, latestRefunds, readStoreFigures } from "./store-figures.ts";

/** What the pages tell about. */
export interface MonitoringContext {
  readonly services: Services;
  readonly turns: Pick<PdfTurns, "waiting">;
  /** For orders nobody paid. */
  readonly access: Access;
  readonly cookies: AccessCookies;
  readonly draining: Pick<Draining, "isOn">;
}

/**
 * Mounts `/metrics`, for Prometheus, `/ops`, the operator's page, and what makes the canary's test orders. None holds personal data; all are private.
 * A browser is asked for the token as for a password, under any name.
 */
export async function mountMonitoring(app: FastifyInstance, context: MonitoringContext, guard: Guard): Promise<void> {
  const { services, turns } = context;
  const { db } = services.store;
  const { clock, metrics, payments, looks } = services;

  async function liveFigures() {
    return {
      callsLive: services.platform?.activeCalls() ?? 0,
      pdfsWaiting: turns.waiting(),
      isDraining: context.draining.isOn,
      redisUp: await looks.redis?.(),
      filesUp: await looks.files?.(),
      stored: await unlessAway(readStoreFigures(db, clock)),
    };
  }

  async function readRows() {
    const [problems, orders] = [await countProblemJobs(db), await latestOrders(db)];
    return { problems, orders, refunds: await latestRefunds(db), letters: await failedLetters(db) };
  }

  const routes: FastifyPluginAsync = async (scope) => {
    scope.addHook("onRequest", openDoor(services, guard));
    scope.get("/metrics", async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text(await liveFigures())),
    );
    scope.get("/ops/page.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(opsStyle));
    scope.get("/ops", async (_request, reply) => {
      const forms = Object.entries(services.documents.officialForms.status());
      const page = opsPage({
        at: clock(),
        live: await liveFigures(),
        rows: await unlessAway(readRows()),
        formWarnings: forms.flatMap(([formType, { warnings }]) =>
          warnings.map((warning) => `Official form ${formType}: ${warning}.`),
        ),
        provider: payments.provider,
        recent: metrics.recent,
      });
      return reply.type("text/html; charset=utf-8").send(page);
    });
    // Where people are served, so that the cookie is theirs.
    if (guard.kind === "token") {
      scope.post("/ops/test-order", async (_request, reply) => {
        context.cookies.set(reply, "capability", await makeTestOrder({ db, clock, payments, access: context.access }));
        return reply.send({ made: true });
      });
      scope.delete("/ops/test-order", async (request, reply) => {
        if (!(await removeTestOrder(db, await context.cookies.ownerOf(request)))) throw notFound();
        return reply.send({ removed: true });
      });
    }
  };
  await app.register(routes);
}
