import type { ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import { RequestError } from "../../http/request-error.ts";
import type { Access } from "../../payments/access.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import { type ResumeCodes, TooManyTries } from "./resume.ts";

/** Answers the calls that carry a form to another phone. */
export function resumeHandlers(context: { codes: ResumeCodes; access: Access; cookies: AccessCookies }) {
  const { codes, access, cookies } = context;
  return {
    async createResumeCode({ request }) {
      return codes.create(await cookies.ownerOf(request));
    },
    async resume({ body, request, reply }) {
      try {
        const orderId = await codes.redeem(body.code, request.ip);
        const capability = await access.open(orderId, cookies.read(request, "capability"));
        cookies.set(reply, "capability", capability);
        return { verified: true as const };
      } catch (error) {
        if (!(error instanceof TooManyTries)) throw error;
        void reply.header("retry-after", error.seconds);
        throw new RequestError("too-many-tries", "Too many codes were tried. Wait.", { cause: error });
      }
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
