import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { notFound, RequestError, requestErrorOf } from "../../http/request-error.ts";
import type { WriteProbe } from "../../store/room/write-probe.ts";
import { isOutOfRoom } from "../../store/store-unavailable.ts";
import { checkoutPage, checkoutStyle, checkoutStylePath } from "./checkout-page.ts";
import { checkoutPath, type Decision, type EmbeddedPayments } from "./embedded-payments.ts";
import { checkoutLanguage, checkoutLanguagePath } from "./page-script.ts";

/** Mounts the test payment page. Called only where payments are embedded: elsewhere the page does not exist. */
export async function mountEmbeddedCheckout(
  app: FastifyInstance,
  payments: EmbeddedPayments,
  probe: WriteProbe,
): Promise<void> {
  const routes: FastifyPluginAsync = async (page) => {
    page.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    page.get(checkoutStylePath, (_request, reply) => reply.type("text/css; charset=utf-8").send(checkoutStyle));
    page.get(checkoutLanguagePath, (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(checkoutLanguage),
    );

    page.get<{ Params: { id: string } }>(`${checkoutPath}/:id`, async ({ params }, reply) => {
      const state = await payments.find(params.id);
      if (state === undefined) throw notFound();
      // Who comes back to a page that is paid, or over, is sent on from it: a payment is final.
      const isDone = state === "ended" || state === "paid";
      if (isDone) return asPage(reply).redirect((await payments.decide(params.id, "cancel")) ?? "/", 303);
      const html = checkoutPage({
        action: `${checkoutPath}/${params.id}`,
        notice: state === "declined" ? "declined" : undefined,
      });
      return asPage(reply).type("text/html; charset=utf-8").send(html);
    });

    page.post<{ Params: { id: string } }>(`${checkoutPath}/:id`, async ({ params, body }, reply) => {
      const decision = decisionOf(body);
      try {
        // Before the money: a payment that cannot be served is not taken.
        if (decision === "pay") await probe.check();
        const next = await payments.decide(params.id, decision);
        if (next === undefined) throw notFound();
        return asPage(reply).redirect(next, 303);
      } catch (error) {
        if (!isOutOfRoom(error)) throw error;
        const html = checkoutPage({ action: `${checkoutPath}/${params.id}`, notice: "no-room" });
        const { retryAfterSeconds = 0 } = requestErrorOf(error);
        return asPage(reply)
          .code(503)
          .header("retry-after", retryAfterSeconds)
          .type("text/html; charset=utf-8")
          .send(html);
      }
    });
  };
  await app.register(routes);
}

/** With the site's `no-referrer`, browsers send a form's Origin as "null", and our own form would be refused. */
function asPage(reply: FastifyReply): FastifyReply {
  return reply.header("referrer-policy", "same-origin").header("cache-control", "no-store");
}

function decisionOf(body: unknown): Decision {
  const { decision } = (body ?? {}) as { decision?: unknown };
  if (decision === "pay" || decision === "decline" || decision === "cancel") return decision;
  throw new RequestError("bad-body", "The decision is missing.");
}
