import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { RequestError } from "../../http/request-error.ts";
import type { Settlement } from "../settlement.ts";
import { recordRefund } from "./refunds.ts";

/** Where the card provider sends its notices. */
const webhookPath = "/api/stripe-webhook";

/** Notices hold a whole session, and what the account adds to it. Bytes. */
const longestNotice = 256 * 1024;

/** Mounts the webhook. Called only where the provider sends notices: elsewhere the address does not exist. */
export async function mountWebhook(
  app: FastifyInstance,
  context: Parameters<typeof recordRefund>[0] & { readonly settlement: Settlement },
): Promise<void> {
  const { payments, settlement } = context;
  const routes: FastifyPluginAsync = async (webhook) => {
    webhook.removeAllContentTypeParsers();
    // The signature is over the bytes as they came, so nothing may read them as JSON and write them again.
    webhook.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);

    webhook.post<{ Body: unknown }>(webhookPath, { bodyLimit: longestNotice }, async ({ body, headers }, reply) => {
      const signature = headers["stripe-signature"];
      if (!Buffer.isBuffer(body) || typeof signature !== "string") {
        throw new RequestError("bad-signature", "The notice is not signed.");
      }
      const notice = payments.readEvent(body, signature);
      if (notice?.kind === "paid") await settlement.receive(notice);
      if (notice?.kind === "refunded") await recordRefund(context, notice);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  };
  await app.register(routes);
}
