import type { ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import { RequestError } from "../../http/request-error.ts";
import type { Access } from "../../payments/access.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import type { ResumeCodes } from "./resume.ts";

/** Serves the operations that carry a form to another phone. */
export function resumeHandlers(context: { codes: ResumeCodes; access: Access; cookies: AccessCookies }) {
  const { codes, access, cookies } = context;
  return {
    async createResumeCode({ request }) {
      return codes.create(await cookies.ownerOf(request));
    },
    async resume({ body, request, reply }) {
      const redeemed = await codes.redeem(body.code, request.ip);
      if (redeemed.kind === "too-many-attempts") {
        throw new RequestError("too-many-tries", "Too many codes were tried. Wait.", {
          retryAfterSeconds: redeemed.secondsLeft,
        });
      }
      const capability = await access.open(redeemed.orderId, cookies.read(request, "capability"));
      cookies.set(reply, "capability", capability);
      return { verified: true as const };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
