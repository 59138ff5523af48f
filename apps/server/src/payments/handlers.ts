import type { ProductOperations } from "@dilo/api";
import type { Handlers } from "../http/mount.ts";
import type { Access } from "./access.ts";
import type { AccessCookies } from "./cookies.ts";

/** Serves the two payment operations. */
export function paymentHandlers({ access, cookies }: { access: Access; cookies: AccessCookies }) {
  return {
    async createCheckoutSession({ body, request, reply }) {
      const { url, browser } = await access.begin({ ...body, browser: cookies.read(request, "order") });
      cookies.set(reply, "order", browser);
      return { url };
    },
    async verifyPayment({ body, request, reply }) {
      const proof = { browser: cookies.read(request, "order"), capability: cookies.read(request, "capability") };
      const answer = await access.verify({ ...body, ...proof });
      if (answer.verified) cookies.set(reply, "capability", answer.capability);
      return { verified: answer.verified };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
