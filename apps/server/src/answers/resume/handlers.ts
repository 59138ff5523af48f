import type { ProductOperations } from "@dilo/api";
import type { Idempotency } from "../../http/idempotency.ts";
import type { Handlers } from "../../http/mount.ts";
import { RequestError } from "../../http/request-error.ts";
import type { Access } from "../../payments/access.ts";
import { type AccessCookies, notPaid } from "../../payments/cookies.ts";
import type { ResumeCodes } from "./resume.ts";

/** Serves the operations that carry a form to another phone. */
export function resumeHandlers(context: {
  codes: ResumeCodes;
  access: Access;
  cookies: AccessCookies;
  idempotency: Idempotency;
}) {
  const { codes, access, cookies, idempotency } = context;
  return {
    async createResumeCode({ request }) {
      const { orderId: owner, holder } = await cookies.openedBy(request);
      const secret = cookies.read(request, "capability");
      const asked = { name: "createResumeCode", body: null, secret, owner, isSameAgain: true };
      return idempotency.once(request, asked, async () => {
        const code = holder === "payer" ? await codes.create(owner) : await codes.createForFinder(owner);
        if (code === undefined) throw notPaid();
        return code;
      });
    },
    async resume({ body, request, reply }) {
      const redeemed = await codes.redeem(body.code, { ip: request.ip, browser: cookies.read(request, "order") });
      if (redeemed.kind === "too-many-attempts") {
        throw new RequestError("too-many-tries", "Too many codes were tried. Wait.", {
          retryAfterSeconds: redeemed.secondsLeft,
        });
      }
      const capability = await access.open(redeemed, cookies.read(request, "capability"));
      cookies.set(reply, "capability", capability);
      return { verified: true as const };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
