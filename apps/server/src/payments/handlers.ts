import type { ProductOperations } from "@dilo/api";
import type { Idempotency } from "../http/idempotency.ts";
import type { Handlers } from "../http/mount.ts";
import { longestAnswerMs, openPatience } from "../http/patience.ts";
import type { Access } from "./access.ts";
import type { AccessCookies } from "./cookies.ts";
import type { PaymentFinder } from "./find-payment.ts";
import type { Payments } from "./payments.ts";
import { newSecret } from "./secrets.ts";

/** How long this server may take for what it does alone. Milliseconds. */
const ownWorkMs = 20_000;

/** Serves the payment operations. */
export function paymentHandlers(context: {
  access: Access;
  cookies: AccessCookies;
  finder: PaymentFinder;
  idempotency: Idempotency;
  payments: Pick<Payments, "provider">;
}) {
  const { access, cookies, finder, idempotency, payments } = context;
  // Behind test payments stands no service that could hang: a busy machine is waited for.
  const patience = openPatience("payments-slow", payments.provider === "embedded" ? ownWorkMs : longestAnswerMs);
  return {
    async checkCookies({ request, reply }) {
      const hasCookie = cookies.read(request, "order") !== undefined;
      if (!hasCookie) cookies.set(reply, "order", newSecret());
      return { hasCookie };
    },
    async createCheckoutSession({ body, request, reply }) {
      const secret = cookies.read(request, "order");
      const asked = { name: "createCheckoutSession", body, secret, owner: undefined, isSameAgain: true };
      // A browser without a cookie is nobody's double.
      const who = secret ?? newSecret();
      const begin = () => patience.once(["begin", who, body], () => access.begin({ ...body, browser: secret ?? who }));
      const { url, browser } = await idempotency.once(request, asked, begin);
      cookies.set(reply, "order", browser);
      return { url };
    },
    async verifyPayment({ body, request, reply }) {
      const proof = { browser: cookies.read(request, "order"), capability: cookies.read(request, "capability") };
      const answer = await patience.once(["verify", proof, body], () => access.verify({ ...body, ...proof }));
      if (answer.verified) cookies.set(reply, "capability", answer.capability);
      return { verified: answer.verified };
    },
    async findPayment({ body, request }) {
      const proof = { browser: cookies.read(request, "order"), capability: cookies.read(request, "capability") };
      const found = patience.once(["find", proof, body], () => finder.find({ ...body, ...proof }));
      return { payment: await found };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
